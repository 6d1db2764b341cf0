import type { Table } from '../../../../domain/table.ts'
import { singular } from '../../../../locales/index.ts'
import { withoutBrackets, wordsOf } from '../form.ts'
import { isAmount } from '../item.ts'
import type { ReadQuestion } from '../question.ts'
import { kindWords } from '../vocabulary.ts'
import { cuesOfKind, type ColumnMention, type Cue } from './mention.ts'
import { meets, unitsFrom } from './units.ts'

const quality = 0.75

/** "where the amount is above 50": a word for a kind of thing stands for the one amount that is called so, the "amount of payment". */
export function loneKindMentions(
  { units: said }: ReadQuestion,
  table: Table,
  cues: readonly Cue[],
  known: readonly ColumnMention[],
): readonly ColumnMention[] {
  // The amount in "the amount of payments" counts them.
  const taken = [
    ...cuesOfKind({ cues }, 'quantity'),
    ...cuesOfKind({ cues }, 'measure'),
    ...known.filter((mention) => mention.quality >= quality),
  ]
  return said.flatMap(({ folded }, at): readonly ColumnMention[] => {
    const word = singular(folded)
    const units = unitsFrom(at, at + 1)
    if (!kindWords().has(word) || taken.some((other) => meets(other.units, units))) return []
    const [column, ...others] = table.columns.filter(({ name }) =>
      wordsOf(withoutBrackets(name)).includes(word),
    )
    if (column === undefined || others.length > 0 || !isAmount(column) || !isAtAnEnd(column.name, word))
      return []
    return [{ column, how: 'part', quality, start: at, end: at + 1, units }]
  })
}

function isAtAnEnd(name: string, word: string): boolean {
  const words = wordsOf(withoutBrackets(name))
  return words.length > 1 && (words[0] === word || words.at(-1) === word)
}
