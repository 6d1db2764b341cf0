import { expect, it } from 'vitest'
import type { Link } from '../link.ts'
import { besideColumns } from './beside-column.ts'

const column = (from: number, name: string): Link => ({
  from,
  until: from + 1,
  to: { kind: 'column', column: `games/${name}`, match: 'exact', coverage: 1 },
  quality: 1,
})

const value = (from: number, name: string): Link => ({
  from,
  until: from + 1,
  to: { kind: 'value', column: `games/${name}`, values: ['Leeds'], match: 'exact' },
  quality: 1,
})

const qualities = (links: readonly Link[]): readonly number[] =>
  besideColumns(links).flatMap(({ to, quality }) => (to.kind === 'value' ? [quality] : []))

it('prefers the column that is named near a value that several hold', () => {
  const [host = 0, guest = 0, ground = 0] = qualities([
    column(0, 'host'),
    value(4, 'host'),
    value(4, 'guest'),
    value(4, 'ground'),
    column(6, 'guest'),
  ])
  expect(guest).toBeGreaterThan(host)
  expect(host).toBeGreaterThan(ground)
})

it('leaves alone what one column holds, and what no column that is named holds', () => {
  expect(qualities([column(0, 'guest'), value(4, 'host')])).toEqual([1])
  expect(qualities([column(0, 'date'), value(4, 'host'), value(4, 'guest')])).toEqual([1, 1])
})
