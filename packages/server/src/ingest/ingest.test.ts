import { access, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDuckdbEngine } from '../adapters/engine/duckdb/index.ts'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { objectKeys } from '../domain/file.ts'
import type { Owner } from '../domain/owner.ts'
import type { Source } from '../domain/source.ts'
import type { Column, Table } from '../domain/table.ts'
import { EngineFailure, type Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import { aFile, aSource, anOwner, keptDataset } from '../ports/store-samples.contract.ts'
import type { Store } from '../ports/store.ts'
import { quoteName } from '../sql/quote.ts'
import { ingest } from './ingest.ts'

const never = new AbortController().signal
let folder: string
let store: Store
let objects: Objects
let engine: Engine
let owner: Owner

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ingest-'))
  store = await openEmbeddedStore(join(folder, 'auger.db'))
  owner = await anOwner(store)
  objects = await openDiskObjects(join(folder, 'objects'))
  engine = createDuckdbEngine({
    engines: 2,
    memoryMegabytes: 512,
    temporaryFolder: join(folder, 'temporary'),
  })
})
afterAll(async () => {
  await engine.close()
  await store.close()
})

async function upload(name: string, bytes: Buffer): Promise<Source> {
  const dataset = await keptDataset(store, owner)
  const file = aFile(owner, { name, size: bytes.length })
  await store.files.create(file)
  await objects.put(objectKeys.file(file.id), Readable.from([bytes]))
  const source = aSource(dataset, file)
  await store.sources.create(source)
  return source
}

async function ingested(name: string, bytes: Buffer) {
  const source = await upload(name, bytes)
  const outcome = await ingest(source.id, { store, objects, engine }, never)
  const after = await store.sources.find(source.id)
  const [table] = await store.sources.tables([source.id])
  return { source, outcome, after, table }
}

const fixture = async (name: string) =>
  ingested(name, await readFile(new URL(`./fixtures/${name}`, import.meta.url)))

/** The table as rows, through the engine that questions go through. */
async function rowsOf(table: Table | undefined): Promise<readonly (readonly Cell[])[]> {
  if (table === undefined) throw new Error('no table was saved')
  const tables = [{ name: table.name, file: await objects.localFile(table.objectKey) }]
  const sql = `SELECT * FROM ${quoteName(table.name)}`
  const answer = await engine.query({ projectId: 'reader', tables, sql, rows: 10_000, seconds: 20 }, never)
  expect(answer.columns).toEqual(table.columns.map(({ name, type }) => ({ name, type })))
  expect(answer.rowCount).toBe(table.rowCount)
  return answer.rows
}

const column = (table: Table | undefined, name: string): Column | undefined =>
  table?.columns.find((candidate) => candidate.name === name)
const typesOf = (table: Table | undefined) => table?.columns.map(({ name, type }) => `${name}: ${type}`)

describe('a good file', () => {
  // The numbers are pandas': read_csv, isna().sum(), nunique(), min, max, value_counts(), sum().
  test('becomes a table that is profiled', async () => {
    const { source, outcome, after, table } = await fixture('orders.csv')
    expect(outcome).toEqual({ datasetId: source.datasetId })
    expect(after).toMatchObject({ status: 'synching', error: null })
    expect(table).toMatchObject({
      id: `${source.id}-t1`,
      sourceId: source.id,
      datasetId: source.datasetId,
      name: 'orders',
      title: 'orders',
      objectKey: objectKeys.table(source.id, 1),
      rowCount: 120,
    })
    const facts = table?.columns.map(({ frequent: _, ...facts }) => Object.values(facts))
    expect(facts).toEqual([
      ['order_id', 'integer', 'identifier', 0, 120, 1001, 1120],
      ['ordered_on', 'date', 'time', 0, 12, '2024-01-08', '2024-12-01'],
      ['city', 'text', 'category', 7, 5, 'Bergen', 'Porto'],
      ['product', 'text', 'category', 0, 4, '"Dr. Plum" jam', 'quince'],
      ['quantity', 'integer', 'measure', 0, 36, 1, 39],
      ['price', 'number', 'measure', 10, 107, 0.52, 99.3],
      ['paid', 'boolean', 'category', 0, 2, false, true],
      ['packed_at', 'timestamp', 'time', 0, 120, '2024-05-01 04:30:00', '2024-05-28 15:30:00'],
      ['shelf', 'text', 'category', 0, 7, '0000', '0006'],
      ['note', 'text', 'category', 54, 3, 'call first', 'late'],
    ])
    expect(column(table, 'city')?.frequent).toEqual([
      { value: 'Köln', count: 28 },
      { value: 'Bergen', count: 24 },
      { value: 'Gdańsk', count: 24 },
      { value: 'Porto', count: 20 },
      { value: 'Lyon', count: 17 },
    ])
    expect(column(table, 'note')?.frequent).toContainEqual({ value: 'gift\nwrapped', count: 18 })
    expect(column(table, 'paid')?.frequent).toEqual([
      { value: true, count: 80 },
      { value: false, count: 40 },
    ])
  })

  test('can be computed with', async () => {
    const { table } = await fixture('orders.csv')
    const tables = [{ name: 'orders', file: await objects.localFile(table?.objectKey ?? '') }]
    const sql = 'SELECT sum(quantity), round(sum(price), 2), count(*) FROM orders'
    const answer = await engine.query({ projectId: 'reader', tables, sql, rows: 1, seconds: 20 }, never)
    expect(answer.rows).toEqual([[2512, 5192.42, 120]])
  })

  test('is reported', async () => {
    const { after } = await fixture('orders.csv')
    expect(after?.report).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      header: true,
      rejectedRows: 0,
      rejectedSamples: [],
      notes: [],
    })
    expect(after?.report?.tables).toHaveLength(1)
    expect(after?.report?.tables[0]).toMatchObject({ name: 'orders', rows: 120 })
    expect(after?.report?.tables[0]?.columns[2]).toEqual({
      name: 'city',
      type: 'text',
      role: 'category',
      missing: 7,
    })
  })

  test('has its words looked up', async () => {
    const { table } = await fixture('orders.csv')
    const id = table?.id ?? ''
    expect(await store.lexicon.find([id], ['köln', 'gift wrapped', 'nowhere', '1001'])).toEqual(
      expect.arrayContaining([
        { tableId: id, column: 'city', value: 'Köln', folded: 'köln' },
        { tableId: id, column: 'note', value: 'gift\nwrapped', folded: 'gift wrapped' },
      ]),
    )
    expect(await store.lexicon.find([id], ['nowhere', '1001'])).toEqual([])
  })
})

