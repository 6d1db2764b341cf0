import type { Condition, Step, Verb } from '@auger/contract/plan'
import { columnsIn } from '../../domain/condition.ts'
import { isKey } from '../../domain/table.ts'
import { mapOver } from './rows/conditions.ts'
import { mapVerb } from './rows/map-columns.ts'
import { readRows } from './rows/read-rows.ts'
import { FrameProblem } from './frame-problem.ts'
import { columnAt, requireColumn, tableOf, type FrameQuestion } from './frame-question.ts'
import { placeOf, refOf, type ColumnRef } from './column-ref.ts'
import type { Frame, Ranking } from './frame.ts'
import { rankingColumn } from './ranking-column.ts'
import { tableIn } from './rows/reach.ts'
import { nameIn, type Scope } from './rows/scope.ts'
import { whetherVerbs } from './whether.ts'

/** How many rows are shown beside the one that was asked for. */
export const contextRows = 10

/** Rows or cells as they stand, or whether there are any. */
export function rowSteps(frame: Frame, question: FrameQuestion): readonly Step[] {
  const { ranking, shown, tableId } = frame
  const columns = [...shown, ...(ranking === undefined ? [] : [ranking.by, ...(ranking.within ?? [])])]
  for (const ref of columns) requireColumn(ref, question)
  const filters = [...frame.filters, ...(ranking === undefined ? [] : present(ranking.by, tableId, question))]
  const { scope, verbs: read } = readRows({ ...frame, filters }, { required: columns }, question)
  const map = mapOver(scope)
  const verbs = [...read, ...(frame.preparation ?? []).map((verb) => mapVerb(verb, map))]
  const base = { id: 'step-1', input: scope.input }
  if (frame.answer.kind === 'whether') {
    const { verbs: counted, answer } = whetherVerbs(question)
    return [{ ...base, verbs: [...verbs, ...counted], chart: 'none', answer }]
  }
  const answer = [...new Set(shown.map((ref) => nameIn(scope, ref)))]
  const within = (ranking?.within ?? []).map((ref) => nameIn(scope, ref))
  const by = ranking === undefined ? undefined : rankingColumn(ranking, nameIn(scope, ranking.by), question)
  const ranked =
    ranking === undefined || by === undefined
      ? []
      : [...by.verbs, ...rankedVerbs(ranking, by.name, { within, isTop: isTop(frame) })]
  const needed = [
    ...new Set([...(by === undefined ? [] : [by.name]), ...within, ...besideNames(frame, scope)]),
  ]
  return [
    {
      ...base,
      verbs: [...verbs, ...shownVerbs(ranked, answer, needed, frame.distinct === true)],
      chart: frame.chart,
      answer,
      ...(isTop(frame) && ranking?.within === undefined ? { answerRows: 'top' as const } : {}),
    },
  ]
}

/** So many columns are shown beside the names of things. */
const mostBeside = 8

/** Things that are shown by what tells them apart have the rest of their rows beside it: what they are chosen by, then the others. */
function besideNames(
  { tableId, shown: [first, ...more], filters, order, distinct }: Frame,
  scope: Scope,
): readonly string[] {
  const table = tableOf(tableId, scope.question)
  const isNamed = first !== undefined && tableIn(first) === tableId && isKey(table, placeOf(first).column)
  if (!isNamed || more.length > 0 || order !== undefined || distinct === true) return []
  const chosenBy = filters.flatMap(columnsIn).filter((ref) => tableIn(ref) === tableId)
  const others = table.columns.slice(0, mostBeside).map(({ name }) => refOf(tableId, name))
  return [...chosenBy, ...others].flatMap((ref) => scope.nameOf(ref) ?? [])
}

/** Whether nothing but the first place answers. */
export const isTop = ({ answer }: Pick<Frame, 'answer'>): boolean =>
  answer.kind === 'dimensions' && answer.rows === 'top'

/** What lacks a value has no place in its order; what is joined may always lack it. */
export function present(ref: ColumnRef, tableId: string, question: FrameQuestion): readonly Condition[] {
  const column = columnAt(ref, question)
  return column === undefined || (column.missing === 0 && tableIn(ref) === tableId)
    ? []
    : [{ kind: 'not', condition: { kind: 'missing', column: ref } }]
}

/** An order, and as many of its first as are wanted. */
export function rankedVerbs(
  { direction, count, offset = 0 }: Omit<Ranking, 'by' | 'within'>,
  by: string,
  { within, isTop: top }: { readonly within: readonly string[]; readonly isTop: boolean },
): readonly Verb[] {
  const order = [{ column: by, direction }]
  if (within.length > 0 && offset > 0)
    throw new FrameProblem('of each group only the first places can be told')
  if (within.length > 0) return [{ kind: 'top', count: count ?? 1, within, by: order }]
  const most = count ?? (top || offset > 0 ? contextRows : undefined)
  return [
    { kind: 'order', by: order },
    ...(most === undefined
      ? []
      : [{ kind: 'limit' as const, count: most, ...(offset === 0 ? {} : { offset }) }]),
  ]
}

/** Different answers are counted once before the first of them are taken, unless what is not shown orders them. */
function shownVerbs(
  ranked: readonly Verb[],
  shown: readonly string[],
  needed: readonly string[],
  distinct: boolean,
): readonly Verb[] {
  if (shown.length === 0) return ranked
  const beside = needed.filter((name) => !shown.includes(name))
  const columns = distinct ? shown : [...shown, ...beside]
  const select: Verb = { kind: 'select', columns, distinct }
  return distinct && beside.length === 0 ? [select, ...ranked] : [...ranked, select]
}
