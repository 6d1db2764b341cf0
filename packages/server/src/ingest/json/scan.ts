import { BadJson } from './bad-json.ts'

export interface Cursor {
  readonly text: string
  at: number
}

export const codes = {
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  slash: 0x2f,
  colon: 0x3a,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const

/** Moves over what says nothing: spaces, marks, separators of records, and comments. */
export function skipBlank(cursor: Cursor): void {
  const { text } = cursor
  for (;;) {
    const code = text.charCodeAt(cursor.at)
    if (code === codes.slash) comment(cursor)
    else if (isBlank(code)) cursor.at++
    else return
  }
}

function isBlank(code: number): boolean {
  if (code > codes.space) return code === 0xfeff || code === 0xa0
  return code === codes.space || (code >= 0x09 && code <= 0x0d) || code === 0x1e
}

function comment(cursor: Cursor): void {
  const { text, at } = cursor
  const next = text[at + 1]
  if (next === undefined) throw new BadJson(text, at + 1, 'a comment')
  if (next !== '/' && next !== '*') throw new BadJson(text, at, 'a value')
  const end = text.indexOf(next === '/' ? '\n' : '*/', at + 2)
  if (end >= 0) cursor.at = next === '/' ? end + 1 : end + 2
  else if (next === '/') cursor.at = text.length
  else throw new BadJson(text, text.length, '*/')
}

/** Where the text ends that begins with the quote at `start`: the place after its closing quote. */
export function textEnd(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at)
    if (code === codes.quote) return at + 1
    if (code === codes.backslash) at++
    else if (code === codes.lineFeed || code === codes.carriageReturn || at >= text.length) {
      throw new BadJson(text, at, 'a " that ends the text')
    }
  }
}
