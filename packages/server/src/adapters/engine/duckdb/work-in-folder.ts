import { join } from 'node:path'
import {
  isThere,
  linkInput,
  MissingFile,
  move,
  inputPath,
  moveOutputs,
  clear,
  type ChildFolder,
} from '../../../isolation/child-folder.ts'
import { EngineFailure, type QueryRequest, type TransformRequest } from '../../../ports/engine.ts'
import type { Finding, QueryFinding, TransformFinding, Work } from './messages.ts'

type Perform = (work: Work) => Promise<Finding>

/** Lays out what a query reads, and puts the CSV it wrote where it is wanted. */
export function queryInFolder(
  childFolder: ChildFolder,
  request: QueryRequest,
  perform: Perform,
): Promise<QueryFinding> {
  const csvFile = request.csvFile === undefined ? null : join(childFolder.outputs, 'result.csv')
  const files = request.tables.map((table) => table.file)
  return inFolder(childFolder, files, async () => {
    const finding = await perform({
      kind: 'query',
      sql: request.sql,
      given: (request.given ?? []).map(({ sql, tables }) => ({ sql, tables: [...tables] })),
      tables: request.tables.map(({ name, file }) => ({ name, file: inputPath(childFolder, file) })),
      rows: request.rows,
      csvFile,
    })
    if (finding.kind !== 'query') throw mixedUp()
    if (csvFile !== null && request.csvFile !== undefined) await move(csvFile, request.csvFile)
    return finding
  })
}

/** Lays out what the statements read, and puts the files they wrote into the folder they are meant for. */
export function transformInFolder(
  childFolder: ChildFolder,
  { statements, reads, writesTo }: TransformRequest,
  perform: Perform,
): Promise<TransformFinding> {
  const at = (file: string): string => {
    if (reads.includes(file)) return inputPath(childFolder, file)
    const name = file.startsWith(`${writesTo}/`) ? file.slice(writesTo.length + 1) : ''
    if (name === '' || name.includes('/')) throw new Error(`${file} is neither read nor in ${writesTo}`)
    return join(childFolder.outputs, name)
  }
  return inFolder(childFolder, reads, async () => {
    const finding = await perform({
      kind: 'transform',
      statements: [...statements(at)],
      reads: reads.map((file) => inputPath(childFolder, file)),
      writesTo: childFolder.outputs,
    })
    if (finding.kind !== 'transform') throw mixedUp()
    await moveOutputs(childFolder, writesTo)
    return finding
  })
}

async function inFolder<Found>(
  childFolder: ChildFolder,
  files: readonly string[],
  work: () => Promise<Found>,
): Promise<Found> {
  try {
    for (const file of new Set(files)) await linkInput(childFolder, file)
    return await work()
  } catch (error) {
    // A child that starts anew gets a folder that is there.
    if (!isThere(childFolder)) throw new EngineFailure('lost', 'The folder is gone.', { cause: error })
    if (error instanceof MissingFile) throw new EngineFailure('failed', error.message, { cause: error })
    throw error
  } finally {
    await clear(childFolder)
  }
}

const mixedUp = () => new EngineFailure('lost', 'The engine answered something else than it was asked.')
