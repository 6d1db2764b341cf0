import type { JSONSchema7, LanguageModelV3CallOptions, LanguageModelV3Prompt } from '@ai-sdk/provider'
import type { ModelRequest } from '../../../ports/model.ts'

/** The ways to get an object out of a model, the surest first. */
export const rungs = ['tool', 'schema', 'object', 'text'] as const
export type Rung = (typeof rungs)[number]

/** What is asked of a model, and how much it may say. */
export type Call = LanguageModelV3CallOptions & { readonly maxOutputTokens: number }

/** What is asked of the model on a rung. */
export function callOf(request: ModelRequest, rung: Rung): Call {
  const { form, mostTokens } = request
  const schema = form.schema as JSONSchema7
  const call = { prompt: promptOf(request, rung), maxOutputTokens: mostTokens, temperature: 0 }
  switch (rung) {
    case 'tool':
      return {
        ...call,
        tools: [{ type: 'function', name: form.name, description: form.description, inputSchema: schema }],
        toolChoice: { type: 'tool', toolName: form.name },
      }
    case 'schema':
      return {
        ...call,
        responseFormat: { type: 'json', schema, name: form.name, description: form.description },
      }
    case 'object':
      return { ...call, responseFormat: { type: 'json' } }
    case 'text':
      return call
  }
}

function promptOf({ instructions, messages, form }: ModelRequest, rung: Rung): LanguageModelV3Prompt {
  return [
    { role: 'system', content: `${instructions}${howToReply(form, rung)}` },
    ...messages.map(({ from, text }) => ({
      role: from === 'us' ? ('user' as const) : ('assistant' as const),
      content: [{ type: 'text' as const, text }],
    })),
  ]
}

function howToReply({ name, description, schema }: ModelRequest['form'], rung: Rung): string {
  if (rung === 'tool') return `\n\nReply by calling ${name} once.`
  const shape = rung === 'schema' ? '' : `\nIt must match this JSON Schema:\n${JSON.stringify(schema)}`
  return `\n\nReply with one JSON object and nothing else. ${name}: ${description}${shape}`
}
