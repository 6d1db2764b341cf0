import { UnreadableFile } from '../../unreadable.ts'
import { sheetLimits } from '../sheet-limits.ts'

/** The texts of a workbook, each named by its number. */
export interface Texts {
  readonly length: number
  at(index: number): string
  /** Adds a text to the end. */
  add(text: string): number
  /** The number of a text, which is added unless it came not long ago. */
  intern(text: string): number
}

const places = 8_192

export function createTexts(): Texts {
  const texts: string[] = []
  const recent = new Int32Array(places).fill(-1)
  let characters = 0
  const add = (text: string) => {
    characters += text.length
    if (characters > sheetLimits.characters || texts.length >= sheetLimits.texts) {
      throw new UnreadableFile(
        `The workbook holds more text than can be read: more than ${sheetLimits.characters.toLocaleString('en')} characters, or ${sheetLimits.texts.toLocaleString('en')} texts. Please split it into smaller files.`,
      )
    }
    return texts.push(ownCopy(text)) - 1
  }
  return {
    get length() {
      return texts.length
    },
    at: (index) => texts[index] ?? '',
    add,
    intern(text) {
      const place = placeOf(text)
      const found = recent[place] ?? -1
      if (texts[found] === text) return found
      return (recent[place] = add(text))
    },
  }
}

const shortest = 13

/** A longer piece of a text keeps all of that text in memory, so it is copied. */
function ownCopy(text: string): string {
  if (text.length < shortest) return text
  const coding = /[\u0100-\uffff]/.test(text) ? 'utf16le' : 'latin1'
  return Buffer.from(text, coding).toString(coding)
}

/** Categories come again and again, and a glance at a text tells most of them apart. */
function placeOf(text: string): number {
  const { length } = text
  const middle = text.charCodeAt(length >> 1) | 0
  const mixed =
    ((length * 31 + (text.charCodeAt(0) | 0)) * 31 + middle) * 31 + (text.charCodeAt(length - 1) | 0)
  return mixed & (places - 1)
}
