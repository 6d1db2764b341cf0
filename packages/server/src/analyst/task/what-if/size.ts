import { isCalendar, type CalendarGrain } from '@auger/contract/plan'
import { columnOf, isMeasure, tableOf, type Scene } from '../../candidate/scene.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Link } from '../../link/link.ts'

/** By how much something changes, with its sign: in percent; or by an amount, once, for each row or in each period. */
export type Change =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number; readonly each?: Each }

export type Each =
  | { readonly kind: 'row'; readonly tableId: string; readonly said: string }
  | { readonly kind: 'period'; readonly grain: CalendarGrain }

/** Where something stands in the question. */
export type Stretch = Pick<Link, 'from' | 'until'>

type Size = Stretch & { readonly kind: 'percent' | 'amount'; readonly value: number }

/** The one share that is said, else the one amount. */
export const sizeIn = (scene: Scene): Size | undefined => shareIn(scene) ?? amountIn(scene)

export function shareIn({ links }: Scene): Size | undefined {
  const found = links.flatMap(({ from, until, to }): readonly Size[] =>
    to.kind === 'number' && to.form === 'percent' ? [{ from, until, kind: 'percent', value: to.value }] : [],
  )
  const [first] = found
  return new Set(found.map(({ value }) => value)).size === 1 ? first : undefined
}

/** Written with digits: half of something is no amount. */
function amountIn({ links }: Scene): Size | undefined {
  const found = links
    .flatMap(({ from, until, to }): readonly Size[] =>
      to.kind === 'number' && to.digits && (to.form === 'plain' || to.form === 'money')
        ? [{ from, until, kind: 'amount', value: to.value }]
        : [],
    )
    .toSorted((one, other) => other.until - other.from - (one.until - one.from))
  const [longest] = found
  return longest !== undefined && found.every((one) => one.from < longest.until && longest.from < one.until)
    ? longest
    : undefined
}

/** How often an amount is meant: for each order, every month; undefined where neither is said. */
export function eachIn(
  { links, tokens, asked, ...rest }: Scene,
  size: Stretch,
): (Stretch & Each) | undefined {
  const scene: Scene = { links, tokens, asked, ...rest }
  const isApart = (one: Stretch): boolean => one.until <= size.from || size.until <= one.from
  const periods = links.flatMap(({ from, until, to }): readonly (Stretch & Each)[] =>
    to.kind === 'sense' && to.sense.kind === 'grain' && isCalendar(to.sense.grain) && isApart({ from, until })
      ? [{ from, until, kind: 'period', grain: to.sense.grain }]
      : [],
  )
  const longest = periods.toSorted((one, other) => other.until - other.from - (one.until - one.from))[0]
  if (longest !== undefined) return longest
  const marks = links.filter(({ to }) => to.kind === 'sense' && parting.has(to.sense.kind))
  const rows = links.flatMap(({ from, until, to }): readonly (Stretch & Each)[] => {
    const tableId =
      to.kind === 'table' && to.by === undefined && isNamed(to.match) ? to.tableId : keyed(scene, to)
    const mark = marks.find((one) =>
      rest.traits.trailing ? gap(one, { from, until }) === 0 : one.until === from,
    )
    if (tableId === undefined || mark === undefined) return []
    const said = asked.text.slice(tokens[from]?.start, tokens[until - 1]?.end)
    return [{ from, until, kind: 'row', tableId, said }]
  })
  return rows[0]
}

const parting: ReadonlySet<string> = new Set(['group', 'within', 'ratio'])

const isNamed = (match: string): boolean => match === 'exact' || match === 'form' || match === 'concept'

/** The table whose rows are told apart by a column. */
function keyed(scene: Scene, to: Link['to']): string | undefined {
  if (to.kind !== 'column' || !isNamed(to.match)) return undefined
  const { tableId, column } = placeOf(to.column)
  const table = tableOf(scene, tableId)
  const isKey = table.keys.some((key) => key.length === 1 && key[0] === column)
  return isKey && !isMeasure(columnOf(scene, to.column)) ? tableId : undefined
}

export function changeOf({ kind, value }: Size, sign: 1 | -1, each: (Stretch & Each) | undefined): Change {
  if (kind === 'percent' || each === undefined) return { kind, value: sign * value }
  const { from: _from, until: _until, ...often } = each
  return { kind, value: sign * value, each: often }
}

export const gap = (one: Stretch, other: Stretch): number =>
  Math.max(one.from - other.until, other.from - one.until, 0)
