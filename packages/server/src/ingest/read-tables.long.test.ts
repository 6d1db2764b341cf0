import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cell } from '@auger/contract'
import { describe, expect, test } from 'vitest'
import { ingestBench, never } from './ingest-bench.contract.ts'
import { ReaderFailure } from '../ports/readers.ts'
import { readTables } from './read-tables.ts'
import type { TypedTable } from './read-types/write-typed.ts'
import { openReader } from './reader/open-reader.ts'
import { createWorkbench } from './workbench.ts'

const { deps } = lazily(ingestBench())

function lazily(bench: ReturnType<typeof ingestBench>) {
  return { deps: () => bench.deps }
}

interface Read {
  readonly refused?: string
  readonly tables?: readonly unknown[]
  readonly types?: unknown
  readonly report?: unknown
  readonly rows?: readonly (readonly Cell[])[]
}

/** Of a file that was written again there is a copy. */
const rewritten = 'straight.csv'

/** What becomes of a file; `careful` does not look whether it can be read as it lies. */
async function read(name: string, file: string, folder: string, careful: boolean): Promise<Read> {
  const bench = workbench(name, file, folder)
  const nothing = { ...bench.reader, find: () => Promise.resolve(undefined) }
  try {
    const { tables, report } = await readTables(careful ? { ...bench, reader: nothing } : bench)
    const [table] = tables
    return {
      report,
      types: Object.fromEntries((table?.columns ?? []).map(({ name, type }) => [name, type])),
      tables: tables.map(({ file: _, columns, ...rest }) => ({
        ...rest,
        columns: columns.map(({ name, type, parser }) => [name, type, parser?.name]),
      })),
      ...(table === undefined ? {} : { rows: await rowsOf(table) }),
    }
  } catch (error) {
    if (error instanceof ReaderFailure && error.reason === 'refused') return { refused: error.message }
    throw error
  }
}

function workbench(name: string, file: string, folder: string, onProgress?: (bytes: number) => void) {
  const extension = name.endsWith('.tsv') ? 'tsv' : 'csv'
  const options = { extension, file, name, size: 0, folder, signal: never } as const
  const reader = openReader(deps().readers, onProgress === undefined ? options : { ...options, onProgress })
  return createWorkbench(deps().engine, 'reader', { folder, signal: never, reader })
}

async function rowsOf({ file }: TypedTable) {
  const tables = [{ name: 'found', file }]
  const request = { projectId: 'reader', tables, sql: 'SELECT * FROM found', rows: 10_000, seconds: 20 }
  return (await deps().engine.query(request, never)).rows
}

async function bothWays(name: string, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  const file = join(folder, name)
  await writeFile(file, bytes)
  const asFound = await read(name, file, folder, false)
  const isRewritten = (await readdir(folder)).includes(rewritten)
  return { asFound, isRewritten, careful: await read(name, file, folder, true) }
}

