import { isCalendar } from '@auger/contract/plan'
import { namedApart } from '../../frame/names.ts'
import type { Candidate } from '../draft.ts'
import type { Reading } from '../reading.ts'
import { firstTimes, timeDimension } from './dimensions.ts'
import { horizonOf } from './horizon.ts'
import { spanOf, wholePeriods } from '../table/whole-periods.ts'

/** A figure of all rows, or of periods, as it goes on, where the words ask for what is to come. */
export function forecasts(candidate: Candidate): readonly Candidate[] {
  const { frame, reading, notes, used, cost } = candidate
  const { horizon: said } = reading
  if (said === undefined || frame.metrics.length !== 1 || frame.dimensions.length > 1) return []
  if (said.grain === undefined && saysPeriods(reading)) return []
  if (frame.ranking !== undefined || frame.having.length > 0 || frame.transform !== undefined) return []
  const [parted] = frame.dimensions
  if (parted !== undefined && !isCalendar(parted.grain)) return []
  const refs = parted === undefined ? firstTimes(reading.scene, [frame.tableId]) : [parted.column]
  return refs.slice(0, 1).flatMap((ref) => {
    const span = spanOf(reading.scene, ref)
    const horizon = span === undefined ? undefined : horizonOf(span, said)
    if (span === undefined || horizon === undefined) return []
    const dimension = timeDimension(reading.scene, ref, horizon.grain)
    if (dimension === undefined) return []
    const dimensions = namedApart(
      [dimension],
      frame.metrics.map(({ as }) => as),
    )
    return [
      {
        frame: {
          ...frame,
          dimensions,
          filters: [...frame.filters, ...wholePeriods(reading.scene, ref, horizon.grain)],
          transform: { kind: 'forecast', ahead: horizon.ahead },
        },
        reading,
        notes,
        used: new Set([...used, ...said.items]),
        cost: cost - 1,
      },
    ]
  })
}

/** A word for periods that a reading makes nothing of may be the one that says how far. */
const saysPeriods = ({ scene }: Reading): boolean =>
  scene.links.some(({ to }) => to.kind === 'sense' && to.sense.kind === 'grain' && isCalendar(to.sense.grain))
