import type { FormatInput, FormatOutput } from '../../formats/format.ts'
import { createDocument } from '../document.ts'
import { openTextLines } from '../text/text-lines.ts'
import { gatherMarkdown } from './markdown-blocks.ts'
import { withoutJsx } from './without-jsx.ts'

const mostFrontMatter = 2_000

/** Reads Markdown: front matter told apart, headings, tables, lists and code; with JSX, its tags and imports are dropped. */
export async function readMarkdown(input: FormatInput, format: 'md' | 'mdx'): Promise<FormatOutput> {
  const { encoding, damaged, lines } = await openTextLines(input)
  const document = createDocument(input, { format, encoding })
  if (damaged)
    document.note(
      `Some bytes of the file are no ${encoding} text; a question mark in a diamond stands for them.`,
    )
  const markdown = gatherMarkdown((block) => document.add(block))
  const clean = format === 'mdx' ? withoutJsx() : undefined
  const takeBody = (line: string) => {
    for (const kept of clean === undefined ? [line] : clean.take(line)) markdown.take(kept)
  }
  let frontMatter: string[] | undefined
  let first = true
  // A first line of dashes that nothing closes was only a line.
  const endFrontMatter = () => {
    frontMatter?.forEach(takeBody)
    frontMatter = undefined
  }
  const take = (line: string) => {
    if (first && /^---\s*$/.test(line)) frontMatter = []
    else if (frontMatter === undefined) takeBody(line)
    else if (/^(?:---|\.\.\.)\s*$/.test(line)) {
      document.apart('Front matter', [{ kind: 'paragraph', text: frontMatter.join('\n') }])
      frontMatter = undefined
    } else if (frontMatter.push(line) > mostFrontMatter) endFrontMatter()
    first = false
  }
  for await (const some of lines) some.forEach(take)
  endFrontMatter()
  for (const kept of clean?.finish() ?? []) markdown.take(kept)
  markdown.finish()
  return document.finish()
}
