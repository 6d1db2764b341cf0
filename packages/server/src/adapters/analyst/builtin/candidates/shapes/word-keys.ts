import type { Column } from '../../../../../domain/table.ts'
import { singular } from '../../../../../locales/index.ts'
import { withoutKindWords } from '../../column-forms.ts'
import { wordsOf } from '../../form.ts'
import { isAmount } from '../../item.ts'
import { cuesOfKind, type Mentions } from '../mention.ts'
import type { Scene } from '../scene.ts'
import { has, meets, unitsFrom } from '../units.ts'
import type { Key } from './group-keys.ts'

const firm = 0.6

/** "for each category", where the column is the category code of products: what a name comes down to. */
export function wordKeys({ mentions, set }: Scene): readonly Key[] {
  return cuesOfKind(mentions, 'group').flatMap((cue): readonly Key[] => {
    const units = unitsFrom(cue.end, cue.end + 1)
    if (meets(cue.units | units, set.units) || isKnown(mentions, cue.end)) return []
    const word = singular(mentions.question.units[cue.end]?.folded ?? '')
    const [column, ...others] = mentions.table.columns.filter(
      (one) => !isAmount(one) && comesDownTo(one, word),
    )
    if (column === undefined || others.length > 0) return []
    return [
      {
        column,
        grain: undefined,
        units: cue.units | units,
        features: [
          ['key:part', 1],
          ['key:quality', firm],
        ],
      },
    ]
  })
}

const isKnown = ({ columns, content }: Mentions, at: number): boolean =>
  !has(content, at) ||
  columns.some(({ how, quality, units }) => how !== 'scattered' && quality >= firm && has(units, at))

function comesDownTo({ name }: Column, word: string): boolean {
  const words = withoutKindWords(wordsOf(name))
  return words.length > 1 && words.at(-1) === word
}
