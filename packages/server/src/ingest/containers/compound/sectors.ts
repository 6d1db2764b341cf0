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
      // A chain that meets the sector it passed a power of two ago goes in a circle.
      let passed = first
      for (let at = first, count = 1; at <= lastOrdinary && length < most; count++) {
        const piece = sector(at)
        if (piece.length === 0) break
        pieces.push(piece)
        length += piece.length
        const next = table[at]
        if (next === undefined || next === passed) break
        if ((count & (count - 1)) === 0) passed = next
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
  const perSector = size / 4
  const needed = Math.ceil(total / perSector) + 1
  const known: number[] = []
  const take = (number: number) => {
    if (number < total && known.length < needed) known.push(number)
  }
  for (let index = 0; index < listedInHeader; index++) take(bytes.readUInt32LE(76 + index * 4))
  let list = bytes.readUInt32LE(68)
  for (let count = 0; list <= lastOrdinary && count <= total && known.length < needed; count++) {
    const more = sector(list)
    if (more.length < size) break
    for (let at = 0; at < size - 4; at += 4) take(more.readUInt32LE(at))
    list = more.readUInt32LE(size - 4)
  }
  const table = new Uint32Array(known.length * perSector).fill(0xffffffff)
  known.forEach((number, index) => {
    const entries = sector(number)
    for (let at = 0; at + 4 <= entries.length; at += 4)
      table[index * perSector + at / 4] = entries.readUInt32LE(at)
  })
  return table
}
