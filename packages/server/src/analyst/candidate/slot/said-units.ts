import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Unit } from '../../link/measured.ts'
import type { Item } from '../cover.ts'
import { isThing, type Reading } from '../reading.ts'
import { columnOf, isFigure, refsOf } from '../scene.ts'
import type { SaidNumber } from './strangeness.ts'

/** The unit that a number is told in, whatever else its word may stand for. */
export const saidUnit = (
  { scene, items }: Pick<Reading, 'scene' | 'items'>,
  said: readonly number[],
): Unit | undefined =>
  said
    .flatMap((at) => numberIn(items[at]))
    .flatMap((number) => scene.links.filter(({ from }) => number.from < from && from <= number.until))
    .flatMap(({ to }) => (to.kind === 'sense' && to.sense.kind === 'unit' ? [to.sense] : []))[0]

const numberIn = (item: Item | undefined): readonly Item[] =>
  isThing(item) && item.to.kind === 'number' ? [item] : []

/** Four hours, of a column of minutes, are 240. */
export function measuredAs<Said extends SaidNumber>(
  own: Unit | undefined,
  said: Said,
  unit: Unit | undefined,
): Said {
  if (own === undefined || unit === undefined || own.of !== unit.of || own.size === unit.size) return said
  // Thousandths have no exact size: 5 g of a kilogram are 0.005.
  const times = Number((unit.size / own.size).toPrecision(12))
  return { ...said, values: said.values.map((value) => Number((value * times).toPrecision(12))) }
}

/** Hours are hardly said of a column of metres. */
export const strangeUnit = (own: Unit | undefined, unit: Unit | undefined): number =>
  own !== undefined && unit !== undefined && own.of !== unit.of ? 1 : 0

/** The columns of figures that are measured in a unit of this kind. */
export const measuredLike = ({ scene }: Pick<Reading, 'scene'>, { of }: Unit): readonly ColumnRef[] =>
  scene.asked.tables
    .flatMap(refsOf)
    .filter((ref) => isFigure(columnOf(scene, ref)) && scene.unitOf(ref)?.of === of)
