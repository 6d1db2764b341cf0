import { senseKinds } from '../lexicon/sense-kinds.ts'

const things = ['column', 'table', 'value', 'metric', 'number', 'time', 'state'] as const

/** The kinds of things and of senses that words may stand for. */
export const linkKinds: readonly string[] = [...new Set<string>([...things, ...senseKinds])]
