import type { CellPlace, CorrelationAnalysis } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { senseOf } from '../reading.ts'
import { measured, rowsFor, slotColumns, type Filling, type OpenSlot } from './filling.ts'
import { isMeasurable, targets, type Prose } from './prose.ts'

/** How two columns move together. */
export function correlationCell(
  figure: 'coefficient' | 'p-value' | 'covariance',
  slot: OpenSlot,
  filling: Filling,
): CellPlace | undefined {
  const [left, right] = pairFor(slot, filling)
  if (left === undefined || right === undefined) return undefined
  const columns = [measured(filling, left), measured(filling, right)] as const
  return filling.results.figure(
    rowsFor(filling, [left, right]),
    { kind: 'correlation', method: methodOf(filling.prose), columns },
    { figure },
  )
}

function methodOf({ said }: Prose): CorrelationAnalysis['method'] {
  if (said.says('pearson')) return 'pearson'
  if (said.says('spearman')) return 'spearman'
  return said.says('kendall') ? 'kendall' : 'pearson'
}

function pairFor(slot: OpenSlot, filling: Filling): readonly ColumnRef[] {
  const { prose, made, note } = filling
  const own = slotColumns(filling, slot.scene)
  if (own.length === 2) return own
  const all = targets(prose).map(({ ref }) => ref)
  if (made !== undefined) {
    const other = all.find((ref) => !made.sources.includes(ref))
    return other === undefined ? all.slice(0, 2) : [made.name, other]
  }
  if (all.length > 2) note('template:column-assumed')
  const together = sentencePair(prose)
  const [one] = own
  if (one !== undefined && !together.includes(one))
    return [one, ...all.filter((ref) => ref !== one)].slice(0, 2)
  return together.length === 2 ? together : all.slice(0, 2)
}

/** Between one and another: the first column behind each of these words. */
function betweenPair({ reading: { items }, named, sentenceOf }: Prose): readonly ColumnRef[] {
  const start = items.findIndex(
    (item) => senseOf(item, 'between') !== undefined || senseOf(item, 'statistic')?.figure === 'correlation',
  )
  const joint = items.findIndex(
    (item, at) =>
      at > start + 1 && (senseOf(item, 'joint')?.of === 'and' || senseOf(item, 'follow')?.edit === 'also'),
  )
  if (start < 0 || joint < 0 || sentenceOf(joint) !== sentenceOf(start)) return []
  const inside = named.filter(
    ({ item, column }) => sentenceOf(item) === sentenceOf(start) && isMeasurable(column),
  )
  const left = inside.find(({ item }) => item > start && item < joint)?.ref
  const right = inside.find(({ item, ref }) => item > joint && ref !== left)?.ref
  return left === undefined || right === undefined ? [] : [left, right]
}

/** The two columns of a sentence that speaks of a correlation. */
function sentencePair(prose: Prose): readonly ColumnRef[] {
  const { said, named, sentenceOf } = prose
  const between = betweenPair(prose)
  if (between.length === 2) return between
  const pairs = said.items('correlation', 'coefficient', 'pearson', 'spearman', 'kendall').flatMap((item) => {
    const inside = named.filter(
      (one) => sentenceOf(one.item) === sentenceOf(item) && isMeasurable(one.column),
    )
    const whole = inside.filter((one) => one.whole)
    return [whole, inside]
      .map((some) => [...new Set(some.map(({ ref }) => ref))])
      .filter((some) => some.length === 2)
  })
  return pairs[0] ?? []
}
