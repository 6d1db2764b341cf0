import type { Dimension } from '@auger/contract/plan'
import { option, type Option } from '../draft.ts'
import { senseOf, type Reading } from '../reading.ts'
import { columnOf, tellsTime } from '../scene.ts'
import type { Thing } from '../things.ts'
import { grainsIn, timeDimension } from './dimensions.ts'

/** Periods of a column that is itself named, and said to be put into bins: the departure into years. */
export function binnedDimensions(reading: Reading, things: readonly Thing[]): readonly Option<Dimension>[] {
  const { scene, rest, items } = reading
  const bins = rest.filter((index) => senseOf(items[index], 'bin') !== undefined)
  if (bins.length === 0) return []
  const named = things.flatMap(({ index, to }) =>
    to.kind === 'column' && tellsTime(columnOf(scene, to.column)) ? [{ index, ref: to.column }] : [],
  )
  const refs = [...new Set(named.map(({ ref }) => ref))]
  return refs.slice(0, 2).flatMap((ref, place) =>
    grainsIn(reading).flatMap(({ index, grain }) => {
      const dimension = timeDimension(scene, ref, grain)
      if (dimension === undefined) return []
      const said = named.filter((one) => one.ref === ref).map((one) => one.index)
      return [option(dimension, [index, ...bins, ...said], ['dimension:binned'], place * 0.4)]
    }),
  )
}
