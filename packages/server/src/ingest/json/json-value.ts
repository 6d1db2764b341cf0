import { skipBlank, textEnd } from './scan.ts'

/** A JSON value as tables take it: a scalar is its text just as written, and what says nothing (null, NaN) is empty. */
export type Json = string | JsonObject | JsonList | JsonDeep

interface Written {
  readonly source: string
  readonly start: number
  readonly end: number
}

export interface JsonObject extends Written {
  readonly kind: 'object'
  readonly keys: readonly string[]
  readonly values: readonly Json[]
}

export interface JsonList extends Written {
  readonly kind: 'list'
  readonly items: readonly Json[]
}

/** So deep inside others that it is only passed over. */
export interface JsonDeep extends Written {
  readonly kind: 'deep'
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value.kind === 'object'

export const isList = (value: Json | undefined): value is JsonList =>
  typeof value === 'object' && value.kind === 'list'

/** What a cell shows: scalars in a list one after the other, anything deeper as JSON. */
export function cellText(value: Json): string {
  if (typeof value === 'string') return value
  if (isList(value) && value.items.every((item) => typeof item === 'string')) {
    return value.items.filter((item) => item !== '').join(', ')
  }
  return isObject(value) && value.keys.length === 0 ? '' : jsonText(value)
}

export function memberOf(object: JsonObject, key: string): Json | undefined {
  const index = object.keys.lastIndexOf(key)
  return index < 0 ? undefined : object.values[index]
}

/** As written, without the blanks and comments between its parts. */
function jsonText({ source, start, end }: Written): string {
  const cursor = { text: source, at: start }
  let text = ''
  for (let from = start; from < end; from = cursor.at) {
    if (source[from] === '"') cursor.at = textEnd(source, from)
    else {
      cursor.at = from + 1
      while (cursor.at < end && !/["\s/]/.test(source[cursor.at] ?? '')) cursor.at++
    }
    text += source.slice(from, cursor.at)
    if (cursor.at < end) skipBlank(cursor)
  }
  return text
}

/** A copy that does not keep the whole text alive that it was cut from. */
export function detached(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
