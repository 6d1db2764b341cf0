import { fold } from '../domain/table.ts'
import { locales } from './registry.ts'
import { singular } from './stem.ts'
import { unitsOf } from './units.ts'

/** Whether amounts under a name add up (sales), do not (prices), or the name does not tell. */
export type Nature = 'extensive' | 'intensive' | 'unknown'

export function natureOf(name: string): Nature {
  const bare = name.replace(/[([（【][^)\]）】]*[)\]）】]/g, ' ').trim() || name
  const words = unitsOf(bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ')).map((unit) =>
    singular(unit.folded),
  )
  const folded = fold(bare)
  const says = (list: readonly string[], fits: (word: string, dense: boolean) => boolean): boolean =>
    list.some((word) => (/\p{Script=Han}/u.test(word) ? fits(word, true) : fits(singular(word), false)))
  const atEnd = (word: string, dense: boolean): boolean =>
    dense ? folded.endsWith(word) : words.at(-1) === word
  const anywhere = (word: string, dense: boolean): boolean =>
    dense ? folded.includes(word) : words.includes(word)
  for (const fits of [atEnd, anywhere]) {
    if (locales.some(({ hears }) => says(hears.intensive, fits))) return 'intensive'
    if (locales.some(({ hears }) => says(hears.extensive, fits))) return 'extensive'
  }
  return 'unknown'
}
