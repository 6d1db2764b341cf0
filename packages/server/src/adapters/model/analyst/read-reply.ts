import { z } from 'zod'
import { planSchema, versionOf, type Plan } from '@auger/contract/plan'
import type { JsonObject } from '../../../ports/model.ts'

/** What a model wants to be done. */
export type Wish =
  | { readonly kind: 'answer' | 'look'; readonly plan: Plan }
  | { readonly kind: 'ready'; readonly analysis: ReadyAnalysis }
  | { readonly kind: 'ask'; readonly about: string; readonly options: readonly string[] }
  | { readonly kind: 'refuse'; readonly missing: readonly string[] }

export type Read = { readonly wish: Wish } | { readonly problems: readonly string[] }

/** What the built-in analyst does as a whole, so that nobody needs to plan it. */
export const readyAnalyses = ['overview', 'quality'] as const
export type ReadyAnalysis = (typeof readyAnalyses)[number]

const mostSteps = 12
const mostProblems = 8
const longestText = 300

const texts = z.array(z.string().trim().min(1).max(longestText)).max(10)
const reply = z.object({
  do: z.enum(['answer', 'look', 'ready', 'ask', 'refuse']),
  analysis: z.enum(readyAnalyses).optional(),
  steps: z.array(z.unknown()).max(mostSteps).optional(),
  results: z.array(z.string()).min(1).optional(),
  about: z.string().max(longestText).optional(),
  options: texts.optional(),
  missing: texts.optional(),
})

/** What a reply means, or what is wrong with it, in words for who wrote it. */
export function readReply(object: JsonObject): Read {
  const read = reply.safeParse(object)
  if (!read.success) return { problems: problemsIn(read.error) }
  const { do: kind, analysis, steps = [], results, about = '', options = [], missing = [] } = read.data
  switch (kind) {
    case 'refuse':
      return { wish: { kind, missing } }
    case 'ready':
      return analysis === undefined
        ? { problems: [`which analysis? One of ${readyAnalyses.join(', ')}`] }
        : { wish: { kind, analysis } }
    case 'ask':
      return options.length < 2
        ? { problems: ['to ask back needs two options or more, each a whole question'] }
        : { wish: { kind, about, options } }
    case 'answer':
    case 'look':
      return planIn(kind, steps, results)
  }
}

function planIn(
  kind: 'answer' | 'look',
  given: readonly unknown[],
  results: readonly string[] | undefined,
): Read {
  if (given.length === 0) return { problems: [`to ${kind} needs steps`] }
  const steps = given.map(completed)
  const read = planSchema.safeParse({ version: 2, steps, ...(results === undefined ? {} : { results }) })
  if (!read.success) return { problems: problemsIn(read.error) }
  const { version: _, ...plan } = read.data
  return { wish: { kind, plan: { ...plan, version: versionOf(plan.steps, plan.results) } } }
}

/** What every step has, and nobody needs to write. */
function completed(step: unknown, at: number): unknown {
  if (typeof step !== 'object' || step === null) return step
  return { id: `s${at + 1}`, verbs: [], chart: 'auto', answer: [], ...step }
}

const problemsIn = ({ issues }: z.ZodError): readonly string[] =>
  issues.slice(0, mostProblems).map(({ path, message }) => `${path.join('.') || 'the reply'}: ${message}`)
