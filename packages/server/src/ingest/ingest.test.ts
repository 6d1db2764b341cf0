import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import type { Column, Table } from '../domain/table.ts'
import { EngineFailure, type Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import { ingestBench, never } from './ingest-bench.contract.ts'
import { ingest } from './ingest.ts'

const bench = ingestBench()

const column = (table: Table | undefined, name: string): Column | undefined =>
  table?.columns.find((candidate) => candidate.name === name)

async function keysBelow(prefix: string): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of bench.deps.objects.list(prefix)) keys.push(key)
  return keys
}

describe('a good file', () => {
  // The numbers are pandas': read_csv, isna().sum(), nunique(), min, max, value_counts(), sum().
  test('becomes a table that is profiled', async () => {
    const { source, outcome, after, table } = await bench.fixture('orders.csv')
    expect(outcome).toEqual({ datasetId: source.datasetId, projectId: source.projectId })
    expect(after).toMatchObject({ status: 'synching', error: null })
    expect(table).toMatchObject({
      id: `${source.id}-t1`,
      sourceId: source.id,
      datasetId: source.datasetId,
      name: 'orders',
      title: 'orders',
      rowCount: 120,
    })
    const file = await readFile(await bench.deps.objects.localFile(table?.objectKey ?? ''))
    const hash = createHash('sha256').update(file).digest('hex')
    expect(table?.objectKey).toBe(`sources/${source.id}/0/1-${hash}.parquet`)
    const facts = table?.columns.map(({ name, type, role, missing, distinct, minimum, maximum }) => [
      ...[name, type, role, missing],
      ...[distinct, minimum, maximum],
    ])
    expect(facts).toEqual([
      ['order_id', 'integer', 'identifier', 0, 120, 1001, 1120],
      ['ordered_on', 'date', 'time', 0, 12, '2024-01-08', '2024-12-01'],
      ['city', 'text', 'place', 7, 5, 'Bergen', 'Porto'],
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
    const { table } = await bench.fixture('orders.csv')
    const tables = [{ name: 'orders', file: await bench.deps.objects.localFile(table?.objectKey ?? '') }]
    const sql = 'SELECT sum(quantity), round(sum(price), 2), count(*) FROM orders'
    const answer = await bench.deps.engine.query(
      { projectId: 'reader', tables, sql, rows: 1, seconds: 20 },
      never,
    )
    expect(answer.rows).toEqual([[2512, 5192.42, 120]])
  })

  test('is reported', async () => {
    const { after } = await bench.fixture('orders.csv')
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
      role: 'place',
      nature: 'place',
      missing: 7,
      distinct: 5,
    })
  })

  test('has its words looked up', async () => {
    const { table } = await bench.fixture('orders.csv')
    const id = table?.id ?? ''
    expect(await bench.deps.store.lexicon.find([id], ['köln', 'gift wrapped', 'nowhere', '1001'])).toEqual(
      expect.arrayContaining([
        { tableId: id, column: 'city', value: 'Köln', folded: 'köln' },
        { tableId: id, column: 'note', value: 'gift\nwrapped', folded: 'gift wrapped' },
      ]),
    )
    expect(await bench.deps.store.lexicon.find([id], ['nowhere', '1001'])).toEqual([])
  })
})

describe('a file that cannot be used', () => {
  test.each([
    ['blank.csv', '\n \n\n', /no rows/],
    ['workbook.csv', 'PK\u0003\u0004 and more', /named \.csv but holds a ZIP or Office file/],
    ['report.pdf', '%PDF-1.7', /no PDF, or it is damaged/],
    ['line.csv', 'x'.repeat(5_000_000), /first line of the file is longer than 512 kB/],
    ['wide.csv', `${'a,'.repeat(6000)}a\n`, /6001 columns; at most 5000/],
  ])('%s is invalid, and the reason is told', async (name, text, reason) => {
    const { source, outcome, after, table } = await bench.ingested(name, Buffer.from(text))
    expect(outcome).toBeUndefined()
    expect(after?.status).toBe('invalid')
    expect(after?.error).toMatch(reason)
    expect(table).toBeUndefined()
    expect(await keysBelow(objectKeys.source(source.id))).toEqual([])
  })
})

