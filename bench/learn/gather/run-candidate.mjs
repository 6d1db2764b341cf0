// What a candidate comes to: its rows, those that answer, and the words for them.
import { versionOf } from '@auger/contract/plan'
import {
  analyse,
  answerOf,
  compileStep,
  conclude,
  fillTemplate,
  validatePlan,
} from '@auger/server/operations/index'
import { withDefinedMetrics } from '@auger/server/ask/defined-metrics'
import { withWindowsCounted } from '@auger/server/ask/plan-windows'

const keptRows = 1000
const mostAnalysed = 100_000

/** { answer, rows, text() }; undefined where it cannot be run. run: (sql, most) → { columns, rows, rowCount } or { error }. */
export async function runCandidate({ steps: proposed, frame }, asked, run) {
  const { tables, language } = asked
  const { template } = frame
  const steps = stepsToRun(proposed, asked)
  if (steps === undefined) return undefined
  const plan = { version: versionOf(steps), steps, ...(template === undefined ? {} : { template }) }
  if (validatePlan(plan, tables).length > 0) return undefined
  const results = new Map()
  for (const [at, step] of steps.entries()) {
    // What a step needs of earlier ones is part of its statement; only a template looks at them.
    if (template === undefined && at < steps.length - 1) continue
    const outcome = await runStep(step, compileStep(step, steps.slice(0, at), tables), run)
    if (outcome === undefined) return undefined
    results.set(step.id, { outcome, tableName: step.id })
  }
  const last = steps.at(-1)
  const { outcome } = results.get(last.id)
  return {
    answer: answerOf(last, outcome.columns, outcome.rows),
    rows: outcome.rows,
    text: () =>
      template === undefined
        ? conclude({ plan, tables, outcome, tableName: last.id, language }).before.content
        : fillTemplate(template, results).content,
  }
}

/** With what is defined in its place, and windows counted, as the service does before a plan is run. */
function stepsToRun(steps, { tables, definitions = [], today }) {
  const found = withDefinedMetrics({ version: versionOf(steps), steps }, definitions, tables)
  return 'plan' in found ? withWindowsCounted(found.plan, tables, today).steps : undefined
}

async function runStep({ analysis }, sql, run) {
  const read = await run(sql, analysis === undefined ? keptRows : mostAnalysed)
  if (read.error !== undefined) return undefined
  return analysis === undefined ? read : analyse(analysis, read)
}
