import type { XmlHandler } from '../../containers/xml/read-xml.ts'
import { asides, closing, opening, skipped } from './word-elements.ts'
import { beginReading, type WordContext } from './word-reading.ts'

export interface WordWalker extends XmlHandler {
  /** Whether the program that saved the document left marks where its pages began. */
  readonly renderedPages: boolean
}

/** Reads the body of a word-processing part: paragraphs in reading order, tables, text boxes, and what is anchored in them. */
export function walkWord(context: WordContext): WordWalker {
  const reading = beginReading(context)
  const choices: number[] = []
  return {
    get renderedPages() {
      return reading.renderedPages
    },
    open(name, attribute) {
      if (skipped.has(name)) return 'skip'
      // The same content in an older form is only wanted where the newer one gave nothing.
      if (name === 'mc:AlternateContent') choices.push(reading.seen)
      else if (name === 'mc:Fallback' && choices.at(-1) !== reading.seen) return 'skip'
      else if (asides[name] !== undefined) {
        if (/separator/i.test(attribute('type') ?? '')) return 'skip'
        reading.openFrame(name, { by: attribute('author') })
      } else opening[name]?.(reading, attribute)
      return 'enter'
    },
    close(name) {
      const aside = asides[name]
      if (name === 'mc:AlternateContent') choices.pop()
      else if (aside !== undefined) {
        const frame = reading.closeFrame(name)
        context.aside?.(aside, frame?.blocks ?? [], frame?.by)
      } else closing[name]?.(reading)
    },
    text(text) {
      if (reading.inText) reading.write(text)
    },
  }
}
