import type { Item } from './cover.ts'
import type { Candidate } from './draft.ts'
import { isModifier } from './modifiers.ts'

/** What a frame makes no use of: phrases and things, but none that only says of what a used one is. */
export const unusedItems = ({ reading, used }: Candidate): readonly Item[] =>
  reading.rest.flatMap((index) => {
    const item = reading.items[index]
    const isUsed = used.has(index) || (used.has(index + 1) && isModifier(reading, index))
    return item === undefined || isUsed ? [] : [item]
  })