describe('a messy file', () => {
  test('of a header alone is a table of no rows', async () => {
    const { table } = await fixture('header-only.csv')
    expect(table).toMatchObject({ rowCount: 0, name: 'header_only' })
    expect(table?.columns.map(({ name, missing, distinct }) => [name, missing, distinct])).toEqual([
      ['name', 0, 0],
      ['amount', 0, 0],
      ['day', 0, 0],
    ])
    expect(await rowsOf(table)).toEqual([])
  })

  test('with broken quotes loses nothing', async () => {
    const { table, after } = await fixture('broken-quotes.csv')
    expect(await rowsOf(table)).toEqual([
      ['Ada', '"said "no" twice"', 1],
      ['Bea', '"never closed', 2],
      ['Cem', 'fine', 3],
      ['Doa', 'one, two', 4],
      ['Ela', 'two\nlines', 5],
      ['Fay', '6" pipe', 6],
    ])
    expect(after?.report?.notes).toEqual(['3 rows with quotes in odd places: the text kept as it stands.'])
  })

  test('with ragged rows says which were left out', async () => {
    const { table, after } = await fixture('ragged.csv')
    expect(await rowsOf(table)).toEqual([
      [1, 2, 3],
      [4, 5, null],
      [10, 11, 12],
      [13, null, null],
      [14, 15, 16],
    ])
    expect(after?.report).toMatchObject({ rejectedRows: 1, rejectedSamples: ['6,7,8,9'] })
    expect(after?.report?.notes).toEqual([
      '2 rows with fewer values than columns: the rest taken as missing.',
      '1 row with more values than columns left out.',
    ])
  })

  test.each([
    ['latin.csv', 'windows-1252', ['Århus – Nord', 2.75, 20]],
    ['chinese-gb18030.csv', 'gb18030', ['二号店', '上海', 980]],
    ['utf16le.csv', 'utf-16le', ['Казань', 4]],
    ['utf16be-no-mark.csv', 'utf-16be', ['Turin', 4, 'second line of text']],
  ])('%s is read as %s', async (name, encoding, second) => {
    const { table, after } = await fixture(name)
    expect(after?.report?.encoding).toBe(encoding)
    expect((await rowsOf(table))[1]).toEqual(second)
  })

  test.each([
    [
      'mark-crlf.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea, B.', 2],
      ],
    ],
    [
      'old-mac.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'pipes.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'columns.tsv',
      ['name: text', 'amount: integer'],
      [
        ['Ada, A.', 1],
        ['Bea', 2],
      ],
    ],
    [
      'nul.csv',
      ['name: text', 'amount: integer'],
      [
        ['Ada', 1],
        ['Bea', 2],
      ],
    ],
    [
      'backslashes.csv',
      ['name: text', 'remark: text'],
      [
        ['Ada', 'say "hi" twice'],
        ['Bea', 'plain, text'],
      ],
    ],
    [
      'formulas.csv',
      ['name: text', 'cell: text'],
      [
        ['Ada', '=1+1'],
        ['Bea', '@sum'],
      ],
    ],
    ['one-column.csv', ['word: text'], [['alpha'], ['beta, gamma'], ['delta']]],
    [
      'years.csv',
      ['country: text', '2021: integer', '2022: integer', '2023: integer'],
      [
        ['Norway', 1, 2, 3],
        ['Peru', 4, 5, 6],
      ],
    ],
    [
      'row-names.csv',
      ['column_1: text', 'height: integer', 'width: integer'],
      [
        ['first', 1, 2],
        ['second', 3, 4],
      ],
    ],
    [
      'semicolons.csv',
      ['Name: text', 'Preis: number', 'Datum: date'],
      [
        ['Äpfel', 1234.5, '2024-02-01'],
        ['Birnen', 2.75, '2024-02-13'],
        ['Quitten', 10, '2024-02-28'],
      ],
    ],
    [
      'no-header.csv',
      ['column_1: text', 'column_2: integer', 'column_3: date'],
      [
        ['Oslo', 12, '2024-01-01'],
        ['Bergen', 7, '2024-01-02'],
        ['Oslo', 3, '2024-01-03'],
      ],
    ],
    [
      'title-above.csv',
      ['city: text', 'kind: text', 'amount: integer'],
      [
        ['Oslo', 'apple', 1],
        ['Bergen', 'pear', 2],
      ],
    ],
  ])('%s is read as it was meant', async (name, types, rows) => {
    const { table } = await fixture(name)
    expect(typesOf(table)).toEqual(types)
    expect(await rowsOf(table)).toEqual(rows)
  })

  test('with hostile and repeated names keeps them apart, and drops a column of nothing', async () => {
    const { table } = await fixture('hostile-names.csv')
    expect(table?.columns.map(({ name }) => name)).toEqual([
      'a"b',
      "'; drop table x; --",
      '😀',
      '城市',
      'Name',
      'name_2',
      'NAME_3',
      'column_8',
    ])
    expect(await rowsOf(table)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]])
  })
})

