import { UnreadableFile } from '../../unreadable.ts'

/** A small part whole, for readers that cannot go piece by piece. */
export async function collectBytes(chunks: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > most) {
      throw new UnreadableFile(
        `The file holds a part of more than ${Math.round(most / 2 ** 20)} MB that can only be read whole. Please split it into smaller files.`,
      )
    }
    pieces.push(chunk)
  }
  return Buffer.concat(pieces)
}
