import { fold } from '../domain/table.ts'
import type { Locale } from './locale.ts'
import { isSpaced } from './is-spaced.ts'
import { locales } from './registry.ts'

export type Pleasantry = 'greeting' | 'thanks'

/** Whether a text only greets or thanks, and in which language; one that does both thanks. */
export function pleasantryIn(
  text: string,
  likely: Locale,
): { readonly kind: Pleasantry; readonly locale: Locale } | undefined {
  const said = bare(text)
  if (said === '' || said.length > longest) return undefined
  for (const locale of [likely, ...locales.filter((other) => other !== likely)]) {
    const kind = kindOf(said, locale)
    if (kind !== undefined) return { kind, locale }
  }
  return undefined
}

const longest = 80

/** Words alone: without marks and pictures. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function kindOf(said: string, { language, courtesy }: Locale): Pleasantry | undefined {
  const without = (text: string, phrases: readonly string[]): string => {
    const longestFirst = phrases.map(bare).sort((a, b) => b.length - a.length)
    return longestFirst.reduce(
      (left, phrase) =>
        isSpaced(language)
          ? ` ${left} `.replaceAll(` ${phrase} `, ' ').trim()
          : left.replaceAll(phrase, ' ').trim(),
      text,
    )
  }
  const unthanked = without(said, courtesy.thanks)
  const ungreeted = without(unthanked, courtesy.greetings)
  const rest = without(ungreeted, courtesy.beside).trim()
  if (rest !== '') return undefined
  if (unthanked !== said) return 'thanks'
  return ungreeted === unthanked ? undefined : 'greeting'
}
