import { isNumeric, isTemporal } from '../../domain/table.ts'
import type { Frame, Ranking } from '../frame/frame.ts'
import type { Candidate } from './draft.ts'
import { neighbour, isThing, senseOf, type Reading } from './reading.ts'
import { columnOf } from './scene.ts'

/** A candidate, and the same in the order that is asked for: sorted by price, from the most to the least, alphabetically. */
export function sorted(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  if (frame.ranking !== undefined || frame.order !== undefined) return [candidate]
  const items = reading.rest.filter(
    (index) =>
      senseOf(reading.items[index], 'order') !== undefined ||
      senseOf(reading.items[index], 'direction') !== undefined,
  )
  if (items.length === 0) return [candidate]
  const direction = items
    .map((index) => senseOf(reading.items[index], 'direction')?.direction)
    .find((said) => said !== undefined)
  const orders = byWhat(candidate, items)
  return [
    candidate,
    ...orders.map(({ by, used, isFigure, note }, place): Candidate => {
      const ranking: Ranking = {
        by,
        direction: direction ?? (isFigure && note !== 'ordering:said' ? 'descending' : 'ascending'),
      }
      return {
        ...candidate,
        frame: { ...frame, ranking },
        notes: [...candidate.notes, 'ordering', note],
        used: new Set([...candidate.used, ...items, ...used]),
        cost: candidate.cost + place * 0.3,
      }
    }),
  ]
}

interface Key {
  readonly by: string
  readonly used: readonly number[]
  readonly isFigure: boolean
  readonly note: string
}

/** What is named behind the word; else what is shown: figures before names. */
function byWhat({ frame, reading }: Candidate, items: readonly number[]): readonly Key[] {
  const said = items.flatMap((index) => keyAt(reading, index))
  if (frame.task === 'figures') return figureKeys(frame, reading, said)
  const shown = frame.shown.map((ref) => {
    const column = columnOf(reading.scene, ref)
    return { by: ref, used: [], isFigure: isNumeric(column) || isTemporal(column), note: 'ordering:shown' }
  })
  const keys = [...said, ...shown.toSorted((one, other) => Number(other.isFigure) - Number(one.isFigure))]
  return keys.filter(({ by }, at) => keys.findIndex((key) => key.by === by) === at).slice(0, 3)
}

/** What is named behind the word, or the axis that is; else figures before what parts the rows. One figure alone has no order. */
function figureKeys({ metrics, dimensions }: Frame, reading: Reading, said: readonly Key[]): readonly Key[] {
  if (dimensions.length === 0) return []
  const axis = axisIn(reading)
  const named = said[0]
  const figures = metrics.map(({ as, metric }) => ({
    by: as,
    isFigure: true,
    note: axis?.axis === 'y' ? 'ordering:axis' : 'ordering:figure',
    used: axis?.axis === 'y' ? [axis.index] : [],
    isNamed: metric.kind === 'aggregate' && metric.of?.kind === 'column' && metric.of.column === named?.by,
  }))
  const parts = dimensions.map(({ as, column }) => ({
    by: as,
    isFigure: false,
    note: axis?.axis === 'x' ? 'ordering:axis' : 'ordering:dimension',
    used: axis?.axis === 'x' ? [axis.index] : [],
    isNamed: column === named?.by,
  }))
  const keys = axis?.axis === 'x' ? [...parts, ...figures] : [...figures, ...parts]
  return keys
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .map(({ isNamed, ...key }) => (isNamed ? { ...key, used: [...key.used, ...(named?.used ?? [])] } : key))
    .slice(0, 3)
}

/** The axis of a picture that is named: groups stand along the first, figures along the second. */
const axisIn = ({ rest, items }: Reading): { readonly axis: 'x' | 'y'; readonly index: number } | undefined =>
  rest.flatMap((index) => {
    const axis = senseOf(items[index], 'axis')?.axis
    return axis === undefined ? [] : [{ axis, index }]
  })[0]

function keyAt(reading: Reading, index: number): readonly Key[] {
  const next = neighbour(reading, index, 1, 2)
  const item = next === undefined ? undefined : reading.items[next]
  if (next === undefined || !isThing(item) || item.to.kind !== 'column') return []
  const column = columnOf(reading.scene, item.to.column)
  return [{ by: item.to.column, used: [next], isFigure: isNumeric(column), note: 'ordering:said' }]
}
