import { createHash } from 'node:crypto'

/** What two CSV files are compared by. */
export interface CsvMeasure {
  readonly rows: number
  readonly digest: string
  /** Of all that follows the first rows. */
  readonly restDigest: string
}

const quote = 0x22
const lineFeed = 0x0a

/** Reads a CSV of ours once: a line ends at a line feed that is not between quotes, and the first line is the header. */
export async function measureCsv(
  bytes: AsyncIterable<Buffer>,
  firstRows: number,
  signal: AbortSignal,
): Promise<CsvMeasure> {
  const whole = createHash('sha256')
  const rest = createHash('sha256')
  let lines = 0
  let quoted = false
  for await (const chunk of bytes) {
    signal.throwIfAborted()
    let restFrom = lines > firstRows ? 0 : chunk.length
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index]
      if (byte === quote) quoted = !quoted
      else if (byte === lineFeed && !quoted && ++lines === firstRows + 1) restFrom = index + 1
    }
    whole.update(chunk)
    rest.update(chunk.subarray(restFrom))
  }
  return { rows: Math.max(0, lines - 1), digest: whole.digest('hex'), restDigest: rest.digest('hex') }
}
