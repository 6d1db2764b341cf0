import { cut } from '@auger/contract'
import { fromExpression, type Bound, type Phrase } from './phrase.ts'

const longestName = 80

/** A name of the data in our words: on one line, not too long, and without power over the Markdown around it. */
export function named(name: string, origin: string): Bound {
  return fromExpression(shown(name), `${origin}: ${cut(oneLine(name), longestName)}`)
}

/** Words of a document, all of them, without power over the Markdown around them. */
export const quotation = (text: string, source: string): Bound =>
  fromExpression(escapeMarkdown(oneLine(text)), `quotation: ${cut(oneLine(source), longestName)}`)

export function phrases(names: readonly string[], origin: string): readonly Phrase[] {
  return names.map((name) => [named(name, origin)])
}

export function shown(name: string, longest = longestName): string {
  const line = oneLine(name)
  const short = cut(line, longest)
  return escapeMarkdown(short.length < line.length ? `${short}…` : short)
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<>|~]/g, '\\$&').replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
}
