import type { Language } from '@auger/contract'
import { ungluedForms } from '../../locales/ar/parts.ts'
import { bases as polishBases } from '../../locales/pl/stem.ts'
import { bases as turkishBases } from '../../locales/tr/stem.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../tokenizer/token.ts'

/** What names may end in where the stem of a word was cut. */
const endings: { readonly [Code in Language]?: readonly string[] } = {
  DE: ['e', 'en', 'er'],
  ES: ['', 'o', 'a', 'e', 'os', 'as', 'es'],
  FR: ['', 'e', 's', 'es', 'é', 'ée', 'és', 'ées'],
  HI: ['', 'ा', 'ी', 'े', 'ि'],
  IT: ['', 'o', 'a', 'e', 'i'],
  PT: ['', 'o', 'a', 'e', 'os', 'as', 'es'],
  RU: ['а', 'я', 'о', 'е', 'ь', 'й', 'ы', 'и', 'ий', 'ый', 'ой', 'ая', 'ое', 'ия', 'ие'],
}

/** Where the stem has lost the letters that a word is written in. */
const bases: { readonly [Code in Language]?: (word: string) => readonly string[] } = {
  PL: polishBases,
  TR: turkishBases,
}

/** What an inflected word, or a name of two, may be where it is not inflected: "Нижнем Новгороде" is Нижний Новгород. */
export function baseForms(
  tokens: readonly Token[],
  { language, stem }: Pick<Lexicon, 'language' | 'stem'>,
): readonly string[] {
  const ends = endings[language] ?? []
  const ofWord = tokens.map(
    ({ folded }) => bases[language]?.(folded) ?? ends.map((ending) => stem(folded) + ending),
  )
  const pairs = ofWord.flatMap((first, at) =>
    tokens[at]?.capital === true
      ? first.flatMap((word) => (ofWord[at + 1] ?? []).map((next) => `${word} ${next}`))
      : [],
  )
  return [...ofWord.flat(), ...pairs]
}

/** What a name may be without the small words that are written as part of it: لمصر names مصر. */
export const unglued = (folded: string, language: Language): readonly string[] =>
  language === 'AR' ? ungluedForms(folded) : []
