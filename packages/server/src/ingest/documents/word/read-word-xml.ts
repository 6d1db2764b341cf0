import { createReadStream } from 'node:fs'
import type { FormatInput } from '../../formats/format.ts'
import { UnreadableFile } from '../../unreadable.ts'
import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import type { Document } from '../document.ts'
import { readXml } from '../../containers/xml/read-xml.ts'
import { gatherStyles } from './heading-styles.ts'
import { walkWord } from './walk-word.ts'

/** Reads a document that Word 2003 saved as one XML file, where styles, notes and headers stand in the text. */
export async function readWordXml(input: FormatInput, document: Document, format: string): Promise<void> {
  const read = createReadStream
  const styles = gatherStyles()
  let root = ''
  await readXml(
    read(input.file),
    {
      ...styles,
      open(name, attribute) {
        root ||= name
        return styles.open(name, attribute)
      },
    },
    input.signal,
  )
  if (root !== 'w:wordDocument' && root !== 'w:document') {
    throw new UnreadableFile(
      `The file is named .${format} but holds XML that is no document of Word. Please save it as ${format} and upload it again.`,
    )
  }
  const headers: (readonly Block[])[] = []
  const notes: Block[] = []
  const walker = walkWord({
    styles: styles.meanings(),
    linked: new Map(),
    emit: (block) => document.add(block),
    unread: (kind, name) => document.unread(kind, name),
    aside(kind, blocks) {
      if (kind === 'header') headers.push(blocks)
      else for (const block of blocks) notes.push(block)
    },
  })
  const { damaged } = await readXml(read(input.file), walker, input.signal)
  if (!walker.renderedPages) document.forgetPages()
  document.endBody()
  const said = new Map(headers.map((blocks) => [blocksText(blocks), blocks]))
  for (const blocks of said.values()) document.apart('Header', blocks)
  document.apart('Footnotes', notes)
  if (damaged) document.note('The XML of the file is damaged; it was read as far as possible.')
}
