import type { Heard, Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { comparisons } from './comparisons.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
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
import { periods } from './periods.ts'
import { shapes, unsupported } from './shapes.ts'
import { inAllSpellings } from './spellings.ts'
import { bases, stem } from './stem.ts'
import { units } from './units.ts'

const words: readonly Heard[] = [
  ...measures,
  ...leads,
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
  headsFirst: true,
  kindsFirst: true,
  words: words.map(inAllSpellings),
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords,
  sizeWords,
  stem: remembered(stem),
  endings: [''],
  bases: remembered(bases),
}
