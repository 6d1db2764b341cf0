const lineFeed = 0x0a
const carriageReturn = 0x0d

/** How many line breaks lie between two places. */
export function countLines(bytes: Buffer, start: number, end: number): number {
  let count = 0
  for (let at = bytes.indexOf(lineFeed, start); at >= 0 && at < end; at = bytes.indexOf(lineFeed, at + 1))
    count++
  return count > 0 ? count : countReturns(bytes, start, end)
}

function countReturns(bytes: Buffer, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at++) if (bytes[at] === carriageReturn && bytes[at + 1] !== lineFeed) count++
  return count
}
