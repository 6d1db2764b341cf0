import { recordsIn, types, type SlideRecord } from './records.ts'
import { textOf } from './record-text.ts'

/** A text of a slide that is kept in the outline of the presentation. */
export interface OutlineText {
  readonly kind: number
  readonly text: string
}

export interface ListedSlide {
  /** The number under which the slide itself is found. */
  readonly object: number
  readonly id: number
  readonly texts: readonly OutlineText[]
}

/** No object has this number. */
const nothing = -1

/** The slides in the order in which they are shown, with the texts that the outline has of them. */
export function readSlideList(list: SlideRecord): readonly ListedSlide[] {
  const seen = new Set<number>()
  const slides: { object: number; id: number; texts: { kind: number; text: string }[] }[] = []
  for (const record of recordsIn(list.body)) {
    const slide = slides.at(-1)
    if (record.type === types.slidePersist && record.body.length >= 16) {
      const object = record.body.readUInt32LE(0)
      // Listed again, it would be read again.
      slides.push({
        object: seen.has(object) ? nothing : object,
        id: record.body.readUInt32LE(12),
        texts: [],
      })
      seen.add(object)
    } else if (record.type === types.textHeader) {
      slide?.texts.push({ kind: record.body[0] ?? 0, text: '' })
    } else {
      const text = textOf(record)
      const last = slide?.texts.at(-1)
      if (text !== undefined && last !== undefined) last.text += text
    }
  }
  return slides
}
