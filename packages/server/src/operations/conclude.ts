import type { Language } from '@auger/contract'
import { inputTable } from '../domain/input-table.ts'
import type { Condition, Plan } from '@auger/contract/plan'
import { totalLabels } from '../domain/total-words.ts'
import type { Table } from '../domain/table.ts'
import { joined, localeFor, render, type Phrase, type Text } from '../locales/index.ts'
import { answeringFirst } from './answering-first.ts'
import { caveats } from './caveats.ts'
import { concludeFigures } from './conclude-figures.ts'
import { concludeForecast } from './conclude-forecast.ts'
import { concludeGroups } from './conclude-groups.ts'
import { concludeNumbers } from './conclude-numbers.ts'
import { concludeRows } from './conclude-rows.ts'
import { concludeTrend } from './conclude-trend.ts'
import { concludeCleaned, concludeSpellings } from './conclude-tidy.ts'
import { describeConditions } from './describe-condition.ts'
import type { Outcome } from './outcome.ts'
import { shapeOf, type Shape } from './shape.ts'
import type { ConclusionInput, Unmatched } from './conclusion-input.ts'

export interface ConcludeRequest {
  readonly plan: Plan
  readonly tables: readonly Table[]
  /** What the last step came to. */
  readonly outcome: Outcome
  /** The file name of the last step's result, which cells are bound to. */
  readonly tableName: string
  readonly language: Language
  readonly unmatched?: readonly Unmatched[]
}

/** The answer goes before its table and chart, what to bear in mind after them. */
export interface Conclusion {
  readonly before: Text
  readonly after: Text | undefined
}

/** What a lone share is the share of. */
function sharedBy({ group }: Shape): readonly Condition[] {
  const [measure, ...others] = group?.measures ?? []
  return measure?.where === undefined || others.length > 0 ? [] : [measure.where]
}

export function conclude(request: ConcludeRequest): Conclusion {
  const step = request.plan.steps.at(-1)
  if (step === undefined) throw new Error('a plan without steps has no conclusion')
  const { locale } = localeFor(request.language)
  const shape = answeringFirst(shapeOf(step), step)
  const table = inputTable(step.input, request.tables)
  const columns = table?.columns ?? request.outcome.columns
  // Beside other answers, one of them tells of the rows that add up others.
  const isBeside = request.plan.results !== undefined
  const where = describeConditions(
    [...shape.where, ...shape.having, ...sharedBy(shape)].filter((one) => !isBeside || !leavesOutTotals(one)),
    { columns: [...columns, ...request.outcome.columns], tables: request.tables },
    locale,
  )
  const input: ConclusionInput = {
    step,
    shape,
    table,
    outcome: request.outcome,
    where,
    unmatched: request.unmatched ?? [],
    locale,
    beside: isBeside,
  }
  const after = caveats(input)
  return {
    before: render(
      joined(showsCounted(request.plan, where) ? [] : sentences(input), locale.says.gap),
      request.tableName,
    ),
    after: after.length === 0 ? undefined : render(joined(after, locale.says.gap), request.tableName),
  }
}

/** The rows that the answer before it has counted: the table shows them, and where no condition tells which they are, to count them again says nothing. */
function showsCounted({ steps, results = [] }: Plan, where: Phrase): boolean {
  const step = steps.at(-1)
  const before = steps.findLast(({ id }) => id !== step?.id && results.includes(id))
  if (step === undefined || before === undefined) return false
  const isListing =
    step.answer.length === 0 &&
    step.analysis === undefined &&
    step.verbs.every(({ kind }) => listing.has(kind))
  const isCount = before.analysis === undefined && shapeOf(before).group?.by.length === 0
  const isSpelled = step.verbs.some(({ kind }) => kind === 'spell')
  return isListing && (isSpelled || (isCount && where.length === 0))
}

const listing: ReadonlySet<string> = new Set(['filter', 'spell', 'order'])

const isTotal: ReadonlySet<unknown> = new Set(totalLabels)

const leavesOutTotals = (condition: Condition): boolean =>
  condition.kind === 'not' &&
  condition.condition.kind === 'in' &&
  condition.condition.values.every((value) => isTotal.has(String(value).toLowerCase()))

function sentences(input: ConclusionInput): readonly Phrase[] {
  const { shape, outcome, locale, where } = input
  if (outcome.rowCount === 0 || outcome.rows.length === 0) return [locale.says.conclusions.nothing(where)]
  const { analysis } = input.step
  if (analysis?.kind === 'forecast') return concludeForecast(analysis, input)
  if (analysis?.kind === 'trend') return concludeTrend(analysis, input)
  if (analysis !== undefined) return concludeFigures(input)
  if (shape.group === undefined || shape.group.measures.length === 0)
    return concludeCleaned(input) ?? concludeRows(input)
  if (shape.group.by.length === 0) return concludeNumbers(input)
  return concludeSpellings(input) ?? concludeGroups(input)
}
