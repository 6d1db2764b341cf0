import { blocksText, type Block } from '../block.ts'
import type { Document } from '../document.ts'
import type { SlideShape } from './walk-slide.ts'

export interface SlideTexts {
  readonly shapes: readonly SlideShape[]
  readonly notes: readonly Block[]
  readonly comments: readonly Block[]
}

const titles: ReadonlySet<string> = new Set(['title', 'ctrTitle'])
const footers: ReadonlySet<string> = new Set(['ftr', 'hdr', 'dt'])

/** A slide's title first, then what lies on it; a footer only where it is new. */
export function addSlide(document: Document, number: number, slide: SlideTexts, said: Set<string>): void {
  document.slide(number)
  for (const { placeholder, blocks } of slide.shapes) {
    if (!titles.has(placeholder ?? '')) continue
    document.add({ kind: 'heading', level: 1, text: blocksText(blocks) })
  }
  for (const { placeholder = '', blocks } of slide.shapes) {
    if (titles.has(placeholder) || placeholder === 'sldNum') continue
    if (footers.has(placeholder)) {
      const text = blocksText(blocks)
      if (said.has(text)) continue
      said.add(text)
    }
    document.addAll(blocks)
  }
  document.apart('Notes', slide.notes)
  document.apart('Comments', slide.comments)
}
