import { expect, it } from 'vitest'
import type { Table } from '../../../../domain/table.ts'
import type { Reading, Want } from '../reading.ts'
import { outcomeFeatures } from './outcome.ts'

const reading = (want: Want, conditions: Reading['conditions'] = []): Reading => ({
  table: { rowCount: 40 } as Table,
  conditions,
  having: [],
  want,
  order: undefined,
  limit: undefined,
  chart: 'auto',
})
const count: Want = {
  kind: 'measures',
  keys: [],
  measures: [{ function: 'count', column: undefined }],
  lead: undefined,
}
const cells: Want = { kind: 'rows', columns: [], distinct: false }
const named: Reading['conditions'] = [{ kind: 'compare', column: 'name', operator: '=', value: 'Ada' }]
const told = (...given: Parameters<typeof outcomeFeatures>) => outcomeFeatures(...given).map(([name]) => name)

it('tells a count of all rows in spite of a condition', () => {
  expect(told(reading(count, named), [[40]])).toContain('outcome:counts-all')
  expect(told(reading(count), [[40]])).not.toContain('outcome:counts-all')
})

it('tells cells that say the same again', () => {
  expect(told(reading(cells), [['a'], ['a']])).toContain('outcome:repeats')
  expect(told(reading(cells), [['a'], ['b'], ['a']])).not.toContain('outcome:repeats')
})
