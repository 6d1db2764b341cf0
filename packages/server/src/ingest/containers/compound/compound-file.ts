import { readDirectory, type DirectoryEntry } from './directory.ts'
import { readSectors } from './sectors.ts'

/** An old Office file: streams in a small file system of its own. */
export interface CompoundFile {
  /** Everything in it, as paths in lower case. */
  readonly names: readonly string[]
  /** A stream by its path, in any case; with a number, no more than so many bytes of it. */
  stream(path: string, most?: number): Buffer | undefined
  /** How long a stream claims to be; where its sectors do not hold together there is less of it. */
  claimedSize(path: string): number
}

const headerSize = 512
const miniSectorSize = 64

/** Opens it as far as it holds together: a chain that breaks off gives a stream that ends early. Undefined where no directory is found. */
export function openCompound(bytes: Buffer): CompoundFile | undefined {
  if (bytes.length < headerSize) return undefined
  const shift = bytes.readUInt16LE(30) === 12 ? 12 : 9
  const sectors = readSectors(bytes, 1 << shift)
  const entries = readDirectory(sectors.chain(bytes.readUInt32LE(48)))
  const root = entries.find(({ path }) => path === '')
  if (root === undefined) return undefined

  const cutoff = 4096
  const small = sectors.chain(root.start)
  const smallTable = sectors.chain(bytes.readUInt32LE(60))
  const content = ({ start, size }: DirectoryEntry, most: number) => {
    const wanted = Math.min(size, most)
    return size < cutoff
      ? smallChain(small, smallTable, start, wanted)
      : sectors.chain(start, wanted).subarray(0, wanted)
  }

  const streams = new Map(entries.filter(({ stream }) => stream).map((entry) => [entry.path, entry]))
  return {
    names: entries.map(({ path }) => path),
    claimedSize: (path) => streams.get(path.toLowerCase())?.size ?? 0,
    stream(path, most = Infinity) {
      const entry = streams.get(path.toLowerCase())
      return entry === undefined ? undefined : content(entry, most)
    },
  }
}

/** Small streams share one, cut into small sectors with a table of their own. */
function smallChain(small: Buffer, table: Buffer, start: number, size: number): Buffer {
  const pieces: Buffer[] = []
  let length = 0
  for (let sector = start; length < size;) {
    const piece = small.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize)
    if (piece.length === 0) break
    pieces.push(piece)
    length += piece.length
    if ((sector + 1) * 4 > table.length) break
    sector = table.readUInt32LE(sector * 4)
  }
  return Buffer.concat(pieces).subarray(0, size)
}
