import { fold } from '../domain/table.ts'
import type { Hears } from './hears.ts'
import { locales } from './registry.ts'
import { remembered } from './remembered.ts'
import { singular } from './stem.ts'
import { isPacked, unitsOf } from './units.ts'

/** Whether amounts under a name add up (sales), do not (prices), or the name does not tell. */
export type Nature = 'extensive' | 'intensive' | 'unknown'

/** What begins so adds up, whatever it is the total of. */
const totals: ReadonlySet<string> = new Set(['total', 'tổng'])

export const natureOf: (name: string) => Nature = remembered(natureByWords)

function natureByWords(name: string): Nature {
  const bare = name.replace(/[([（【][^)\]）】]*[)\]）】]/g, ' ').trim() || name
  const words = unitsOf(bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ')).map((unit) =>
    singular(unit.folded),
  )
  const folded = fold(bare)
  const says = (list: readonly string[], { stem }: Hears, where: 'end' | 'anywhere'): boolean => {
    const roots = stem === undefined ? words : words.map(stem)
    return list.some((word) => {
      if (isPacked(word)) return where === 'end' ? folded.endsWith(word) : folded.includes(word)
      const root = stem === undefined ? singular(word) : stem(word)
      return where === 'end' ? roots.at(-1) === root : roots.includes(root)
    })
  }
  if (words.length > 1 && totals.has(words[0] ?? '')) return 'extensive'
  for (const where of ['end', 'anywhere'] as const) {
    if (locales.some(({ hears }) => says(hears.intensive, hears, where))) return 'intensive'
    if (locales.some(({ hears }) => says(hears.extensive, hears, where))) return 'extensive'
  }
  return 'unknown'
}
