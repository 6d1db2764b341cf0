import { fold } from '../../domain/table.ts'
import type { Heard, Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { hi as subjects } from '../subjects/hi.ts'
import { comparisons } from './comparisons.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { comparatives, leads } from './leads.ts'
import { measures } from './measures.ts'
import {
  extensive,
  intensive,
  kindWords,
  personWords,
  placeWords,
  rankWords,
  sizeWords,
  synonyms,
} from './nouns.ts'
import { periods, units } from './periods.ts'
import { shapes, unsupported } from './shapes.ts'
import { partsOf, stem as stemOf } from './stem.ts'

const stem = remembered(stemOf)

let roots: ReadonlySet<string> | undefined

const isThing = (word: string): boolean => {
  roots ??= new Set(
    [...synonyms.flat(), ...[...glossary, ...subjects].map(([name]) => name)].map((name) => stem(fold(name))),
  )
  return roots.has(stem(fold(word)))
}

const words: readonly Heard[] = [
  ...measures,
  ...leads,
  ...comparatives,
  ...comparisons,
  ...shapes,
  ...periods,
  ...units,
  ...extents,
  unsupported,
  { meaning: { kind: 'verb' }, phrases: verbs },
  { meaning: { kind: 'filler' }, phrases: fillers },
]

export const hears: Hears = {
  spaced: true,
  words,
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords,
  sizeWords,
  stem,
  endings: ['', 'ा', 'ी', 'े', 'ि'],
  parts: (word) => partsOf(word, isThing),
  trailing: true,
  links: ['का', 'की', 'के', 'में'],
}
