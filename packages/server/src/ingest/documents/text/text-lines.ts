import { stat } from 'node:fs/promises'
import { createDecoder } from '../../encoding/decoder.ts'
import { readBlocks } from '../../delimited/read-blocks.ts'
import type { Encoding } from '../../encoding/encoding.ts'
import { fileLimits } from '../../file-limits.ts'
import type { FormatInput } from '../../formats/format.ts'
import { inspectEncoding, readHead } from '../../encoding/sniff-encoding.ts'
import { UnreadableFile } from '../../unreadable.ts'

export interface TextLines {
  readonly encoding: Encoding
  /** Whether some bytes are no characters of it. */
  readonly damaged: boolean
  /** Some at a time. */
  readonly lines: AsyncIterable<readonly string[]>
}

/** The most bytes that a character takes in any encoding that we read. */
const bytesEach = 4

/** Opens a file of text in whatever encoding it is, line by line. */
export async function openTextLines(input: FormatInput): Promise<TextLines> {
  const { size } = await stat(input.file)
  if (size === 0) throw new UnreadableFile('The file is empty.')
  if (size > fileLimits.textCharacters * bytesEach) throw tooLong()
  const { encoding, damaged } = await inspectEncoding(input.file, input.signal)
  if (!encoding.startsWith('utf-16')) refuseBinary(await readHead(input.file, 64 * 1024))
  return { encoding, damaged, lines: readLines(input, encoding) }
}

async function* readLines(input: FormatInput, encoding: Encoding): AsyncGenerator<readonly string[]> {
  const decode = createDecoder(encoding)
  let pieces: string[] = []
  let characters = 0
  for await (const { block, last } of readBlocks(input.file, input.signal)) {
    const decoded = decode(block, last)
    const text = characters === 0 ? decoded.replace(/^\ufeff/, '') : decoded
    characters += text.length
    if (characters > fileLimits.textCharacters) throw tooLong()
    // A carriage return at the end may be the first half of a line's end.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    const [first = ''] = lines
    if (lines.length > 1) {
      lines[0] = [...pieces, first].join('').replace(/\r$/, '')
      pieces = []
    }
    pieces.push(lines.pop() ?? '')
    yield lines
  }
  const rest = pieces.join('').replace(/\r$/, '')
  if (rest !== '') yield [rest]
}

/** Text has no zero bytes and hardly any control characters. */
function refuseBinary(head: Buffer): void {
  const odd = head.filter(
    (byte) => byte < 0x07 || (byte > 0x0d && byte < 0x1b) || (byte > 0x1b && byte < 0x20),
  ).length
  if (odd <= head.length * 0.02) return
  throw new UnreadableFile(
    'The file holds no text but data that only a program can read. Please upload it under its own extension, or export it as text.',
  )
}

const tooLong = () =>
  new UnreadableFile(
    `The file holds more than ${fileLimits.textCharacters.toLocaleString('en')} characters of text. Please split it into smaller files.`,
  )
