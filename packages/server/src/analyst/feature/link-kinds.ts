import { senseKinds } from '../lexicon/sense-kinds.ts'
import type { SenseKind } from '../lexicon/sense.ts'

const things = ['column', 'table', 'value', 'metric', 'number', 'time', 'state'] as const

/** Candidates are read without them. */
const ofTasks: readonly SenseKind[] = ['whole', 'setting']

/** What is heard within formulas alone, and says nothing of its own elsewhere. */
export const ofFormulas: ReadonlySet<SenseKind> = new Set(['operator', 'defines'])

/** The kinds of things and of senses that words may stand for. */
export const linkKinds: readonly string[] = [
  ...new Set<string>([
    ...things,
    ...senseKinds.filter((kind) => !ofTasks.includes(kind) && !ofFormulas.has(kind)),
  ]),
]

/** A formula is a figure that has a name, as far as features go. */
export const thingKind = (kind: string): string => (kind === 'formula' ? 'metric' : kind)
