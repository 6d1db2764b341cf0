import { expect, test } from 'vitest'
import type { Table } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import { ingest } from '../ingest.ts'
import { ingestBench, never } from '../ingest-bench.contract.ts'

const bench = ingestBench()

const ingested = async (text: string, name = 'records.csv') => {
  const { table, after } = await bench.ingested(name, Buffer.from(text))
  if (table === undefined) throw new Error('no table was saved')
  return { table, report: after?.report }
}

/** Which columns have their cells beside them as the file has them, and these cells. */
async function written(table: Table | undefined) {
  if (table === undefined) throw new Error('no table was saved')
  const columns = table.columns.filter((column) => column.written !== null)
  if (columns.length === 0) return {}
  const names = columns.map((column) => quoteName(column.written ?? ''))
  const { rows } = await bench.deps.engine.query(
    {
      projectId: 'p',
      tables: [{ name: 't', file: await bench.deps.objects.localFile(table.objectKey) }],
      sql: `SELECT ${names.join(', ')} FROM t`,
      rows: 10_000,
      seconds: 20,
    },
    never,
  )
  return Object.fromEntries(columns.map(({ name }, index) => [name, rows.map((row) => row[index])]))
}

test('cells that are read as something else than they look are kept beside their values', async () => {
  const { table, report } = await ingested(
    [
      'film,opened,gross,height,share,seen',
      'One,"October 14, 1990","$3,634,431",20.44 m,45 %,yes',
      'Two,"May 2, 1991","$6,900",3 m,7.5 %,no',
      'Three,"June 30, 1992",$50,11.1 m,100 %,yes',
      '',
    ].join('\n'),
  )
  expect(await bench.rowsOf(table)).toEqual([
    ['One', '1990-10-14', 3634431, 20.44, 45, true],
    ['Two', '1991-05-02', 6900, 3, 7.5, false],
    ['Three', '1992-06-30', 50, 11.1, 100, true],
  ])
  expect(await written(table)).toEqual({
    opened: ['October 14, 1990', 'May 2, 1991', 'June 30, 1992'],
    gross: ['$3,634,431', '$6,900', '$50'],
    height: ['20.44 m', '3 m', '11.1 m'],
    share: ['45 %', '7.5 %', '100 %'],
    seen: ['yes', 'no', 'yes'],
  })
  expect(report?.tables[0]?.columns.map(({ name }) => name)).toEqual(table.columns.map(({ name }) => name))
})

test('plain values need none', async () => {
  const { table } = await ingested(
    'id,day,at,price,paid,name\n1,2024-01-05,2024-01-05 10:00:00,2.50,true,a b\n2,2024-02-05,2024-02-05 11:30:00,-1,false,c\n 3 ,,,,,\n',
  )
  expect(table.columns.map(({ type }) => type)).toEqual([
    'integer',
    'date',
    'timestamp',
    'number',
    'boolean',
    'text',
  ])
  expect(await written(table)).toEqual({})
})

test('among plain values only the words for none are kept', async () => {
  const { table } = await ingested('score,day\n12,2024-01-05\n-,N/A\n , \n7,2024-03-01\n')
  expect(await bench.rowsOf(table)).toEqual([
    [12, '2024-01-05'],
    [null, null],
    [null, null],
    [7, '2024-03-01'],
  ])
  expect(await written(table)).toEqual({ score: [null, '-', null, null], day: [null, 'N/A', null, null] })
})

test('spaces around a cell are no part of it, and an empty one is nothing', async () => {
  const { table } = await ingested('city,population\nOslo," 709,037 "\nBergen,"291,940"\nNome,  \nVoss,-\n')
  expect(await bench.rowsOf(table)).toEqual([
    ['Oslo', 709037],
    ['Bergen', 291940],
    ['Nome', null],
    ['Voss', null],
  ])
  expect(await written(table)).toEqual({ population: ['709,037', '291,940', null, '-'] })
})

test('a date without its zeros is not plain, wherever it stands', async () => {
  const days = Array.from({ length: 3_000 }, (_, index) => `2024-01-${10 + (index % 20)}`)
  const { table } = await ingested(`day\n${days.join('\n')}\n2024-1-5\n`)
  expect(table.columns[0]).toMatchObject({ type: 'date', minimum: '2024-01-05' })
  const { day } = await written(table)
  expect([day?.[0], day?.at(-1)]).toEqual(['2024-01-10', '2024-1-5'])
})

test('what a type that was asked for has no value for is kept', async () => {
  const source = await bench.upload('asked.csv', Buffer.from('score\n12\nmany\n7\n'))
  await bench.deps.store.sources.reread(source.id, { types: { score: 'integer' } })
  await ingest(source.id, bench.deps, never)
  const [table] = await bench.deps.store.sources.tables([source.id])
  expect(await bench.rowsOf(table)).toEqual([[12], [null], [7]])
  expect(await written(table)).toEqual({ score: [null, 'many', null] })
})

test('the name of the column beside is no name of the file', async () => {
  const { table } = await ingested(
    'Price,price (AS written),price (as written 2)\n"1,200",a,b\n"3,400",c,d\n"5,600",e,f\n',
  )
  expect(table.columns.map(({ name, written: beside }) => [name, beside])).toEqual([
    ['Price', 'Price (as written 3)'],
    ['price (AS written)', null],
    ['price (as written 2)', null],
  ])
  expect(await bench.rowsOf(table)).toEqual([
    [1200, 'a', 'b'],
    [3400, 'c', 'd'],
    [5600, 'e', 'f'],
  ])
  expect(await written(table)).toEqual({ Price: ['1,200', '3,400', '5,600'] })
})

test('texts of JSON are kept as those of a CSV are, its numbers are plain', async () => {
  const { table } = await ingested(
    JSON.stringify([
      { name: 'a', opened: '14 October 1990', height: 2.5 },
      { name: 'b', opened: '2 May 1991', height: 3 },
      { name: 'c', opened: '30 June 1992', height: 4 },
    ]),
    'records.json',
  )
  expect(await written(table)).toEqual({ opened: ['14 October 1990', '2 May 1991', '30 June 1992'] })
})
