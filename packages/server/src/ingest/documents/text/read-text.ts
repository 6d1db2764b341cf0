import type { FormatInput, FormatOutput } from '../../formats/format.ts'
import { createDocument } from '../document.ts'
import { openTextLines } from './text-lines.ts'

/** A paragraph without end is cut here. */
const mostLines = 10_000

/** Reads plain text: paragraphs are parted by blank lines, pages by form feeds. */
export async function readText(input: FormatInput): Promise<FormatOutput> {
  const { encoding, damaged, lines } = await openTextLines(input)
  const document = createDocument(input, { format: 'txt', encoding })
  if (damaged)
    document.note(
      `Some bytes of the file are no ${encoding} text; a question mark in a diamond stands for them.`,
    )
  let paragraph: string[] = []
  let page = 1
  const end = () => {
    if (paragraph.length > 0) document.add({ kind: 'paragraph', text: paragraph.join('\n') })
    paragraph = []
  }
  const take = (text: string) => {
    if (text.trim() === '' || paragraph.length >= mostLines) end()
    if (text.trim() !== '') paragraph.push(text)
  }
  const takeLine = (line: string) => {
    let from = 0
    for (let at = line.indexOf('\f'); at >= 0; at = line.indexOf('\f', from)) {
      take(line.slice(from, at))
      end()
      document.add({ kind: 'break', page: ++page })
      from = at + 1
    }
    const rest = line.slice(from)
    if (from === 0 || rest.trim() !== '') take(rest)
  }
  for await (const some of lines) some.forEach(takeLine)
  end()
  return document.finish()
}
