import type { EndpointValues } from '@auger/contract'
import { planSchema, type Plan } from '@auger/contract/plan'
import type { Definition } from '../domain/definition.ts'
import { withKnownMetrics } from '../domain/known-metrics.ts'
import { failures } from '../domain/errors.ts'
import type { Owner } from '../domain/owner.ts'
import type { Table } from '../domain/table.ts'
import { stepTitle } from '../operations/index.ts'
import { loadTables } from './load-tables.ts'
import { withWindowsCounted } from './plan-windows.ts'
import { pinSources } from './pin-sources.ts'
import { runnablePlan } from './runnable-plan.ts'
import type { AskDeps } from './deps.ts'
import { statementProblems } from './statement-problems.ts'
import { submitRequest, type Submission, type SubmitDeps } from './submit.ts'

const mostProblems = 5
/** For a place at the engine, too. What was not looked at until then is for the job to tell. */
const mostMilliseconds = 15_000

export type SubmitPlanDeps = SubmitDeps & Pick<AskDeps, 'engine' | 'objects'>

/** Takes a plan: checks it against the tables there are, and keeps it as a job like any question. */
export function submitPlan(
  input: EndpointValues<'createPlanJob'>,
  owner: Owner,
  deps: SubmitPlanDeps,
  idempotencyKey?: string,
): Promise<Submission> {
  const written = readPlan(input.plan)
  return submitRequest(input, owner, deps, idempotencyKey, async (session) => {
    const pinned = await pinSources(input.id, input.datasource_ids ?? [], owner, deps.store)
    const definitions = pinned.definitions ?? []
    const tables = await loadTables(pinned.sourceIds, definitions, deps.store)
    const today = deps.clock.now().toISOString().slice(0, 10)
    const plan = withWindowsCounted(
      runnable(written, tables, withKnownMetrics(definitions, tables)),
      tables,
      today,
    )
    const wait = AbortSignal.timeout(mostMilliseconds)
    const problems = await statementProblems(plan, tables, owner.projectId, deps, wait)
    if (problems.length > 0) throw notRunnable(problems)
    const outputLanguage = input.output_language ?? session.outputLanguage
    return {
      question: input.title.trim() === '' ? titleOf(plan, tables) : input.title,
      plan,
      ...pinned,
      outputLanguage: outputLanguage === 'AUTO' && input.title.trim() === '' ? 'EN' : outputLanguage,
      mode: session.jobMode,
      withCitation: true,
      userPrompt: null,
      maxContextualJobHistory: 0,
    }
  })
}

function readPlan(value: unknown): Plan {
  if (value === undefined) throw failures.invalid('plan is required')
  const read = planSchema.safeParse(value)
  if (read.success) return read.data
  const problems = read.error.issues
    .slice(0, mostProblems)
    .map(({ path, message }) => [['plan', ...path].join('.'), message].join(': '))
  throw failures.invalid(problems.join('; '))
}

function runnable(written: Plan, tables: readonly Table[], definitions: readonly Definition[]): Plan {
  const found = runnablePlan(written, tables, definitions)
  if ('problems' in found) throw notRunnable(found.problems)
  return found.plan
}

const notRunnable = (problems: readonly string[]) =>
  failures.invalid(`plan: ${problems.slice(0, mostProblems).join('; ')}`)

const titleOf = ({ steps }: Plan, tables: readonly Table[]): string => {
  const last = steps.at(-1)
  return last === undefined ? '' : stepTitle(last, tables, 'EN')
}