describe('a file is the same whether it is read as it lies or written again first', () => {
  test('every fixture', async () => {
    const folder = new URL('./fixtures/', import.meta.url)
    const names = (await readdir(folder)).filter((name) => /\.(csv|tsv)$/.test(name))
    let lying = 0
    for (const name of names) {
      const { asFound, careful, isRewritten } = await bothWays(name, await readFile(new URL(name, folder)))
      expect([name, asFound]).toEqual([name, careful])
      if (!isRewritten) lying++
    }
    expect(lying).toBeGreaterThan(10)
  }, 120_000)

  const plain = (index: number) =>
    `${index},${index * 2},2024-01-${10 + (index % 20)},2024-01-01 10:0${index % 10}:00,word ${index % 7},${index / 4},${index % 2 === 0}`
  const header = 'id,twice,day,moment,word,quarter,even'
  const rows = Array.from({ length: 3000 }, (_, index) => plain(index))
  const types = {
    ...{ id: 'integer', twice: 'integer', day: 'date', moment: 'timestamp' },
    ...{ word: 'text', quarter: 'number', even: 'boolean' },
  }
  const late = (row: string, lineBreak = '\n') =>
    Buffer.from([header, ...rows.slice(0, 2990), row, ...rows.slice(2990), ''].join(lineBreak))

  test.each([
    ['nothing amiss', plain(3001), {}],
    ['a leading zero', '007,1,2024-01-01,2024-01-01 10:00:00,a,1,true', { id: 'text' }],
    ['a decimal', '1,1.5,2024-01-01,2024-01-01 10:00:00,a,1,true', { twice: 'number' }],
    ['a word among numbers', '1,unknown,2024-01-01,2024-01-01 10:00:00,a,nan,true', { twice: 'text' }],
    ['words for nothing', 'NA,-,n/a,,#N/A,inf,', { quarter: 'text' }],
    ['a day that is none', '1,1,2024-02-31,2024-02-31 10:00:00,a,1,true', { day: 'text', moment: 'text' }],
    ['spaces around values', '1, 2,2024-01-01 ,2024-01-01 10:00:00, a ,1,true', {}],
    ['quoted values', '"1","2","2024-01-01","2024-01-01 10:00:00","a ""b"", c\nd","1","true"', {}],
    ['empty values, also in quotes', ',"",,"",,"",', {}],
    ['numbers that only some read', '1,1_000,2024-01-01,2024-01-01 10:00:00,a,1e4,true', { twice: 'text' }],
    ['a truth in another spelling', '1,1,2024-01-01,2024-01-01 10:00:00,a,1,t', { even: 'text' }],
  ])('late: %s', async (_, row, differing) => {
    const { isRewritten, asFound, careful } = await bothWays('late.csv', late(row))
    expect(asFound).toEqual(careful)
    expect(isRewritten).toBe(false)
    expect(asFound.rows).toHaveLength(3001)
    expect(asFound.types).toEqual({ ...types, ...differing })
  })

  test.each([
    ['one value too many, behind a comma', '1,1,2024-01-01,2024-01-01 10:00:00,5,a,1,true'],
    ['an unclosed quote', '1,1,2024-01-01,2024-01-01 10:00:00,"a,1,true'],
    ['a quote in a value', '1,1,2024-01-01,2024-01-01 10:00:00,6" pipe,1,true'],
    ['too many values', '1,1,2024-01-01,2024-01-01 10:00:00,a,1,true,more'],
    ['too few values', '1,1'],
    ['a blank line', ''],
    ['the header again', header],
    ['a NUL', '1,1,2024-01-01,2024-01-01 10:00:00,a\u0000b,1,true'],
    ['a carriage return', '1,1,2024-01-01,2024-01-01 10:00:00,a,1,true\r'],
  ])('late: %s', async (_, row) => {
    const { isRewritten, asFound, careful } = await bothWays('late.csv', late(row))
    expect(asFound).toEqual(careful)
    expect(isRewritten).toBe(true)
    expect(careful.rows?.length).toBeGreaterThan(2989)
  })

  test.each([
    ['CRLF', late(plain(1), '\r\n')],
    ['a mark and CRLF', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), late(plain(1), '\r\n')])],
    [
      'a byte that is no UTF-8',
      Buffer.concat([late(plain(1)), Buffer.from('1,1,,,caf\xe9,1,true\n', 'latin1')]),
    ],
    ['no header', Buffer.from(rows.join('\n'))],
    ['an empty row at the end', Buffer.from(`${header}\n${rows.join('\n')}\n,,,,,,\n`)],
    ['a total at the end', Buffer.from(`city,amount\n${'Oslo,1\nRome,2\n'.repeat(20)}Total,60\n`)],
    ['a column without a name or a value', Buffer.from('a,b,\n1,2,\n3,4,\n')],
    ['one column', Buffer.from('word\none\n\n"two, three"\nfour\n')],
  ])('%s', async (_, bytes) => {
    const { asFound, careful } = await bothWays('file.csv', bytes)
    expect(asFound).toEqual(careful)
    expect(careful.rows?.length).toBeGreaterThan(1)
  })
})

test('a file that is read as it lies is left as it was, and progress is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  const file = join(folder, 'orders.csv')
  await copyFile(new URL('./fixtures/orders.csv', import.meta.url), file)
  const before = await readFile(file)
  const steps: number[] = []
  await readTables(workbench('orders.csv', file, folder, (bytes) => steps.push(bytes)))
  expect(await readFile(file)).toEqual(before)
  expect(await readdir(folder)).not.toContain(rewritten)
  expect(steps.at(-1)).toBe(before.length)
})
