import { BadJson } from './bad-json.ts'
import { codes, textEnd, type Cursor } from './scan.ts'

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** Takes the text in quotes at the cursor. */
export function parseText(cursor: Cursor): string {
  const { text } = cursor
  const start = cursor.at + 1
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at)
    if (code === codes.quote) {
      cursor.at = at + 1
      return text.slice(start, at)
    }
    // Also past the end, where there is no code.
    if (code === codes.backslash || !(code >= codes.space)) break
  }
  cursor.at = textEnd(text, start - 1)
  try {
    return String(JSON.parse(text.slice(start - 1, cursor.at)))
  } catch {
    return unescaped(text, start, cursor.at - 1)
  }
}

/** Slower, but it takes control characters as they are, and knows which escape is none. */

function unescaped(text: string, start: number, end: number): string {
  return text
    .slice(start, end)
    .replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, hex, character, offset: number) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(String(hex), 16))
      const meant = escapes[String(character)]
      if (meant === undefined) throw new BadJson(text, start + offset, 'an escape such as \\n or \\u00e9')
      return meant
    })
}
