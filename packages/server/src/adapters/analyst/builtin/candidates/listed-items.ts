import { fold } from '../../../../domain/table.ts'
import { flag, type Features } from './features.ts'
import type { Mentions, ValueMention } from './mention.ts'
import { sliceOf } from '../question.ts'

/** Between the items of a cell that lists several. */
const between = /\s*(?:[,;/\n•&]|\band\b)\s*/u

/** Whether what is said is one of several items of a cell: a singer among "Ida, Olek". */
const isItem = (value: string, said: string): boolean =>
  value
    .split(between)
    .map((item) => fold(item.replace(/\s*\([^)]*\)$/u, '')))
    .includes(said)

/** Cells that list what is said among others, and whether a reading takes them or leaves them out. */
export function listedItems({ question, values }: Mentions, mention: ValueMention): Features {
  const said = fold(sliceOf(question, mention.start, mention.end))
  const isListed = (other: ValueMention): boolean =>
    other.part && other.values.some((value) => isItem(value, said) && fold(value) !== said)
  if (mention.part) return flag('condition:value:items', isListed(mention))
  const wider = values.some(
    (other) =>
      other.column === mention.column &&
      other.start === mention.start &&
      other.end === mention.end &&
      isListed(other),
  )
  return flag('condition:value:items-left-out', wider)
}
