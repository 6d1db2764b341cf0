import { expect, it } from 'vitest'
import { administration as englishAdministration } from './en/administration.ts'
import { words as english } from './en/words.ts'
import { languages } from './languages.ts'
import { saidIn, type Plural } from './said.ts'

it('fills gaps, writes numbers as the language does, and chooses among plurals', () => {
  const polish = saidIn<{
    readonly rows: { readonly other: '{count} wierszy' }
    readonly of: 'z {total}'
  }>('pl', {
    rows: {
      one: '{count} wiersz',
      few: '{count} wiersze',
      many: '{count} wierszy',
      other: '{count} wiersza',
    },
    of: 'z {total}',
  })
  // The categories are those of Unicode (CLDR): 1 one, 2 few, 5 many, 22 few.
  expect([1, 2, 5, 22].map((count) => polish.rows({ count }))).toEqual([
    '1 wiersz',
    '2 wiersze',
    '5 wierszy',
    '22 wiersze',
  ])
  expect(polish.of({ total: 12_345.5 })).toBe('z 12\u00a0345,5')
})

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const isPlural = (leaf: unknown): leaf is Plural =>
  typeof leaf === 'object' && leaf !== null && 'other' in leaf

/** Where a translation has other gaps than the English, or a plural form that its language lacks. */
function differences(translated: unknown, original: unknown, tag: string, place: string): string[] {
  if (typeof original === 'string')
    return String(gapsOf(String(translated))) === String(gapsOf(original)) ? [] : [place]
  if (isPlural(original)) {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    return Object.entries(translated as object).flatMap(([form, text]) => {
      // A form for one or two may name the number in words.
      const unknown = gapsOf(String(text)).filter((gap) => !gapsOf(original.other).includes(gap))
      return forms.some((known) => known === form) && unknown.length === 0 ? [] : [`${place}.${form}`]
    })
  }
  return Object.entries(original as object).flatMap(([key, inner]) =>
    differences((translated as { [key: string]: unknown })[key], inner, tag, `${place}.${key}`),
  )
}

it.each(Object.entries(languages))(
  '%s fills the same gaps as English',
  async (_, { tag, load, loadAdministration }) => {
    const { words } = await load()
    expect(differences(words, english, tag, tag)).toEqual([])
    const { administration } = await loadAdministration()
    expect(differences(administration, englishAdministration, tag, tag)).toEqual([])
  },
)
