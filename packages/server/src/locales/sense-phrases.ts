import { readFileSync } from 'node:fs'
import type { Language } from '@auger/contract'
import { fold } from '../domain/table.ts'
import { dataLines } from './data-lines.ts'
import { spread } from './spread.ts'

const read = new Map<Language, ReadonlySet<string>>()

/** Every phrase by which questions of a language say what they want, folded. */
export function sensePhrases(language: Language): ReadonlySet<string> {
  const phrases = read.get(language) ?? phrasesIn(`${language.toLowerCase()}/lexicon/senses.txt`)
  read.set(language, phrases)
  return phrases
}

const phrasesIn = (file: string): ReadonlySet<string> =>
  new Set(
    dataLines(readFileSync(new URL(file, import.meta.url), 'utf8'), file).flatMap(({ phrases }) =>
      phrases.flatMap(spread).map(fold),
    ),
  )
