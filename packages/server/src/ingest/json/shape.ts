import { codes, type Cursor } from './scan.ts'

/**
 * The names that the last object at a place had. The next one most often has the same, and then neither they nor the
 * list of them have to be made again: objects of one shape share their keys.
 */
export interface Shape {
  keys: readonly string[]
  /** Of what lies in a list, or under each name. */
  readonly inside: Shape[]
}

const mostInside = 256

export const newShape = (): Shape => ({ keys: [], inside: [] })

export function shapeInside(shape: Shape, index: number): Shape {
  return (shape.inside[index % mostInside] ??= newShape())
}

/** Takes the name that is expected and its colon, if they are there as plain as can be. */
export function takesKey(cursor: Cursor, key: string): boolean {
  const { text, at } = cursor
  const end = at + 1 + key.length
  if (text.charCodeAt(end) !== codes.quote || text.charCodeAt(end + 1) !== codes.colon) return false
  if (text.charCodeAt(at) !== codes.quote || !text.startsWith(key, at + 1)) return false
  cursor.at = end + 2
  return true
}

/** Keeps the names for the next object. Those that are written with escapes would not be known again. */
export function remember(shape: Shape, keys: readonly string[]): void {
  shape.keys = keys.some((key) => /["\\]/.test(key)) ? [] : keys
}
