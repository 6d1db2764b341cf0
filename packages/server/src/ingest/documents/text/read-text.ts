import type { FormatInput, FormatOutput } from '../../formats/format.ts'
import { createDocument } from '../document.ts'
import { openTextLines } from './text-lines.ts'

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
  for await (const line of lines) {
    const [first = '', ...afterBreak] = line.split('\f')
    if (first.trim() === '') end()
    else paragraph.push(first)
    for (const text of afterBreak) {
      end()
      document.add({ kind: 'break', page: ++page })
      if (text.trim() !== '') paragraph.push(text)
    }
  }
  end()
  return document.finish()
}
