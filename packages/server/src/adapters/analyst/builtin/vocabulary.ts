import { fold } from '../../../domain/table.ts'
import {
  isPacked,
  joinUnits,
  locales,
  partedUnits,
  remembered,
  type Locale,
  type Meaning,
} from '../../../locales/index.ts'
import { formOf } from './form.ts'

/** The words of the locales in the forms that questions and headers are compared in; made once, when first needed. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

export const kindWords = once(
  (): ReadonlySet<string> => new Set(locales.flatMap(({ hears }) => hears.kindWords.map(fold))),
)

export const denseKindWords = once(() =>
  [...kindWords()].filter(isPacked).sort((a, b) => b.length - a.length),
)

/** Those that grow together with the thing: Kundennummer. */
export const grownKindWords = once(() =>
  locales
    .flatMap(({ hears }) => (hears.compounds === true ? hears.kindWords : []))
    .filter((word) => word.length > 3)
    .sort((a, b) => b.length - a.length),
)

/** Those that stand before the thing, with what ties them to it: número de pedido. */
export const leadingKindWords = once(
  (): ReadonlySet<string> =>
    new Set(
      locales.flatMap(({ hears }) =>
        hears.links === undefined && hears.kindsFirst !== true ? [] : hears.kindWords.map(fold),
      ),
    ),
)

export const linkWords = once(
  (): ReadonlySet<string> => new Set(locales.flatMap(({ hears }) => hears.links ?? [])),
)

const synonyms = once((): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>()
  for (const { hears } of locales)
    for (const group of hears.synonyms) {
      const forms = group.map(formOf)
      for (const form of forms)
        known.set(form, [...(known.get(form) ?? []), ...forms.filter((other) => other !== form)])
    }
  return known
})

/** Names that stand for others in English headers. */
export const englishNames = once(
  (): ReadonlySet<string> =>
    new Set(
      locales
        .filter(({ language }) => language === 'EN')
        .flatMap(({ hears }) => hears.synonyms.flat().map(formOf)),
    ),
)

export const synonymsOf = (form: string): readonly string[] => synonyms().get(form) ?? []

const heard = new Map<Locale, ReadonlyMap<string, readonly Meaning[]>>()

export function meaningsOf(locale: Locale): ReadonlyMap<string, readonly Meaning[]> {
  const known = heard.get(locale)
  if (known !== undefined) return known
  const words = new Map<string, Meaning[]>()
  for (const { meaning, phrases } of locale.hears.words)
    for (const phrase of phrases) {
      const form = joinUnits(partedUnits(phrase, locale.hears))
      if (form !== '') words.set(form, [...(words.get(form) ?? []), meaning])
    }
  heard.set(locale, words)
  return words
}

const nameWords = once(() => ({
  person: locales.flatMap(({ hears }) => hears.personWords),
  place: locales.flatMap(({ hears }) => hears.placeWords),
  rank: locales.flatMap(({ hears }) => hears.rankWords),
  size: locales.flatMap(({ hears }) => hears.sizeWords),
}))

type Kind = 'person' | 'place' | 'rank' | 'size'

const saysKind = (kind: Kind) =>
  remembered((name: string): boolean => {
    const form = ` ${formOf(name)} `
    return nameWords()[kind].some((word) =>
      isPacked(word) ? form.includes(word) : form.includes(` ${formOf(word)} `),
    )
  })

const saysRankAt = saysKind('rank')

/** "rank in 2020" is a rank; of "rank points" one has many. */
const saysRank = (name: string): boolean =>
  saysRankAt(name) && !/(?:^| )rank (?!of |in |by |at |on |for |among )\p{L}/u.test(formOf(name))

const kinds = {
  person: saysKind('person'),
  place: saysKind('place'),
  rank: remembered(saysRank),
  size: saysKind('size'),
}

/** Whether the name of a column says that it holds people, places, ranks, or sizes. */
export const nameSays = (name: string, kind: Kind): boolean => kinds[kind](name)
