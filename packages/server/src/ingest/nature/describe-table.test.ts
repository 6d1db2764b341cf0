import { describe, expect, test } from 'vitest'
import { describeSource } from '../describe-source.ts'
import { ingestBench, never } from '../ingest-bench.contract.ts'

const bench = ingestBench()
const read = (name: string, text: string) => bench.ingested(name, Buffer.from(text))

const lines = (header: string, count: number, row: (index: number) => readonly (string | number)[]): string =>
  [header, ...Array.from({ length: count }, (_, index) => row(index).join(','))].join('\n')

const cities = ['Lyon', 'Nice', 'Porto', 'Braga', 'Turin']
const countries = ['France', 'France', 'Portugal', 'Portugal', 'Italy']
const shops = lines(
  'sale_id,shop_id,shop,city,country,channel,profit,revenue,clicks,conversions',
  60,
  (index) => [
    ...[`S-${index}`, `K${index % 10}`, `Shop ${'ABCDEFGHIJ'[index % 10] ?? ''}`],
    ...[cities[index % 5] ?? '', countries[index % 5] ?? '', index % 3 === 0 ? 'web' : 'store'],
    ...[index, index * 7, index * 3 + 1, index % 4],
  ],
)

describe('a table', () => {
  test('tells what a row is, which columns name one thing, which lies in which, and what two of them come to', async () => {
    const { table } = await read('sales.csv', shops)
    expect(table?.structure).toEqual({
      row: { noun: 'sale', by: ['sale_id'] },
      namings: [{ key: 'shop_id', name: 'shop' }],
      nestings: [
        { inner: 'shop_id', outer: 'city' },
        { inner: 'shop_id', outer: 'country' },
        { inner: 'shop', outer: 'city' },
        { inner: 'shop', outer: 'country' },
        { inner: 'city', outer: 'country' },
      ],
      metrics: [
        { name: 'margin', kind: 'ratio', left: 'profit', right: 'revenue', unit: '%' },
        { name: 'conversion rate', kind: 'ratio', left: 'conversions', right: 'clicks', unit: '%' },
      ],
      currency: null,
    })
  })

  test('says which column tells the currency of which', async () => {
    const { table } = await read(
      'invoices.csv',
      lines('invoice_no,currency,amount,quantity,weight_kg', 40, (index) => [
        ...[
          `I${index}`,
          ['EUR', 'USD', '¥'][index % 3] ?? '',
          (index * 1.25).toFixed(2),
          index + 1,
          index + 0.5,
        ],
      ]),
    )
    expect(table?.structure?.currency).toEqual({ column: 'currency', of: ['amount'] })
  })

  test('has its abbreviations spelled out', async () => {
    const { table } = await read('stock.csv', 'qty,yr,dept_no,colour\n3,2020,7,red\n4,2021,8,blue\n')
    expect(table?.columns.map(({ spelledOut }) => spelledOut)).toEqual([
      'quantity',
      'year',
      'department number',
      null,
    ])
  })

  test('that was read before anyone looked is described later, in its report, too', async () => {
    const { source, table, after } = await read('sales.csv', shops)
    const { sources } = bench.deps.store
    if (table === undefined || after?.report === undefined || after.report === null)
      throw new Error('it was not read')
    const { structure, ...bare } = table
    const plain = bare.columns.map((column) => ({ ...column, nature: null, spelledOut: null }))
    const unknown = after.report.tables.map(({ structure: _, columns, ...rest }) => ({
      ...rest,
      columns: columns.map(({ nature: _nature, ...column }) => column),
    }))
    await sources.saveNatures(source, [{ ...bare, columns: plain }], { ...after.report, tables: unknown })
    expect((await sources.undescribed()).map(({ id }) => id)).toEqual([source.id])

    await describeSource(source.id, bench.deps, never)
    const [described] = await sources.tables([source.id])
    expect(described).toEqual({ ...table, structure })
    expect((await sources.find(source.id))?.report).toEqual(after.report)
    expect(await sources.undescribed()).toEqual([])
  })
})
