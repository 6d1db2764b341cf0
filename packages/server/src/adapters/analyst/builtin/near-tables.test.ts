import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../../domain/table.ts'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { nearTables } from './near-tables.ts'
import { readQuestion } from './question.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'products', 'staff'])
})
afterAll(() => examples.close())

/** Tables about other things. */
const others = (count: number): readonly Table[] =>
  Array.from({ length: count }, (_, at) => ({
    ...examples.table('staff'),
    id: `other-${at}`,
    title: `harbour ${at}`,
    columns: examples.table('staff').columns.map((column, place) => ({ ...column, name: `berth ${place}` })),
  }))

const near = (text: string, tables: readonly Table[]): readonly string[] =>
  nearTables(
    readQuestion({ ...examples.question(text, 'EN', examples.tables), tables }, localeFor('EN').locale),
  ).map(({ id }) => id)

describe('of many tables', () => {
  it('those are read that the question names', () => {
    expect(near('total amount by region', [...others(50), ...examples.tables])[0]).toBe('orders')
    expect(near('average salary by department', [...others(50), ...examples.tables])[0]).toBe('staff')
  })

  it('a table is found by a value that only it has', () => {
    expect(near('anything about Nordwood?', [...others(50), ...examples.tables])[0]).toBe('products')
  })

  it('one that tells what the best does not is read beside it', () => {
    expect(
      near('total amount by supplier', [...others(50), ...examples.tables])
        .slice(0, 2)
        .sort(),
    ).toEqual(['orders', 'products'])
  })

  it('one that the question names by a value of its own is read beside those that tell more', () => {
    const closer = others(4).map((table) => ({ ...table, title: 'total amount of harbours' }))
    expect(near('total amount of harbours for Nordwood', [...closer, ...examples.tables])).toContain(
      'products',
    )
  })

  it('no more than eight are read, and one at least', () => {
    expect(near('berth harbour', others(50))).toHaveLength(8)
    expect(near('xyzzy', others(50))).toHaveLength(1)
  })

  it('few are all read', () => {
    expect(near('xyzzy', examples.tables)).toHaveLength(3)
  })
})
