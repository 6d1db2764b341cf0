import { expect, test } from 'vitest'
import { ingestBench, typesOf } from '../ingest-bench.contract.ts'
import { fixtureBytes } from '../spreadsheet/spreadsheet-bench.contract.ts'

const bench = ingestBench()

async function tablesOf(name: string, bytes: Buffer) {
  const { source, after } = await bench.ingested(name, bytes)
  return { tables: await bench.deps.store.sources.tables([source.id]), report: after?.report }
}

const ofText = (name: string, lines: readonly string[]) =>
  tablesOf(name, Buffer.from(`${lines.join('\n')}\n`))

test('a table with a year a column is there once more, with a row for each', async () => {
  const { tables, report } = await ofText('people.csv', [
    'country,code,2021,2022,2023,Total',
    'Peru,PE,1,2,3.5,6.5',
    'Chile,CL,4,,6,10',
  ])
  const [wide, long] = tables
  expect(wide?.longOf).toBeUndefined()
  expect(long).toMatchObject({ name: 'people_long', title: 'people (long)', longOf: wide?.id, rowCount: 5 })
  expect(typesOf(long)).toEqual(['country: text', 'code: text', 'year: integer', 'value: number'])
  expect(long?.columns.map(({ role }) => role)).toEqual(['place', 'category', 'time', 'measure'])
  expect(await bench.rowsOf(long)).toEqual([
    ['Peru', 'PE', 2021, 1],
    ['Peru', 'PE', 2022, 2],
    ['Peru', 'PE', 2023, 3.5],
    ['Chile', 'CL', 2021, 4],
    ['Chile', 'CL', 2023, 6],
  ])
  expect(report?.tables.map(({ name, longOf }) => [name, longOf])).toEqual([
    ['people', undefined],
    ['people_long', 'people'],
  ])
  expect(report?.notes.at(-1)).toBe(
    'Table people: times are columns, so that it is there once more with a row for each of them, for plans to read, as people_long: country, code, year, value.',
  )
})

test('groups of columns are one measure each, with their unit', async () => {
  const { tables } = await tablesOf('messy.xlsx', await fixtureBytes('messy.xlsx'))
  expect(tables.map(({ name }) => name)).toEqual([
    'budget',
    'shops',
    'stock',
    'months',
    'prices',
    'budget_long',
    'months_long',
  ])
  const budget = tables.find(({ name }) => name === 'budget_long')
  expect(budget?.columns.map(({ name, unit }) => [name, unit?.text])).toEqual([
    ['Region', undefined],
    ['year', undefined],
    ['Revenue', '$'],
    ['Cost', '$'],
  ])
  expect(await bench.rowsOf(budget)).toEqual([
    ['North', 2023, 1234, 900],
    ['North', 2024, 1500, -50],
    ['South', 2023, 2000, 1900],
    ['South', 2024, 2500, null],
    ['West', 2023, 300, 10],
    ['West', 2024, 400, 20],
  ])
  const months = tables.find(({ name }) => name === 'months_long')
  expect(months?.columns.map(({ name, type, grain }) => [name, type, grain])).toEqual([
    ['Product', 'text', null],
    ['month', 'date', 'month'],
    ['value', 'integer', null],
  ])
  expect(await bench.rowsOf(months)).toContainEqual(['Chair', '2023-03-01', 30])
})

test('hostile names are only names', async () => {
  const quoted = '"a ""b"" \'c\'; drop"'
  const { tables } = await ofText('odd.csv', [`${quoted},t,2021,2022,"2021 x""y","2022 x""y"`, 'p,q,1,2,3,4'])
  expect(await bench.rowsOf(tables[1])).toEqual([
    ['p', 'q', 2021, 1, 3],
    ['p', 'q', 2022, 2, 4],
  ])
})

test('its name is that of no other table of the file', async () => {
  const name = `${'very '.repeat(12)}long`
  const { tables } = await ofText(`${name}.csv`, ['city,2021,2022', 'Oslo,1,2', 'Moss,3,4'])
  expect(new Set(tables.map((table) => table.name)).size).toBe(2)
})
