import type { FormatInput, FormatOutput } from '../../formats/format.ts'
import { createDocument } from '../document.ts'
import { openTextLines } from '../text/text-lines.ts'
import { gatherMarkdown } from './markdown-blocks.ts'
import { withoutJsx } from './without-jsx.ts'

/** Reads Markdown: front matter told apart, headings, tables, lists and code; with JSX, its tags and imports are dropped. */
export async function readMarkdown(input: FormatInput, format: 'md' | 'mdx'): Promise<FormatOutput> {
  const { encoding, damaged, lines } = await openTextLines(input)
  const document = createDocument(input, { format, encoding })
  if (damaged)
    document.note(
      `Some bytes of the file are no ${encoding} text; a question mark in a diamond stands for them.`,
    )
  const markdown = gatherMarkdown((block) => document.add(block))
  const frontMatter: string[] = []
  let number = 0
  let inFrontMatter = false
  const clean = format === 'mdx' ? withoutJsx() : undefined
  for await (const line of lines) {
    number++
    if (number === 1 && /^---\s*$/.test(line)) inFrontMatter = true
    else if (inFrontMatter && /^(?:---|\.\.\.)\s*$/.test(line)) {
      inFrontMatter = false
      document.apart('Front matter', [{ kind: 'paragraph', text: frontMatter.join('\n') }])
    } else if (inFrontMatter) frontMatter.push(line)
    else for (const kept of clean === undefined ? [line] : clean.take(line)) markdown.take(kept)
  }
  for (const kept of clean?.finish() ?? []) markdown.take(kept)
  // A first line of dashes that nothing closes was only a line.
  if (inFrontMatter) for (const line of frontMatter) markdown.take(line)
  markdown.finish()
  return document.finish()
}
