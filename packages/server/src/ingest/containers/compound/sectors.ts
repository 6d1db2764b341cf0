/** The sectors of a compound file and the chains that they form. */
export interface Sectors {
  /** The bytes of a chain from its first sector, at most as many as wanted and a rest of a sector. */
  chain(first: number, most?: number): Buffer
}

const lastOrdinary = 0xfffffffa
const listedInHeader = 109

export function readSectors(bytes: Buffer, size: number): Sectors {
  const total = Math.ceil(bytes.length / size)
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size)
  const table = readTable(bytes, size, total, sector)

  return {
    chain(first, most = Infinity) {
      const pieces: Buffer[] = []
      let length = 0
      // A chain that comes back to itself ends when there can be no more sectors.
      for (let at = first, count = 0; at <= lastOrdinary && length < most && count <= total; count++) {
        const piece = sector(at)
        if (piece.length === 0) break
        pieces.push(piece)
        length += piece.length
        const next = table[at]
        if (next === undefined) break
        at = next
      }
      return Buffer.concat(pieces)
    },
  }
}

/** Which sector follows which. The sectors that say so are listed in the header, and beyond that in a chain of lists. */
function readTable(
  bytes: Buffer,
  size: number,
  total: number,
  sector: (number: number) => Buffer,
): Uint32Array {
  const listed: number[] = []
  for (let index = 0; index < listedInHeader; index++) listed.push(bytes.readUInt32LE(76 + index * 4))
  let list = bytes.readUInt32LE(68)
  for (let count = 0; list <= lastOrdinary && count <= total; count++) {
    const more = sector(list)
    if (more.length < size) break
    for (let at = 0; at < size - 4; at += 4) listed.push(more.readUInt32LE(at))
    list = more.readUInt32LE(size - 4)
  }
  const perSector = size / 4
  const known = listed.filter((number) => number < total).slice(0, Math.ceil(total / perSector) + 1)
  const table = new Uint32Array(known.length * perSector).fill(0xffffffff)
  known.forEach((number, index) => {
    const entries = sector(number)
    for (let at = 0; at + 4 <= entries.length; at += 4)
      table[index * perSector + at / 4] = entries.readUInt32LE(at)
  })
  return table
}
