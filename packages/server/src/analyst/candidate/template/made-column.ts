import { formulaColumns, type Formula } from '@auger/contract/plan'
import { isNumeric, isTemporal } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { senseOf } from '../reading.ts'
import { isMeasurable, type Prose, type ProseColumn } from './prose.ts'
import { writtenFormula } from './written-formula.ts'

/** A column that the question makes of others. */
export interface MadeColumn {
  readonly name: string
  readonly formula: Formula
  readonly sources: readonly ColumnRef[]
}

/** What a question makes: as signs between names write it, else as words say it. */
export function madeColumns(prose: Prose): readonly MadeColumn[] {
  const written = writtenFormula(prose)
  const formulas = [
    ...(changeFormula(prose) ?? []),
    ...(written === undefined ? [] : [written]),
    ...(logFormula(prose) ?? []),
    ...spokenFormulas(prose),
  ]
  const name = madeName(prose)
  return formulas.slice(0, 2).map((formula) => ({ name, formula, sources: formulaColumns(formula) }))
}

/** The first name in quotation marks that no column has. */
function madeName({ reading: { scene, cover } }: Prose): string {
  const left = new Set(cover.leftover)
  const at = scene.tokens.findIndex(({ quoted }, index) => quoted && left.has(index))
  const from = scene.tokens[at]
  if (from === undefined) return 'computed'
  let last = at
  while (scene.tokens[last + 1]?.quoted === true && scene.tokens[last + 1]?.before !== 'comma') last++
  const name = scene.asked.text.slice(from.start, scene.tokens[last]?.end)
  return name.length <= 40 && !name.includes('/') ? name : 'computed'
}

/** The change from the row before, in percent where the words say so. */
function changeFormula(prose: Prose): readonly Formula[] | undefined {
  const { items } = prose.reading
  const at = items.findIndex((item) => senseOf(item, 'change')?.against === 'previous')
  const column = prose.named.find(({ column: one, whole }) => whole && isNumeric(one))
  if (at < 0 || column === undefined) return undefined
  const now: Formula = { kind: 'column', column: column.ref }
  const before: Formula = { kind: 'call', function: 'previous', of: now }
  const change: Formula = { kind: 'binary', operator: '-', left: now, right: before }
  const ratio: Formula = { kind: 'binary', operator: '/', left: change, right: before }
  const hundred: Formula = { kind: 'number', value: 100 }
  const percent: Formula = { kind: 'binary', operator: '*', left: ratio, right: hundred }
  return [percent, change]
}

function logFormula({ said, named }: Prose): readonly Formula[] | undefined {
  const [item] = said.items('logarithm')
  if (item === undefined) return undefined
  const numeric = named.filter(({ column, whole }) => whole && isNumeric(column))
  const column = numeric.findLast((one) => one.item < item) ?? numeric[0]
  return column === undefined
    ? undefined
    : [{ kind: 'call', function: 'ln', of: { kind: 'column', column: column.ref } }]
}

type Operator = '+' | '-' | '*' | '/'

/** Words that put columns together, with the columns that stand behind them in their sentence. */
function spokenFormulas(prose: Prose): readonly Formula[] {
  return prose.reading.items.flatMap((item, at) => {
    const operator: Operator | undefined =
      senseOf(item, 'arithmetic')?.operator ??
      (senseOf(item, 'ratio') === undefined
        ? senseOf(item, 'difference') === undefined
          ? undefined
          : '-'
        : '/')
    if (operator === undefined) return []
    const here = prose.named.filter((one) => prose.sentenceOf(one.item) === prose.sentenceOf(at))
    const behind = here.filter((one) => one.item > at)
    const joined = joinedBy(operator, behind.length > 1 ? behind : here)
    return joined === undefined ? [] : [joined]
  })
}

/** From the earlier to the later, in whatever order they are named. */
function daysBetween(one: ProseColumn, other: ProseColumn): Formula {
  const isEarlier = String(one.column.minimum) < String(other.column.minimum)
  const [from, to] = isEarlier ? [one.ref, other.ref] : [other.ref, one.ref]
  return { kind: 'days', from, to }
}

function joinedBy(operator: Operator, columns: readonly ProseColumn[]): Formula | undefined {
  const [first, second] = columns.filter(({ ref }, at) => columns.findIndex((one) => one.ref === ref) === at)
  if (first === undefined || second === undefined) return undefined
  if (isTemporal(first.column) && isTemporal(second.column))
    return operator === '-' ? daysBetween(first, second) : undefined
  if (!isMeasurable(first.column) || !isMeasurable(second.column)) return undefined
  const [left, right] = [first, second].map(({ ref }): Formula => ({ kind: 'column', column: ref }))
  return left === undefined || right === undefined ? undefined : { kind: 'binary', operator, left, right }
}