describe('types', () => {
  test('one late value that is no number keeps its column text, and is told', async () => {
    const { table, after } = await fixture('late-bad-value.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: text'])
    expect((await rowsOf(table)).slice(-2)).toEqual([
      [3000, '6000'],
      [3001, 'unknown'],
    ])
    expect(after?.report?.notes).toEqual([
      expect.stringMatching(/^Column amount: kept as text.*1 of 3001.*"unknown"/),
    ])
  })

  test('one late decimal makes its column a number', async () => {
    const { table } = await fixture('late-decimal.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: number'])
    expect((await rowsOf(table)).at(-1)).toEqual([3001, 0.5])
  })

  test('words for nothing are missing among values, and words among words', async () => {
    const { table, after } = await fixture('missing-words.csv')
    expect(typesOf(table)).toEqual(['id: integer', 'amount: integer', 'day: date', 'word: text'])
    expect(await rowsOf(table)).toEqual([
      [1, 10, '2024-01-01', 'NA'],
      [2, null, null, 'None'],
      [3, null, '2024-01-03', 'x'],
      [4, 40, null, null],
    ])
    expect(after?.report?.notes).toEqual([
      'Column amount: 2 of its values, such as NA or -, taken as missing.',
      'Column day: 1 of its values, such as NA or -, taken as missing.',
    ])
  })

  test('dates are read by all of their values, and a doubt is told', async () => {
    const { table, after } = await fixture('dates.csv')
    expect(typesOf(table)).toEqual([
      'iso: date',
      'us: date',
      'eu: date',
      'either: date',
      'written: date',
      'zoned: timestamp',
      'mixed: timestamp',
    ])
    expect(await rowsOf(table)).toEqual([
      [
        '2024-01-05',
        '2024-01-25',
        '2024-01-25',
        '2024-01-02',
        '2024-01-05',
        '2024-01-05 08:00:00',
        '2024-01-05 00:00:00',
      ],
      [
        '2024-12-31',
        '2024-12-31',
        '2024-12-31',
        '2024-03-04',
        '2024-12-31',
        '2024-01-05 23:30:00',
        '2024-01-05 10:30:00',
      ],
    ])
    expect(after?.report?.notes).toEqual([
      'Column either: read as dates, month first; it could also be dates, day first.',
    ])
  })

  test('codes stay as they are written', async () => {
    const { table } = await fixture('codes.csv')
    expect(typesOf(table)).toEqual([
      'zip: text',
      'big: text',
      'plain: integer',
      'thousands: number',
      'bad_thousands: number',
    ])
    expect(await rowsOf(table)).toEqual([
      ['01234', '12345678901234567890', 5, 1234, 12],
      ['98765', '1', 6, 12345.5, 1.23],
    ])
  })
})

