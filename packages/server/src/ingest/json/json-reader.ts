import { BadJson } from './bad-json.ts'
import { placed, type BrokenJson } from './broken-json.ts'
import type { Json } from './json-value.ts'
import { closes, parseKey, parseValue, separate } from './parse-value.ts'
import { skipBlank, codes, type Cursor } from './scan.ts'
import { newShape, type Shape } from './shape.ts'
import { openWindow, type JsonFile } from './text-window.ts'

export type Member = readonly [key: string, value: Json]

/** Goes through a JSON file from its beginning to its end, however long it is. */
export interface JsonReader {
  /** The first character of what comes next; empty at the end. */
  peek(): Promise<string>
  /** Such as "line 3, column 14". */
  place(): string
  value(): Promise<Json>
  /** Those of the list that comes next, as many at once as lie in memory. */
  items(): AsyncGenerator<readonly Json[]>
  /** Those of the object that comes next. */
  members(): AsyncGenerator<readonly Member[]>
  /** The names in the object that comes next; after each its value has to be taken. */
  names(): AsyncGenerator<string>
  /** Those after the one whose value was taken last. */
  otherMembers(): AsyncGenerator<readonly Member[]>
  close(): Promise<void>
}

type Take<Part> = (cursor: Cursor, shape: Shape) => Part

/** So few that they are gone before memory is tidied up. */
const mostAtOnce = 256

export function openReader(file: JsonFile): JsonReader {
  const window = openWindow(file)
  let cursor: Cursor = { text: '', at: 0 }

  const advance = async () => {
    await window.advance(cursor.at)
    cursor = { text: window.text, at: 0 }
  }
  /** Undefined where the text only breaks off. */
  const failure = (error: unknown): BrokenJson | undefined => {
    if (!(error instanceof BadJson)) throw error
    return error.ended && !window.ended ? undefined : placed(error, window)
  }

  /** Where the text breaks off, nothing is taken before more of it was read. */
  const take = async <Part>(part: Take<Part>): Promise<Part> => {
    for (;;) {
      const from = cursor.at
      try {
        const taken = part(cursor, newShape())
        if (cursor.at < cursor.text.length || window.ended) return taken
      } catch (error) {
        const failed = failure(error)
        if (failed !== undefined) throw failed
      }
      cursor.at = from
      await advance()
    }
  }

  const takeMany = <Part>(part: Take<Part | undefined>, shape: Shape, batch: Part[]): Outcome => {
    while (batch.length < mostAtOnce) {
      const from = cursor.at
      try {
        const taken = part(cursor, shape)
        if (taken === undefined) return 'closed'
        batch.push(taken)
      } catch (error) {
        const failed = failure(error)
        cursor.at = from
        return failed === undefined ? 'breaks off' : { failed }
      }
    }
    return 'more'
  }

  async function* batches<Part>(
    part: Take<Part | undefined>,
    begin: Take<void>,
  ): AsyncGenerator<readonly Part[]> {
    const shape = newShape()
    await take(begin)
    for (let outcome: Outcome = 'more'; outcome !== 'closed';) {
      const batch: Part[] = []
      outcome = takeMany(part, shape, batch)
      if (batch.length > 0) yield batch
      if (typeof outcome === 'object') throw outcome.failed
      if (outcome === 'breaks off') await advance()
    }
  }

  return {
    peek: () => take(peek),
    place: () => window.placeOf(cursor.at),
    value: () => take(parseValue),
    items: () => batches(item, open),
    members: () => batches(member, open),
    otherMembers: () => batches(member, betweenMembers),
    async *names() {
      await take(open)
      for (let key = await take(name); key !== undefined; key = await take(name)) {
        yield key
        await take(betweenMembers)
      }
    },
    close: () => window.close(),
  }
}

type Outcome = 'closed' | 'more' | 'breaks off' | { readonly failed: BrokenJson }

function peek(cursor: Cursor): string {
  skipBlank(cursor)
  return cursor.text[cursor.at] ?? ''
}

/** Takes the bracket that it begins with. */
function open(cursor: Cursor): void {
  skipBlank(cursor)
  cursor.at++
}

function betweenMembers(cursor: Cursor): void {
  separate(cursor, codes.closeObject)
}

function name(cursor: Cursor): string | undefined {
  return closes(cursor, codes.closeObject) ? undefined : parseKey(cursor)
}

function item(cursor: Cursor, shape: Shape): Json | undefined {
  if (closes(cursor, codes.closeList)) return undefined
  const value = parseValue(cursor, shape)
  separate(cursor, codes.closeList)
  return value
}

function member(cursor: Cursor, shape: Shape): Member | undefined {
  if (closes(cursor, codes.closeObject)) return undefined
  const key = parseKey(cursor)
  const value = parseValue(cursor, shape)
  separate(cursor, codes.closeObject)
  return [key, value]
}
