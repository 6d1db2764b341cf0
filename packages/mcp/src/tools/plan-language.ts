import { planDocument } from '@auger/contract/plan'
import { z } from 'zod'
import { looks, Refused, tool } from '../tool.ts'

interface Node {
  readonly description?: string
  readonly properties?: { readonly [name: string]: Node }
  readonly oneOf?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly const?: unknown
}
interface Part {
  readonly name: string
  readonly of: string
  readonly meaning: string
  readonly schema: Node
}

let made: readonly Part[] | undefined

/** The schema of a plan, apart: whole it is ten thousand words, and an agent needs a few of them. */
function parts(): readonly Part[] {
  made ??= partsOf(
    z.toJSONSchema(planDocument, { io: 'input' }) as Node & {
      readonly $defs?: { readonly [name: string]: Node }
    },
  )
  return made
}

function partsOf({ $defs = {}, ...plan }: Node & { readonly $defs?: { readonly [name: string]: Node } }) {
  return Object.entries({ Plan: plan, ...$defs }).flatMap(([name, schema]): Part[] => [
    { name, of: '', meaning: schema.description ?? '', schema },
    ...(schema.oneOf ?? schema.anyOf ?? []).flatMap((one): Part[] => {
      const kind = one.properties?.['kind']
      if (typeof kind?.const !== 'string') return []
      return [{ name: kind.const, of: name, meaning: kind.description ?? '', schema: one }]
    }),
  ])
}

export const planLanguage = tool({
  name: 'plan_language',
  title: 'The language of plans',
  description:
    'Tell how a plan for run_plan is written: without part the names of all verbs, inputs, metrics, conditions and formulas; with part, such as metrics or Condition, its JSON Schema.',
  annotations: { ...looks, idempotentHint: true },
  input: { part: z.string().optional().describe('The name of a part, as this tool tells it.') },
  output: {
    parts: z.array(z.object({ name: z.string(), of: z.string(), meaning: z.string() })),
    schemas: z.array(
      z.object({ name: z.string(), of: z.string(), json_schema: z.record(z.string(), z.unknown()) }),
    ),
  },
  run: async ({ part }) => {
    const all = parts()
    const told = all.map(({ name, of, meaning }) => ({ name, of, meaning }))
    if (part === undefined) return { data: { parts: told, schemas: [] }, text: contentsOf(all) }
    const found = all.filter(({ name }) => name === part)
    if (found.length === 0)
      throw new Refused(
        `part: there is no ${JSON.stringify(part)}. There are: ${all.map(({ name }) => name).join(', ')}.`,
      )
    const schemas = found.map(({ name, of, schema }) => ({ name, of, json_schema: { ...schema } }))
    const text = schemas.map(
      ({ name, of, json_schema }) => `${heading(name, of)}\n${JSON.stringify(json_schema)}`,
    )
    return { data: { parts: [], schemas }, text: text.join('\n\n') }
  },
})

const heading = (name: string, of: string): string => (of === '' ? name : `${name} (${of})`)

function contentsOf(all: readonly Part[]): string {
  return all
    .map(({ name, of, meaning }) => (of === '' ? `\n${name}: ${meaning}` : `- ${name}: ${meaning}`))
    .join('\n')
    .trim()
}
