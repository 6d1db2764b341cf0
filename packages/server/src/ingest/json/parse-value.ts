import { BadJson } from './bad-json.ts'
import type { Json, JsonDeep, JsonList, JsonObject } from './json-value.ts'
import { parseLiteral } from './parse-literal.ts'
import { parseText } from './parse-text.ts'
import { skipBlank, codes, textEnd, type Cursor } from './scan.ts'
import { remember, shapeInside, takesKey, type Shape } from './shape.ts'

/** Further in than any column reaches. */
const deepest = 16
const mostBrackets = 10_000

/** Takes the value at the cursor. Commas before a closing bracket and comments are passed over. */
export function parseValue(cursor: Cursor, shape: Shape, depth = 0): Json {
  skipBlank(cursor)
  switch (cursor.text.charCodeAt(cursor.at)) {
    case codes.quote:
      return parseText(cursor)
    case codes.openObject:
      return depth < deepest ? parseObject(cursor, shape, depth) : passOver(cursor)
    case codes.openList:
      return depth < deepest ? parseList(cursor, shape, depth) : passOver(cursor)
    default:
      return parseLiteral(cursor)
  }
}

function parseObject(cursor: Cursor, shape: Shape, depth: number): JsonObject {
  const start = cursor.at++
  const known = shape.keys
  const values: Json[] = []
  let keys: string[] | undefined
  for (let count = 0; !closes(cursor, codes.closeObject); count++) {
    const expected = keys === undefined ? known[count] : undefined
    if (expected === undefined || !takesKey(cursor, expected)) {
      keys ??= known.slice(0, count)
      keys.push(parseKey(cursor))
    }
    values.push(parseValue(cursor, shapeInside(shape, count), depth + 1))
    separate(cursor, codes.closeObject)
  }
  if (values.length < known.length) keys ??= known.slice(0, values.length)
  if (keys !== undefined) remember(shape, keys)
  return { kind: 'object', keys: keys ?? known, values, source: cursor.text, start, end: cursor.at }
}

function parseList(cursor: Cursor, shape: Shape, depth: number): JsonList {
  const start = cursor.at++
  const items: Json[] = []
  while (!closes(cursor, codes.closeList)) {
    items.push(parseValue(cursor, shapeInside(shape, 0), depth + 1))
    separate(cursor, codes.closeList)
  }
  return { kind: 'list', items, source: cursor.text, start, end: cursor.at }
}

/** Whether the bracket closes here; if so it is taken. */
export function closes(cursor: Cursor, bracket: number): boolean {
  skipBlank(cursor)
  if (cursor.text.charCodeAt(cursor.at) !== bracket) return false
  cursor.at++
  return true
}

/** Takes the comma between two values; before the closing bracket there need not be one. */
export function separate(cursor: Cursor, bracket: number): void {
  skipBlank(cursor)
  const code = cursor.text.charCodeAt(cursor.at)
  if (code === codes.comma) cursor.at++
  else if (code !== bracket) {
    throw new BadJson(cursor.text, cursor.at, `a comma or ${String.fromCharCode(bracket)}`)
  }
}

/** Takes a name and its colon. */
export function parseKey(cursor: Cursor): string {
  skipBlank(cursor)
  const { text } = cursor
  if (text.charCodeAt(cursor.at) !== codes.quote) throw new BadJson(text, cursor.at, 'a name in quotes or }')
  const key = parseText(cursor)
  skipBlank(cursor)
  if (text.charCodeAt(cursor.at) !== codes.colon) throw new BadJson(text, cursor.at, 'a colon after a name')
  cursor.at++
  return key
}

/** Goes on until every bracket is closed, without calling itself: they may be thousands. */
function passOver(cursor: Cursor): JsonDeep {
  const { text, at: start } = cursor
  const open: number[] = []
  do {
    skipBlank(cursor)
    const code = text.charCodeAt(cursor.at)
    if (code === codes.quote) cursor.at = textEnd(text, cursor.at)
    else if (cursor.at >= text.length) throw new BadJson(text, cursor.at, 'a closing bracket')
    else {
      if (code === codes.openObject || code === codes.openList) open.push(code + 2)
      else if (code === codes.closeObject || code === codes.closeList) {
        if (open.pop() !== code) throw new BadJson(text, cursor.at, 'the other closing bracket')
      }
      if (open.length > mostBrackets) {
        throw new BadJson(
          text,
          cursor.at,
          `at most ${mostBrackets.toLocaleString('en')} brackets inside each other`,
        )
      }
      cursor.at++
    }
  } while (open.length > 0)
  return { kind: 'deep', source: text, start, end: cursor.at }
}
