import { isTemporal, type Column } from '../../../../domain/table.ts'
import { isYear } from '../ground.ts'
import { formOf, wordsOf } from '../form.ts'
import { isPacked } from '../../../../locales/index.ts'
import { cuesOfKind } from './mention.ts'
import type { Scene } from './scene.ts'
import { meets } from './units.ts'

/** Whether a column is of the sort that a word like "cheapest" or "older" measures. */
export function hintMatches(column: Column, of: readonly string[]): boolean {
  if (of.length === 0) return false
  const form = ` ${formOf(column.name)} `
  const named = of.some((hint) => form.includes(isPacked(hint) ? hint : ` ${formOf(hint)} `))
  return (
    named ||
    (of.includes('age') && saysBirth(column)) ||
    (of.includes('date') && (isTemporal(column) || isYear(column)))
  )
}

const births = new Set(['birth', 'birthday', 'birthdate', 'birthyear', 'born', 'dob'])

/** Whoever is older was born earlier. */
export const saysBirth = ({ name }: Column): boolean => wordsOf(name).some((word) => births.has(word))

/** What the question word is of, where a column is of that sort: how heavy they are on average. */
export function askedOf({ mentions, set }: Scene): readonly string[] {
  return cuesOfKind(mentions, 'ask')
    .filter(({ units }) => !meets(units, set.units))
    .flatMap(({ meaning }) => meaning.of ?? [])
    .filter((hint) => mentions.ordered.some((column) => hintMatches(column, [hint])))
}
