import type { Document } from '../document.ts'
import { joinContinued } from './continued-tables.ts'
import type { PageBlock, PageText } from './page-block.ts'
import { dropRepeated } from './page-edges.ts'

const longestHeading = 160
const mostLevels = 6

/** Adds the pages to the document. Which texts are headings shows only when the usual size of letters is known. */
export function addPages(document: Document, pages: readonly (readonly PageBlock[])[]): void {
  const levels = headingLevels(pages)
  for (const [index, blocks] of joinContinued(dropRepeated(pages)).entries()) {
    document.add({ kind: 'break', page: index + 1 })
    for (const block of blocks) {
      if (block.kind === 'table') document.add({ kind: 'table', grid: block.grid })
      else {
        const level = isShort(block) ? levels.get(rounded(block.size)) : undefined
        document.add(
          level === undefined
            ? { kind: 'paragraph', text: block.text }
            : { kind: 'heading', level, text: block.text },
        )
      }
    }
  }
}

const rounded = (size: number) => Math.round(size * 2) / 2
const isShort = ({ text, lines }: PageText) =>
  text.length <= longestHeading && lines <= 3 && /\p{L}{2}/u.test(text)

/** Larger letters than the usual ones are headings, the largest the outermost. */
function headingLevels(pages: readonly (readonly PageBlock[])[]): ReadonlyMap<number, number> {
  const letters = new Map<number, number>()
  const headings = new Set<number>()
  const texts = pages.flat().flatMap((block) => (block.kind === 'text' ? [block] : []))
  for (const { size, text } of texts)
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length)
  const usual = [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
  for (const block of texts)
    if (block.size > usual * 1.17 && isShort(block)) headings.add(rounded(block.size))
  const sizes = [...headings].sort((one, other) => other - one)
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, mostLevels)]))
}
