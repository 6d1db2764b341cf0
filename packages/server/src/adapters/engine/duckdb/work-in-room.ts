import { join } from 'node:path'
import { bringIn, MissingFile, move, shelved, takeOut, tidy, type Room } from '../../../isolation/room.ts'
import { EngineFailure, type QueryRequest, type TransformRequest } from '../../../ports/engine.ts'
import type { Finding, QueryFinding, TransformFinding, Work } from './messages.ts'

type Perform = (work: Work) => Promise<Finding>

/** Lays out what a query reads, and puts the CSV it wrote where it is wanted. */
export function queryInRoom(room: Room, request: QueryRequest, perform: Perform): Promise<QueryFinding> {
  const csvFile = request.csvFile === undefined ? null : join(room.tray, 'result.csv')
  const files = request.tables.map((table) => table.file)
  return inRoom(room, files, async () => {
    const finding = await perform({
      kind: 'query',
      sql: request.sql,
      tables: request.tables.map(({ name, file }) => ({ name, file: shelved(room, file) })),
      rows: request.rows,
      csvFile,
    })
    if (finding.kind !== 'query') throw mixedUp()
    if (csvFile !== null && request.csvFile !== undefined) await move(csvFile, request.csvFile)
    return finding
  })
}

/** Lays out what the statements read, and puts the files they wrote into the folder they are meant for. */
export function transformInRoom(
  room: Room,
  { statements, reads, writesTo }: TransformRequest,
  perform: Perform,
): Promise<TransformFinding> {
  const at = (file: string): string => {
    if (reads.includes(file)) return shelved(room, file)
    const name = file.startsWith(`${writesTo}/`) ? file.slice(writesTo.length + 1) : ''
    if (name === '' || name.includes('/')) throw new Error(`${file} is neither read nor in ${writesTo}`)
    return join(room.tray, name)
  }
  return inRoom(room, reads, async () => {
    const finding = await perform({
      kind: 'transform',
      statements: [...statements(at)],
      reads: reads.map((file) => shelved(room, file)),
      writesTo: room.tray,
    })
    if (finding.kind !== 'transform') throw mixedUp()
    await takeOut(room, writesTo)
    return finding
  })
}

async function inRoom<Found>(
  room: Room,
  files: readonly string[],
  work: () => Promise<Found>,
): Promise<Found> {
  try {
    for (const file of new Set(files)) await bringIn(room, file)
    return await work()
  } catch (error) {
    if (error instanceof MissingFile) throw new EngineFailure('failed', error.message, { cause: error })
    throw error
  } finally {
    await tidy(room)
  }
}

const mixedUp = () => new EngineFailure('lost', 'The engine answered something else than it was asked.')
