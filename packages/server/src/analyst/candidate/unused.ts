import type { SenseKind } from '../lexicon/sense.ts'
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

/** Kinds of words that a frame may leave alone without losing anything that was asked. */
export const isHarmless = (kind: string): boolean => harmless.has(kind)

const harmless: ReadonlySet<string> = new Set<SenseKind>([
  'function',
  'verb',
  'list',
  'ask',
  'joint',
  'whether',
  'rows',
  'than',
  'only',
  'both',
  'follow',
  'present',
])
