import { type FillVerb, type Formula, type OutliersVerb, type Verb } from '@auger/contract/plan'
import { isNumeric } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { mapFormula } from '../../frame/rows/map-columns.ts'
import { isThing, senseOf } from '../reading.ts'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import type { MadeColumn } from './made-column.ts'
import { columnNear, targets, type Prose, type ProseColumn } from './prose.ts'
import { plainName } from './results.ts'

/** What is to be done to the rows before anything is computed. */
export interface Preparing {
  readonly fills: readonly FillVerb[]
  readonly outliers: Omit<OutliersVerb, 'keep'> | undefined
  /** Whether figures are of what is left without the outliers. */
  readonly removes: boolean
}

export const preparingIn = (prose: Prose): Preparing => {
  const outliers = prose.said.says('outlier', 'deviation-rule', 'quartile-rule')
    ? outlierRule(prose)
    : undefined
  return { fills: fillsIn(prose), outliers, removes: outliers !== undefined && removesOutliers(prose) }
}

/** The name under which the numbers of a column stand once it is made ready. */
export const measuredAs = (prose: Prose, ref: ColumnRef): ColumnRef => {
  const known = prose.named.find((one) => one.ref === ref)
  return known === undefined || isNumeric(known.column) || known.column.type !== 'text'
    ? ref
    : `${plainName(ref)} (number)`
}

/** The verbs that make ready these columns: gaps filled, texts read as numbers, what is made computed. */
export function verbsFor(
  prose: Prose,
  columns: readonly ColumnRef[],
  fills: readonly FillVerb[],
  made: MadeColumn | undefined,
): readonly Verb[] {
  const usesMade = made !== undefined && columns.includes(made.name)
  const all = [...new Set([...columns, ...(usesMade ? made.sources : [])])]
  const derived = all.filter((ref) => measuredAs(prose, ref) !== ref)
  return [
    ...fills.filter(({ column }) => all.includes(column)),
    ...derived.map((ref): Verb => ({
      kind: 'derive',
      column: ref,
      function: 'number',
      as: measuredAs(prose, ref),
    })),
    ...(usesMade ? [{ kind: 'compute' as const, formula: measuredFormula(prose, made), as: made.name }] : []),
  ]
}

const measuredFormula = (prose: Prose, { formula }: MadeColumn): Formula =>
  mapFormula(formula, (ref) => measuredAs(prose, ref))

/** Gaps that are filled: by the figure that is named in the same sentence, of the columns that are. */
function fillsIn(prose: Prose): readonly FillVerb[] {
  const { said, reading } = prose
  return said.items('fill').flatMap((item) => {
    const here = (index: number): boolean => prose.sentenceOf(index) === prose.sentenceOf(item)
    const isDenied = reading.items.some(
      (one, index) => here(index) && index < item && senseOf(one, 'negation') !== undefined,
    )
    const lacks = reading.items.some((one, index) => here(index) && senseOf(one, 'missing') !== undefined)
    const how = said.aggregates.find(({ item: index }) => here(index))?.function
    if (isDenied || !lacks) return []
    const inside = prose.named.filter((one) => here(one.item))
    const columns = inside.length > 0 ? inside : targets(prose)
    const value = reading.items.flatMap((one, index) =>
      here(index) && index > item && isThing(one) && one.to.kind === 'number' ? [one.to.value] : [],
    )[0]
    return unique(columns).flatMap((one) => fillOf(one, how, value))
  })
}

function fillOf(
  { ref, column }: ProseColumn,
  how: string | undefined,
  value: number | undefined,
): readonly FillVerb[] {
  if (!isNumeric(column)) return []
  if (how === 'mean' || how === 'median' || how === 'mode')
    return [{ kind: 'fill', column: ref, with: { kind: 'figure', function: how } }]
  return value === undefined ? [] : [{ kind: 'fill', column: ref, with: { kind: 'value', value } }]
}

const unique = (columns: readonly ProseColumn[]): readonly ProseColumn[] =>
  columns.filter(({ ref }, at) => columns.findIndex((one) => one.ref === ref) === at)

/** Beyond one and a half quartile ranges, or three deviations where those are named; a number in the sentence says otherwise. */
function outlierRule(prose: Prose): Omit<OutliersVerb, 'keep'> | undefined {
  const { said, reading } = prose
  const column = columnNear(prose, said.items('outlier')) ?? targets(prose)[0]
  if (column === undefined) return undefined
  const byDeviations = said.items('deviation-rule')
  const byQuartiles = said.items('quartile-rule', 'interquartile-range')
  const rule = byDeviations.length > 0 ? 'deviations' : 'quartiles'
  const items = rule === 'deviations' ? byDeviations : byQuartiles
  const beside = items.flatMap((item) => numbersBeside(reading, item).map(({ to }) => to.value))
  const within = items.flatMap((item) =>
    reading.items.flatMap((one, index) =>
      prose.sentenceOf(index) === prose.sentenceOf(item) && isThing(one) && one.to.kind === 'number'
        ? [Math.abs(one.to.value)]
        : [],
    ),
  )
  const [usual, most] = rule === 'deviations' ? [3, 6] : [1.5, 4]
  const threshold = [...beside, ...within].find((one) => one >= 1 && one <= most) ?? usual
  return { kind: 'outliers', column: measuredAs(prose, column.ref), rule, threshold }
}

/** Whether outliers are said to be left out, and not that they are not. */
function removesOutliers(prose: Prose): boolean {
  const { said, reading } = prose
  const outliers = said.items('outlier', 'deviation-rule', 'quartile-rule')
  return said.items('remove', 'after').some((item) => {
    const here = (index: number): boolean => prose.sentenceOf(index) === prose.sentenceOf(item)
    const isDenied = reading.items.some(
      (one, index) => here(index) && index < item && senseOf(one, 'negation') !== undefined,
    )
    return (
      !isDenied && outliers.some((index) => here(index) || prose.sentenceOf(index) < prose.sentenceOf(item))
    )
  })
}
