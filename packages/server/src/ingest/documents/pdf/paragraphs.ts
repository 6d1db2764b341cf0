import { alignedTable, tableCandidates } from './aligned-tables.ts'
import { greatest, isRightToLeft, least, median } from './geometry.ts'
import type { PageBlock, PageItem, PageText } from './page-block.ts'
import type { Line } from './segments.ts'

const itemStart = /^(?:[•◦▪‣●○■–—*·-]|\(?\d{1,2}[.)]|[a-z][.)])\s/u
/** A page on which more pieces of lines had to be looked at for a table has none that anyone could read. */
const mostLooks = 200_000
const spacelessScript = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u30ff]/

/** Turns a page's lines, in reading order, into paragraphs, and finds the tables among them that have no drawn lines. */
export function toBlocks(items: readonly PageItem[]): readonly PageBlock[] {
  const blocks: PageBlock[] = []
  let lines: Line[] = []
  const endLines = () => {
    for (const block of blocksOf(lines)) blocks.push(block)
    lines = []
  }
  for (const item of items) {
    const last = lines.at(-1)
    // A line that stands higher than the one before it begins a new column.
    if (item.kind === 'table' || (last !== undefined && item.line.base < last.base - last.size * 0.5))
      endLines()
    if (item.kind === 'table') blocks.push(item)
    else lines.push(item.line)
  }
  endLines()
  return blocks
}

function blocksOf(lines: readonly Line[]): readonly PageBlock[] {
  const blocks: PageBlock[] = []
  let prose: Line[] = []
  const endProse = () => {
    for (const block of paragraphsOf(prose)) blocks.push(block)
    prose = []
  }
  let looks = 0
  for (let at = 0; at < lines.length;) {
    const candidates = looks > mostLooks ? [] : tableCandidates(lines, at)
    looks += candidates.reduce((sum, { segments }) => sum + segments.length, 0)
    const table = candidates.length === 0 ? undefined : alignedTable(candidates)
    const line = lines[at]
    if (table !== undefined) {
      endProse()
      blocks.push(table)
      at += candidates.length
    } else {
      if (line !== undefined) prose.push(line)
      at++
    }
  }
  endProse()
  return blocks
}

function paragraphsOf(lines: readonly Line[]): readonly PageText[] {
  const usual = median(lines.slice(1).map((line, index) => line.base - (lines[index]?.base ?? 0)))
  const right = greatest(lines.map(rightOf))
  const left = least(lines.map(leftOf))
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const paragraph = paragraphs.at(-1)
    const before = paragraph?.at(-1)
    if (paragraph === undefined || before === undefined || startsNew(before, line, usual))
      paragraphs.push([line])
    else paragraph.push(line)
  }
  return paragraphs.map((paragraph) => toText(paragraph, left, right))
}

function startsNew(before: Line, line: Line, usual: number): boolean {
  const step = line.base - before.base
  const [large, small] = [Math.max(line.size, before.size), Math.min(line.size, before.size)]
  if (large > small * 1.12) return true
  if (step > Math.max(usual * 1.35, line.size * 1.1) || step > line.size * 2.2) return true
  if (itemStart.test(lineText(line))) return true
  return leftOf(line) - leftOf(before) > line.size && leftOf(line) - leftOf(before) < line.size * 4
}

function toText(lines: readonly Line[], left: number, right: number): PageText {
  let text = ''
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const words = lineText(line)
    if (before === undefined) text = words
    // A line that ends early was ended on purpose.
    else if (rightOf(before) - left < (right - left) * 0.7) text += `\n${words}`
    else text = joinLines(text, words)
  })
  const size = lines.reduce((best, line) => Math.max(best, line.size), 0)
  return { kind: 'text', text, size, lines: lines.length }
}

/** A word that was divided at the end of a line is put together again. */
export function joinLines(text: string, next: string): string {
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  const withoutSpace = spacelessScript.test(text.at(-1) ?? '') && spacelessScript.test(next[0] ?? '')
  return withoutSpace ? text + next : `${text} ${next}`
}

function lineText({ segments }: Line): string {
  const inOrder = isRightToLeft(segments) ? [...segments].reverse() : segments
  return inOrder.map(({ text }) => text).join(' ')
}

const leftOf = ({ segments }: Line) => least(segments.map(({ left }) => left))
const rightOf = ({ segments }: Line) => greatest(segments.map(({ right }) => right))
