import { describe, expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import { askedTables } from './asked-tables.ts'
import { withColumnNotes } from './column-notes.ts'
import { noDetails, type Column, type Table } from './table.ts'

const source = { id: 'ds-1', datasetId: 'dset-1' }
const column = (name: string): Column => ({
  ...noDetails,
  name,
  type: 'number',
  role: 'measure',
  missing: 0,
  distinct: 5,
  minimum: 0,
  maximum: 9,
  frequent: [],
})
const notes = (...said: readonly (readonly [string, string])[]): Pick<Table, 'structure'> => ({
  structure: {
    row: { noun: 'variable', by: [] },
    namings: [],
    nestings: [],
    metrics: [],
    currency: null,
    notes: said.map(([name, meaning]) => ({ column: name, meaning })),
  },
})

const boats = aTable(source, 1, { name: 'boats', columns: [column('w_dl'), column('p_ct'), column('hull')] })
const variables = aTable(source, 2, {
  name: 'variables',
  title: 'variables',
  ...notes(['W_DL', 'Delay at departure, in minutes'], ['p_ct', 'Passengers']),
})
const towns = aTable(source, 3, {
  name: 'towns',
  ...notes(['hull', 'A port in the north'], ['York', 'A town with walls'], ['Leeds', 'A town']),
})

describe('a table that describes the columns of another', () => {
  it('says what they are called, up to the first stop', () => {
    const [described] = withColumnNotes([boats, variables])
    expect(described?.columns.map(({ name, spelledOut }) => [name, spelledOut])).toEqual([
      ['w_dl', 'Delay at departure'],
      ['p_ct', 'Passengers'],
      ['hull', null],
    ])
  })

  it('is asked where it is named alone', () => {
    expect(askedTables([boats, variables])).toEqual([boats])
    expect(askedTables([boats, variables], 'Show me the variables')).toEqual([boats, variables])
  })

  it('is none where a name is that of a column by chance', () => {
    const tables = [boats, towns]
    expect(withColumnNotes(tables)).toBe(tables)
    expect(askedTables(tables)).toBe(tables)
  })
})