describe('a run', () => {
  const csv = Buffer.from('a,b\n1,2\n')

  test('leaves no work behind', async () => {
    const folders: string[] = []
    const watched: Objects = {
      ...bench.deps.objects,
      workFolder: async () => {
        folders.push(await bench.deps.objects.workFolder())
        return folders.at(-1) ?? ''
      },
    }
    for (const text of ['a,b\n1,2\n', '\n']) {
      const source = await bench.upload('work.csv', Buffer.from(text))
      await ingest(source.id, { ...bench.deps, objects: watched }, never)
    }
    expect(folders).toHaveLength(2)
    for (const path of folders) await expect(access(path)).rejects.toThrow()
  })

  test('that comes again changes nothing', async () => {
    const { source, table } = await bench.ingested('again.csv', csv)
    expect(await ingest(source.id, bench.deps, never)).toEqual({
      datasetId: source.datasetId,
      projectId: source.projectId,
    })
    expect(await bench.deps.store.sources.tables([source.id])).toEqual([table])
  })

  test('that was cut off before its tables were saved is done over', async () => {
    const source = await bench.upload('again.csv', csv)
    const cut = { ...bench.deps.store.sources, saveTables: () => Promise.reject(new Error('cut off')) }
    await expect(
      ingest(source.id, { ...bench.deps, store: { ...bench.deps.store, sources: cut } }, never),
    ).rejects.toThrow('cut off')
    expect(await ingest(source.id, bench.deps, never)).toEqual({
      datasetId: source.datasetId,
      projectId: source.projectId,
    })
    const [table] = await bench.deps.store.sources.tables([source.id])
    expect(await bench.rowsOf(table)).toEqual([[1, 2]])
  })

  test('on a source that is gone, before or meanwhile, is no error and leaves nothing', async () => {
    expect(await ingest('ds-unknown', bench.deps, never)).toBeUndefined()
    const source = await bench.upload('gone.csv', csv)
    const sources = {
      ...bench.deps.store.sources,
      saveTables: async (...saved: Parameters<Store['sources']['saveTables']>) => {
        await bench.deps.store.sources.remove(source.id)
        return bench.deps.store.sources.saveTables(...saved)
      },
    }
    const store = { ...bench.deps.store, sources }
    expect(await ingest(source.id, { ...bench.deps, store }, never)).toBeUndefined()
    expect(await keysBelow(objectKeys.source(source.id))).toEqual([])
  })

  test('on a source that is removed meanwhile stops, and tells how far it was', async () => {
    const source = await bench.upload('removed.csv', csv)
    const told: unknown[] = []
    const sources = {
      ...bench.deps.store.sources,
      saveProgress: async (...[id, reading, progress]: Parameters<Store['sources']['saveProgress']>) => {
        told.push(progress)
        await bench.deps.store.sources.remove(source.id)
        return bench.deps.store.sources.saveProgress(id, reading, progress)
      },
    }
    const store = { ...bench.deps.store, sources }
    expect(await ingest(source.id, { ...bench.deps, store }, never)).toBeUndefined()
    expect(told[0]).toEqual({ stage: 'reading', bytes: 0, rows: 0 })
    expect(await keysBelow(objectKeys.source(source.id))).toEqual([])
  })

  test('by overrides reads the file as a person says', async () => {
    const text = 'notes, made by hand\n\ncode;amount;day\n7;1;2024-02-03\n08;two;2024-02-04\n9;3;x\n'
    const source = await bench.upload('orders.csv', Buffer.from(text))
    const types = { code: 'text', amount: 'integer', day: 'date' } as const
    await bench.deps.store.sources.reread(source.id, { headerRow: 3, delimiter: ';', types })
    await ingest(source.id, bench.deps, never)
    const [table] = await bench.deps.store.sources.tables([source.id])
    expect(table?.columns.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'code: text',
      'amount: integer',
      'day: date',
    ])
    expect(await bench.rowsOf(table)).toEqual([
      ['7', 1, '2024-02-03'],
      ['08', null, '2024-02-04'],
      ['9', 3, null],
    ])
    const { report } = (await bench.deps.store.sources.find(source.id)) ?? {}
    expect(report?.notes).toContainEqual(expect.stringMatching(/amount: .*1 of 3 values .*"two"/))
    expect(report).toMatchObject({ headerLine: 3, delimiter: ';', header: true })
  })

  test('by overrides that go with nothing in the file says so', async () => {
    const source = await bench.upload('orders.csv', csv)
    await bench.deps.store.sources.reread(source.id, { headerRow: 40 })
    await ingest(source.id, bench.deps, never)
    expect(await bench.deps.store.sources.find(source.id)).toMatchObject({
      status: 'invalid',
      error: expect.stringMatching(/No row begins on line 40/) as string,
    })
    await bench.deps.store.sources.reread(source.id, { headerRow: 0 })
    await ingest(source.id, bench.deps, never)
    expect((await bench.deps.store.sources.tables([source.id]))[0]?.rowCount).toBe(2)
  })

  test('on a source whose file went away with it is no error', async () => {
    const source = await bench.upload('gone.csv', csv)
    const away: Objects = {
      ...bench.deps.objects,
      localFile: async () => {
        await bench.deps.store.sources.remove(source.id)
        throw new Error('no such object')
      },
    }
    expect(await ingest(source.id, { ...bench.deps, objects: away }, never)).toBeUndefined()
  })

  test('whose engine was lost is left to be tried again', async () => {
    const source = await bench.upload('lost.csv', csv)
    const lost: Engine = {
      ...bench.deps.engine,
      transform: () => Promise.reject(new EngineFailure('lost', 'gone')),
    }
    await expect(ingest(source.id, { ...bench.deps, engine: lost }, never)).rejects.toThrow(EngineFailure)
    expect((await bench.deps.store.sources.find(source.id))?.status).toBe('synching')
  })

  test.each([
    ['timeout', /took too long/],
    ['memory', /more memory/],
  ] as const)('whose engine ended by %s makes the source invalid', async (reason, message) => {
    const source = await bench.upload('large.csv', csv)
    const weak: Engine = {
      ...bench.deps.engine,
      transform: () => Promise.reject(new EngineFailure(reason, 'no')),
    }
    expect(await ingest(source.id, { ...bench.deps, engine: weak }, never)).toBeUndefined()
    expect(await bench.deps.store.sources.find(source.id)).toMatchObject({
      status: 'invalid',
      error: expect.stringMatching(message) as string,
    })
  })

  test('that is aborted rejects and leaves the source synching', async () => {
    const source = await bench.upload('aborted.csv', csv)
    await expect(ingest(source.id, bench.deps, AbortSignal.abort())).rejects.toThrow()
    expect((await bench.deps.store.sources.find(source.id))?.status).toBe('synching')
  })
})
