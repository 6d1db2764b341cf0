import { fold } from '../../domain/table.ts'
import type { Heard, Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { ar as subjects } from '../subjects/ar.ts'
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
import { partsOf, ungluedForms } from './parts.ts'
import { periods, units } from './periods.ts'
import { shapes, unsupported } from './shapes.ts'
import { stem as stemOf } from './stem.ts'

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

const stem = remembered(stemOf)

let roots: ReadonlySet<string> | undefined

/** Words of ours, whatever form they stand in. */
function isKnown(folded: string): boolean {
  roots ??= new Set(
    [
      ...words.flatMap(({ phrases }) => phrases),
      ...synonyms.flat(),
      ...[...glossary, ...subjects].map(([word]) => word),
    ].flatMap((phrase) => fold(phrase).split(' ').map(stem)),
  )
  return roots.has(stem(folded))
}

export const hears: Hears = {
  spaced: true,
  headsFirst: true,
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
  endings: [],
  parts: (word) => partsOf(word, isKnown),
  unglued: ungluedForms,
  links: ['من', 'ل', 'لل', 'في'],
}
