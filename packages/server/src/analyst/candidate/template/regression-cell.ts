import type { CellPlace, FigureName, RegressionAnalysis } from '@auger/contract/plan'
import { isNumeric } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { isThing, senseOf } from '../reading.ts'
import { rowsFor, slotColumns, type Filling, type OpenSlot } from './filling.ts'
import type { Prose } from './prose.ts'

/** A figure of a model that predicts a column from others. */
export function regressionCell(figure: FigureName, slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const model = modelIn(filling.prose)
  if (model === undefined) return undefined
  const rows = rowsFor(filling, [...model.predictors, model.target])
  if (figure !== 'slope' && figure !== 'slope-p-value') return filling.results.figure(rows, model, { figure })
  const [named] = slotColumns(filling, slot.scene)
  const column = named ?? (model.predictors.length === 1 ? model.predictors[0] : undefined)
  return column === undefined || !model.predictors.includes(column)
    ? undefined
    : filling.results.figure(rows, model, { figure, column })
}

function modelIn(prose: Prose): Omit<RegressionAnalysis, 'figures'> | undefined {
  const { said } = prose
  if (!said.says('regression', 'logistic')) return undefined
  const named = predicted(prose)
  const [target, ...predictors] = named
  if (target === undefined || predictors.length === 0) return undefined
  const split = splitIn(prose)
  return {
    kind: 'regression',
    model: said.says('logistic') ? 'logistic' : 'linear',
    target,
    predictors,
    ...(split === undefined ? {} : { split }),
  }
}

/** What is predicted, and from what: of the first sentence that names two columns, best of one that says predict. */
function predicted({ named, reading, sentenceOf }: Prose): readonly ColumnRef[] {
  const numeric = named.filter(({ column }) => isNumeric(column))
  const saying = reading.items.flatMap((item, at) => (senseOf(item, 'task')?.task === 'forecast' ? [at] : []))
  const lists = [...saying, ...numeric.map(({ item }) => item)].map((at) => {
    const inside = numeric.filter(({ item }) => sentenceOf(item) === sentenceOf(at))
    const behind = inside.filter(({ item }) => item > at)
    const all = saying.includes(at) ? behind : inside
    return [...new Set(all.map(({ ref }) => ref))]
  })
  return lists.find(({ length }) => length > 1) ?? []
}

/** Taken where none is said, as everybody does. */
const usualSeed = 42

/** Rows held back: two shares that make a whole, the smaller of them to test on; the seed is a number behind its word. */
function splitIn({ reading: { items, scene } }: Prose): RegressionAnalysis['split'] {
  const numbers = items.flatMap((item) =>
    isThing(item) && item.to.kind === 'number' ? [{ value: item.to.value, from: item.from }] : [],
  )
  const pairs = numbers.flatMap(({ value }, at) => {
    const next = numbers[at + 1]?.value ?? NaN
    const whole = value + next
    return whole === 100 || whole === 10 || Math.abs(whole - 1) < 1e-9 ? [Math.min(value, next) / whole] : []
  })
  const [share] = pairs
  if (share === undefined) return undefined
  const seed = numbers.find(({ from }) =>
    [1, 2, 3].some((back) => /^(?:seed|state|random_state)$/u.test(scene.tokens[from - back]?.folded ?? '')),
  )
  return { testShare: Math.round(share * 1e6) / 1e6, seed: seed?.value ?? usualSeed }
}
