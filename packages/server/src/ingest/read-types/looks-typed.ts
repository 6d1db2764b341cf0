import { parsersFor } from './parsers.ts'

const patterns = parsersFor(',').map((parser) => new RegExp(`^(?:${parser.pattern})$`))

/** Whether a text reads as a number, a date or the like: a value rather than a name. */
export function looksTyped(text: string): boolean {
  const trimmed = text.trim()
  return patterns.some((pattern) => pattern.test(trimmed))
}