describe('a file that cannot be used', () => {
  test.each([
    ['blank.csv', '\n \n\n', /no rows/],
    ['workbook.csv', 'PK\u0003\u0004 and more', /named \.csv but holds a ZIP or Office file/],
    ['report.pdf', '%PDF-1.7', /pdf are not read yet.*csv, tsv/],
    ['line.csv', 'x'.repeat(5_000_000), /first line of the file is longer than 512 kB/],
    ['wide.csv', `${'a,'.repeat(6000)}a\n`, /6001 columns; at most 5000/],
  ])('%s is invalid, and the reason is told', async (name, text, reason) => {
    const { source, outcome, after, table } = await ingested(name, Buffer.from(text))
    expect(outcome).toBeUndefined()
    expect(after?.status).toBe('invalid')
    expect(after?.error).toMatch(reason)
    expect(table).toBeUndefined()
    expect(await objects.stat(objectKeys.table(source.id, 1))).toBeUndefined()
  })
})

describe('a run', () => {
  const csv = Buffer.from('a,b\n1,2\n')

  test('leaves no work behind', async () => {
    const folders: string[] = []
    const watched: Objects = {
      ...objects,
      workFolder: async () => {
        folders.push(await objects.workFolder())
        return folders.at(-1) ?? ''
      },
    }
    for (const text of ['a,b\n1,2\n', '\n']) {
      const source = await upload('work.csv', Buffer.from(text))
      await ingest(source.id, { store, objects: watched, engine }, never)
    }
    expect(folders).toHaveLength(2)
    for (const path of folders) await expect(access(path)).rejects.toThrow()
  })

  test('that comes again changes nothing', async () => {
    const { source, table } = await ingested('again.csv', csv)
    expect(await ingest(source.id, { store, objects, engine }, never)).toEqual({
      datasetId: source.datasetId,
    })
    expect(await store.sources.tables([source.id])).toEqual([table])
  })

  test('that was cut off before its tables were saved is done over', async () => {
    const source = await upload('again.csv', csv)
    const cut = { ...store.sources, saveTables: () => Promise.reject(new Error('cut off')) }
    await expect(ingest(source.id, { store: { sources: cut }, objects, engine }, never)).rejects.toThrow(
      'cut off',
    )
    expect(await ingest(source.id, { store, objects, engine }, never)).toEqual({
      datasetId: source.datasetId,
    })
    const [table] = await store.sources.tables([source.id])
    expect(await rowsOf(table)).toEqual([[1, 2]])
  })

  test('on a source that is gone, before or meanwhile, is no error and leaves nothing', async () => {
    expect(await ingest('ds-unknown', { store, objects, engine }, never)).toBeUndefined()
    const source = await upload('gone.csv', csv)
    const sources = {
      ...store.sources,
      saveTables: async (...saved: Parameters<Store['sources']['saveTables']>) => {
        await store.sources.remove(source.id)
        return store.sources.saveTables(...saved)
      },
    }
    expect(await ingest(source.id, { store: { sources }, objects, engine }, never)).toBeUndefined()
    expect(await objects.stat(objectKeys.table(source.id, 1))).toBeUndefined()
  })

  test('on a source whose file went away with it is no error', async () => {
    const source = await upload('gone.csv', csv)
    const away: Objects = {
      ...objects,
      localFile: async () => {
        await store.sources.remove(source.id)
        throw new Error('no such object')
      },
    }
    expect(await ingest(source.id, { store, objects: away, engine }, never)).toBeUndefined()
  })

  test('whose engine was lost is left to be tried again', async () => {
    const source = await upload('lost.csv', csv)
    const lost: Engine = { ...engine, transform: () => Promise.reject(new EngineFailure('lost', 'gone')) }
    await expect(ingest(source.id, { store, objects, engine: lost }, never)).rejects.toThrow(EngineFailure)
    expect((await store.sources.find(source.id))?.status).toBe('synching')
  })

  test.each([
    ['timeout', /took too long/],
    ['memory', /more memory/],
  ] as const)('whose engine ended by %s makes the source invalid', async (reason, message) => {
    const source = await upload('large.csv', csv)
    const weak: Engine = { ...engine, transform: () => Promise.reject(new EngineFailure(reason, 'no')) }
    expect(await ingest(source.id, { store, objects, engine: weak }, never)).toBeUndefined()
    expect(await store.sources.find(source.id)).toMatchObject({
      status: 'invalid',
      error: expect.stringMatching(message) as string,
    })
  })

  test('that is aborted rejects and leaves the source synching', async () => {
    const source = await upload('aborted.csv', csv)
    await expect(ingest(source.id, { store, objects, engine }, AbortSignal.abort())).rejects.toThrow()
    expect((await store.sources.find(source.id))?.status).toBe('synching')
  })
})
