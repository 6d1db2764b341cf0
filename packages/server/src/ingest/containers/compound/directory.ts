export interface DirectoryEntry {
  /** In lower case, with slashes; empty for the root. */
  readonly path: string
  readonly stream: boolean
  readonly start: number
  readonly size: number
}

interface RawEntry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

const entrySize = 128
const [storageType, streamType, rootType] = [1, 2, 5]

/** Lists what the directory holds, by walking its tree; where the tree is broken, what it does not reach is put at the root. */
export function readDirectory(bytes: Buffer): readonly DirectoryEntry[] {
  const raw: RawEntry[] = []
  for (let at = 0; at + entrySize <= bytes.length; at += entrySize) raw.push(readEntry(bytes, at))
  const rootIndex = raw.findIndex(({ type }) => type === rootType)
  const found: DirectoryEntry[] = []
  const seen = new Set<number>([rootIndex])
  const waiting = [{ index: raw[rootIndex]?.child ?? -1, folder: '' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entry = raw[next.index]
    if (entry === undefined || seen.has(next.index)) continue
    seen.add(next.index)
    const path = `${next.folder}${entry.name.toLowerCase()}`
    waiting.push({ index: entry.left, folder: next.folder }, { index: entry.right, folder: next.folder })
    if (entry.type === storageType) waiting.push({ index: entry.child, folder: `${path}/` })
    found.push(toEntry(path, entry))
  }
  const taken = new Set(found.map(({ path }) => path))
  const lost = raw.filter(({ type, name }, index) => type === streamType && !seen.has(index) && name !== '')
  return [
    ...(raw[rootIndex] === undefined ? [] : [toEntry('', raw[rootIndex])]),
    ...found,
    ...lost.map((entry) => toEntry(entry.name.toLowerCase(), entry)).filter(({ path }) => !taken.has(path)),
  ]
}

const toEntry = (path: string, { type, start, size }: RawEntry): DirectoryEntry => ({
  path,
  stream: type === streamType,
  start,
  size,
})

function readEntry(bytes: Buffer, at: number): RawEntry {
  const nameLength = Math.min(64, bytes.readUInt16LE(at + 64))
  return {
    name: bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2)).replaceAll('\u0000', ''),
    type: bytes[at + 66] ?? 0,
    left: bytes.readUInt32LE(at + 68),
    right: bytes.readUInt32LE(at + 72),
    child: bytes.readUInt32LE(at + 76),
    start: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  }
}
