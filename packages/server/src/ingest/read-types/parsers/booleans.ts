import { quoteText } from '../../../sql/quote.ts'
import { anyOf } from './literal-pattern.ts'
import { lowered } from './lowered.ts'
import type { ValueParser } from './value-parser.ts'

/** Yes and no in each language; 1 and 0 stay numbers. */
const pairs: readonly (readonly [yes: string, no: string])[] = [
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
  ['ja', 'nein'],
  ['ja', 'nej'],
  ['ja', 'nee'],
  ['j', 'n'],
  ['oui', 'non'],
  ['vrai', 'faux'],
  ['sí', 'no'],
  ['si', 'no'],
  ['sì', 'no'],
  ['verdadero', 'falso'],
  ['verdadeiro', 'falso'],
  ['vero', 'falso'],
  ['sim', 'não'],
  ['sim', 'nao'],
  ['tak', 'nie'],
  ['wahr', 'falsch'],
  ['да', 'нет'],
  ['истина', 'ложь'],
  ['evet', 'hayır'],
  ['evet', 'hayir'],
  ['ya', 'tidak'],
  ['có', 'không'],
  ['はい', 'いいえ'],
  ['是', '否'],
  ['예', '아니오'],
  ['예', '아니요'],
  ['네', '아니요'],
  ['हाँ', 'नहीं'],
  ['हां', 'नहीं'],
  ['نعم', 'لا'],
]

/** A column of exactly two words that mean yes and no. Both must be there: a column of N alone may mean anything. */
export function yesOrNo(texts: readonly string[]): readonly ValueParser[] {
  const written = new Set<string>()
  for (const text of texts) {
    written.add(text)
    if (written.size > mostSpellings) return []
  }
  const words = new Set([...written].map(lowered))
  if (words.size !== 2) return []
  const pair = pairs.find(([yes, no]) => words.has(yes) && words.has(no))
  return pair === undefined ? [] : [parser(...pair)]
}

/** Each word small, with a capital, and in capitals. */
const mostSpellings = 6

function parser(yes: string, no: string): ValueParser {
  const [affirmed, denied] = [spellings(yes), spellings(no)]
  return {
    name: `${yes} or ${no}`,
    type: 'boolean',
    pattern: anyOf([...affirmed, ...denied]),
    value: (text) => `${text} IN (${affirmed.map(quoteText).join(', ')})`,
  }
}

const spellings = (word: string): readonly string[] => [
  ...new Set([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
]
