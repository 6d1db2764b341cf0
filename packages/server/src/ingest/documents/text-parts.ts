import { fileLimits } from '../file-limits.ts'
import type { TextPart } from '../formats/format.ts'
import { UnreadableFile } from '../unreadable.ts'

interface Heading {
  readonly level: number
  readonly text: string
}

const mostParts = 200_000
const mostPieces = 10_000

/** Gathers running text into parts: one a page and heading. */
export interface TextParts {
  readonly characters: number
  readonly page: number | undefined
  readonly headings: readonly string[]
  turnTo(page: number | undefined): void
  heading(level: number, text: string): void
  /** Leaves all headings. */
  leaveHeadings(): void
  /** What is added until the next call stands apart under a label, such as a slide's notes; undefined ends it. */
  apart(label: string | undefined): void
  add(text: string, separator: '\n\n' | '\n'): void
  finish(): readonly TextPart[]
}

export function gatherText(): TextParts {
  const parts: TextPart[] = []
  let characters = 0
  let page: number | undefined
  let path: readonly Heading[] = []
  let label: string | undefined
  let whole: string[] = []
  let pieces: string[] = []
  let onlyHeadings = true

  const headings = () => [...path.map(({ text }) => text), ...(label === undefined ? [] : [label])]
  const end = () => {
    if (pieces.length > 0) {
      const text = [...whole, ...pieces].join('')
      parts.push({ text, headings: headings(), ...(page === undefined ? {} : { page }) })
      if (parts.length > mostParts) throw tooManyParts()
    }
    whole = []
    pieces = []
    onlyHeadings = true
  }
  const add = (text: string, separator: string) => {
    if (pieces.length > 0) pieces.push(separator)
    // A part of millions of short lines takes far less room as a few long texts.
    if (pieces.length > mostPieces) {
      whole.push(pieces.join(''))
      pieces = []
    }
    pieces.push(text)
    characters += text.length
    if (characters > fileLimits.textCharacters) throw tooLong()
  }

  return {
    get characters() {
      return characters
    },
    get page() {
      return page
    },
    get headings() {
      return headings()
    },
    turnTo(next) {
      if (next === page) return
      if (next !== undefined && next > fileLimits.pages) throw tooManyPages()
      end()
      page = next
    },
    heading(level, text) {
      const deeper = level > (path.at(-1)?.level ?? -1)
      if (!(onlyHeadings && deeper)) end()
      path = [...path.filter((above) => above.level < level), { level, text }]
      add(text, '\n\n')
    },
    leaveHeadings() {
      end()
      path = []
    },
    apart(next) {
      end()
      label = next
    },
    add(text, separator) {
      onlyHeadings = false
      add(text, separator)
    },
    finish() {
      end()
      // Before the first break there is no page number; it is the first page all the same.
      const numbered = parts.findIndex((part) => part.page !== undefined)
      return parts.map((part, index) => (index < numbered ? { ...part, page: 1 } : part))
    },
  }
}

const tooLong = () =>
  new UnreadableFile(
    `The document holds more than ${fileLimits.textCharacters.toLocaleString('en')} characters of text. Please split it into smaller files.`,
  )

const tooManyParts = () =>
  new UnreadableFile(
    `The document has more than ${mostParts.toLocaleString('en')} headings. Please split it into smaller files.`,
  )

export const tooManyPages = () =>
  new UnreadableFile(
    `The document has more than ${fileLimits.pages.toLocaleString('en')} pages. Please split it into smaller files.`,
  )
