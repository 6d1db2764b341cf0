import type { FileExtension } from '@auger/contract'
import { readHead } from './encoding/sniff-encoding.ts'
import { UnreadableFile } from './unreadable.ts'

const signatures: readonly {
  readonly bytes: readonly number[]
  readonly content: string
  readonly extensions: readonly FileExtension[]
}[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    content: 'a ZIP or Office file',
    extensions: ['xlsx', 'xls', 'docx', 'doc', 'pptx', 'ppt'],
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    content: 'an old Office file',
    extensions: ['xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx'],
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], content: 'a PDF', extensions: ['pdf'] },
  { bytes: [0x1f, 0x8b], content: 'a gzip archive', extensions: [] },
  { bytes: [0x50, 0x41, 0x52, 0x31], content: 'a Parquet file', extensions: [] },
  { bytes: [0x89, 0x50, 0x4e, 0x47], content: 'a PNG image', extensions: [] },
  { bytes: [0xff, 0xd8, 0xff], content: 'a JPEG image', extensions: [] },
]

const blanks = new Set(Buffer.from('\t\n\r '))

/** Refuses a file whose bytes are plainly something else than its name says. */
export async function sniffContent(file: string, extension: FileExtension): Promise<void> {
  const head = await readHead(file, 64 * 1024)
  if (head.length === 0) throw new UnreadableFile('The file is empty.')
  if (head.includes(0) && head.every((byte) => byte === 0 || blanks.has(byte)))
    throw new UnreadableFile(
      'The file holds zero bytes and no text. It was probably damaged when it was saved or sent; please upload it again.',
    )
  const found = signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  if (found === undefined || found.extensions.includes(extension)) return
  throw new UnreadableFile(
    `The file is named .${extension} but holds ${found.content}. Please export it as ${extension} and upload it again.`,
  )
}
