import type { Teller, Told } from './disclosure.ts'

/** Data, or words of people, under a title of ours and between the lines that say so; nothing where there is none. */
export function framed(title: string, lines: readonly Told[], tell: Teller): readonly Told[] {
  const line = tell.ours('-----')
  return lines.length === 0 ? [] : [tell.ours(title), line, ...lines, line]
}
