import { jsonLimits } from './json-limits.ts'
import { isList, isObject, type Json, type JsonList, type JsonObject } from './json-value.ts'
import type { Field } from './record-table.ts'

/** What becomes of a value in a record: a text in its row, more fields of it, or rows of another table. */
export type Kind =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text' }
  | { readonly kind: 'fields'; readonly object: JsonObject }
  | { readonly kind: 'map'; readonly object: JsonObject }
  | { readonly kind: 'rows'; readonly list: JsonList }

const nothing: Kind = { kind: 'nothing' }
const text: Kind = { kind: 'text' }

export function kindOf(field: Field, value: Exclude<Json, string>): Kind {
  if (isObject(value)) {
    if (value.keys.length === 0) return nothing
    if (field.map) return { kind: 'map', object: value }
    return field.level < jsonLimits.levels ? { kind: 'fields', object: value } : text
  }
  if (isList(value)) {
    if (value.items.length === 0) return nothing
    return field.level < jsonLimits.levels && value.items.some(isObject)
      ? { kind: 'rows', list: value }
      : text
  }
  return text
}
