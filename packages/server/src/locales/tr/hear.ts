import type { Heard, Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { tr as subjects } from '../subjects/tr.ts'
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
import { bases, parts, stemmerOf } from './stem.ts'
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

/** Short ones would be taken for the beginning of others: oy is not in oyun. */
const subjectWords = subjects
  .map(([word]) => word)
  .filter((word) => /^.{5,}$/.test(word) && !word.includes(' '))

const stem = stemmerOf([...glossary.map(([word]) => word), ...synonyms.flat(), ...subjectWords])

export const hears: Hears = {
  spaced: true,
  trailing: true,
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
  parts,
}
