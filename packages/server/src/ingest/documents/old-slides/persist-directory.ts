import { recordAt, types } from './records.ts'

export interface PersistDirectory {
  /** Where an object begins, by its number. */
  readonly places: ReadonlyMap<number, number>
  readonly documentNumber: number
  readonly encrypted: boolean
}

const mostEdits = 10_000
const mostObjects = 1_000_000

/** Every save leaves a list of what it changed, and where the list before it is. The newest word on an object counts. */
export function readPersistDirectory(stream: Buffer, currentUser: Buffer | undefined): PersistDirectory {
  const places = new Map<number, number>()
  let documentNumber = 0
  let encrypted = false
  const seen = new Set<number>()
  let at = currentUser !== undefined && currentUser.length >= 20 ? currentUser.readUInt32LE(16) : 0
  while (at + 36 <= stream.length && !seen.has(at) && seen.size < mostEdits) {
    seen.add(at)
    const edit = recordAt(stream, at)
    if (edit.type !== types.userEdit || edit.body.length < 20) break
    documentNumber ||= edit.body.readUInt32LE(16)
    encrypted ||= edit.body.length >= 32 && edit.body.readUInt32LE(28) !== 0
    takePlaces(stream, edit.body.readUInt32LE(12), places)
    at = edit.body.readUInt32LE(8)
    if (at === 0) break
  }
  return { places, documentNumber, encrypted }
}

function takePlaces(stream: Buffer, at: number, places: Map<number, number>): void {
  if (at + 8 > stream.length) return
  const { type, body } = recordAt(stream, at)
  if (type !== types.persistDirectory) return
  for (let position = 0; position + 4 <= body.length;) {
    const entry = body.readUInt32LE(position)
    const count = entry >>> 20
    position += 4
    for (let index = 0; index < count && position + 4 <= body.length; index++, position += 4) {
      const number = (entry & 0xfffff) + index
      if (!places.has(number) && places.size < mostObjects) places.set(number, body.readUInt32LE(position))
    }
  }
}
