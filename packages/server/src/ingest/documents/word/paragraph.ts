import type { Block } from '../block.ts'
import type { StyleMeaning, StyleMeanings } from './heading-styles.ts'
import { levelByName } from './heading-styles.ts'
import { createFields, type Fields } from './fields.ts'

/** A paragraph while it is being read. */
export interface Paragraph {
  readonly pieces: string[]
  style?: string
  outline?: number
  item?: boolean
  /** Text boxes, charts and the like that are anchored in it; they come after it. */
  readonly anchored: Block[]
  readonly fields: Fields
}

export const newParagraph = (): Paragraph => ({ pieces: [], anchored: [], fields: createFields() })

export function paragraphBlocks(paragraph: Paragraph, styles: StyleMeanings): readonly Block[] {
  const text = paragraph.pieces.join('')
  return text.trim() === '' ? paragraph.anchored : [blockOf(paragraph, text, styles), ...paragraph.anchored]
}

function blockOf(paragraph: Paragraph, text: string, styles: StyleMeanings): Block {
  const { style = '', outline, item } = paragraph
  const meaning: StyleMeaning = styles.get(style) ?? { level: levelByName(style) }
  const level = outline === undefined ? meaning.level : outline < 9 ? outline + 1 : undefined
  if (level !== undefined) return { kind: 'heading', level, text }
  if (meaning.caption === true) return { kind: 'caption', text }
  return item === true || meaning.item === true ? { kind: 'item', text } : { kind: 'paragraph', text }
}
