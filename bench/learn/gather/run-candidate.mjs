// What a candidate comes to: its rows, those that answer, and the words for them.
import { versionOf } from '@auger/contract/plan'
import { consider } from '@auger/server/ask/consider'
import { withWindowsCounted } from '@auger/server/ask/plan-windows'
import {
  analyse,
  answerOf,
  compileStep,
  conclude,
  fillTemplate,
  validatePlan,
} from '@auger/server/operations/index'

const keptRows = 1000
const mostAnalysed = 100_000

/** { answer, rows, columns, text() }, or { problem } where it cannot be run. run: (sql, most) → { columns, rows, rowCount } or { error }. */
export async function runCandidate(candidate, asked, run) {
  try {
    const plan = await planOf(candidate, asked)
    return await runPlan(plan, asked, run)
  } catch (error) {
    return { problem: error.message }
  }
}

/** The plan that the service would make of it: metrics that are defined in the place of their names, currencies apart, windows counted. */
async function planOf({ steps, frame: { template } }, asked) {
  const proposing = { propose: async () => ({ kind: 'steps', steps, assumptions: [] }) }
  const considered = { question: asked, context: [], observations: [], done: [] }
  const proposal = await consider(considered, proposing, never)
  if (proposal.kind !== 'steps') throw new Error(`refused: ${proposal.refusal?.missing.join(', ')}`)
  const plan = { version: versionOf(proposal.steps), steps: proposal.steps }
  const counted = withWindowsCounted(plan, asked.tables, asked.today)
  return template === undefined ? counted : { ...counted, template }
}

const never = new AbortController().signal

async function runPlan(plan, { tables, language }, run) {
  const { steps, template } = plan
  const problems = validatePlan(plan, tables)
  if (problems.length > 0) return { problem: problems[0] }
  const results = new Map()
  for (const [at, step] of steps.entries()) {
    // What a step needs of earlier ones is part of its statement; only a template looks at them.
    if (template === undefined && at < steps.length - 1) continue
    const outcome = await runStep(step, compileStep(step, steps.slice(0, at), tables), run)
    if (outcome.error !== undefined) return { problem: outcome.error }
    results.set(step.id, { outcome, tableName: step.id })
  }
  const last = steps.at(-1)
  const { outcome } = results.get(last.id)
  return {
    answer: answerOf(last, outcome.columns, outcome.rows),
    rows: outcome.rows,
    columns: outcome.columns,
    text: () =>
      template === undefined
        ? conclude({ plan, tables, outcome, tableName: last.id, language }).before.content
        : fillTemplate(template, results).content,
  }
}

async function runStep({ analysis }, sql, run) {
  const read = await run(sql, analysis === undefined ? keptRows : mostAnalysed)
  return analysis === undefined || read.error !== undefined ? read : analyse(analysis, read)
}
