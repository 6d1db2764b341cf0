import { expect, test } from 'vitest'
import type { QueryAnswer, QueryRequest } from '../ports/engine.ts'
import { createTriedStatements } from './tried-statements.ts'

const request: QueryRequest = { projectId: 'p', tables: [], sql: 'SELECT 1', rows: 12, seconds: 1 }
const answerOf = (rows: number): QueryAnswer => ({
  columns: [{ name: 'a', type: 'integer' }],
  rows: Array.from({ length: rows }, (_, row) => [row]),
  rowCount: rows,
  cost: { milliseconds: 0, bytesRead: 0, peakMemoryBytes: 0, rowsRead: 0 },
})

test('a statement is run once, also by those who ask while it runs', async () => {
  const tried = createTriedStatements()
  let runs = 0
  const run = () => Promise.resolve(answerOf(++runs))
  const [first, second] = await Promise.all([tried.query(request, run), tried.query(request, run)])
  expect(await tried.query(request, run)).toBe(first)
  expect(second).toBe(first)
  await tried.query({ ...request, rows: 1 }, run)
  await tried.query({ ...request, sql: 'SELECT 2' }, run)
  await tried.query({ ...request, tables: [{ name: 'a', file: '/a' }] }, run)
  expect(runs).toBe(4)
})

test('what failed, and what is large, is run anew', async () => {
  const tried = createTriedStatements()
  let runs = 0
  const fail = () => Promise.reject(new Error(`run ${++runs}`))
  await expect(tried.query(request, fail)).rejects.toThrow('run 1')
  await expect(tried.query(request, fail)).rejects.toThrow('run 2')
  const run = () => Promise.resolve((runs++, answerOf(5_000)))
  await tried.query(request, run)
  await tried.query(request, run)
  expect(runs).toBe(4)
})
