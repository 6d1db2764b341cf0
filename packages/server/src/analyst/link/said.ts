import { oncePer } from '../../domain/once-per.ts'
import type { Concept } from '../lexicon/lexicon.ts'
import type { Sense, SenseKind } from '../lexicon/sense.ts'
import { grouped } from './grouped.ts'
import type { LinkedQuestion, Stretch } from './linked-question.ts'

/** A phrase of a lexicon in the question. */
export interface SaidSense extends Stretch {
  readonly sense: Sense
  /** Which of the question's lexicons has it. */
  readonly lexicon: number
}

export interface SaidConcept extends Stretch {
  readonly concept: string
  readonly exact: boolean
  readonly lexicon: number
}

/** What the lexicons know of a question's words. */
export interface Said {
  readonly question: LinkedQuestion
  readonly senses: readonly SaidSense[]
  readonly concepts: readonly SaidConcept[]
  /** By lexicon and token, what the forms of the word share. */
  readonly stems: readonly (readonly string[])[]
  /** Tokens that are words of a lexicon, and so hardly misspelt. */
  readonly known: ReadonlySet<number>
  /** Tokens that may hold a name or a date together and say nothing: of, the. */
  readonly loose: ReadonlySet<number>
}

export const saidIn = oncePer((question: LinkedQuestion): Said => {
  const { tokens, lexicons } = question
  const senses = sensesIn(question)
  const concepts = conceptsIn(question)
  return {
    question,
    senses,
    concepts,
    stems: lexicons.map((lexicon) => tokens.map(({ folded }) => lexicon.stem(folded))),
    known: new Set([...senses, ...concepts].flatMap(tokensIn)),
    loose: new Set([
      ...senses
        .filter(({ sense, from, until }) => until - from === 1 && sense.kind === 'function')
        .map(({ from }) => from),
      ...tokens.flatMap(({ folded }, at) => (folded === "'s" ? [at] : [])),
    ]),
  }
})

export const tokensIn = ({ from, until }: Stretch): readonly number[] =>
  Array.from({ length: until - from }, (_, more) => from + more)

/** A question is put in its own language, with English in it. What headers are written in names things, and orders nothing. */
const sensesIn = ({ tokens, lexicons }: LinkedQuestion): readonly SaidSense[] =>
  lexicons.flatMap((own, lexicon) =>
    lexicon > 0 && own.language !== 'EN'
      ? []
      : tokens.flatMap((_, from) =>
          own
            .sensesAt(tokens, from)
            .flatMap(({ until, senses }) => senses.map((sense) => ({ from, until, sense, lexicon }))),
        ),
  )

const conceptsIn = ({ tokens, lexicons }: LinkedQuestion): readonly SaidConcept[] =>
  lexicons.flatMap((own, lexicon) =>
    tokens.flatMap((_, from) =>
      own
        .conceptsAt(tokens, from)
        .flatMap(({ until, concepts, exact }) =>
          concepts.map((concept) => ({ from, until, concept, exact, lexicon })),
        ),
    ),
  )

export type SaidOf<Kind extends SenseKind> = SaidSense & { readonly sense: Extract<Sense, { kind: Kind }> }

/** Phrases of one kind. */
export const sensesOf = <Kind extends SenseKind>(
  { senses }: Pick<Said, 'senses'>,
  kind: Kind,
): readonly SaidOf<Kind>[] => senses.filter((said): said is SaidOf<Kind> => said.sense.kind === kind)

const places = oncePer(({ senses, concepts }: Said) => ({
  from: grouped(senses, ({ from }) => from),
  until: grouped(senses, ({ until }) => until),
  concepts: grouped(concepts, ({ from }) => from),
}))

/** Phrases of one kind that begin or end at a place. */
export const sensesAt = <Kind extends SenseKind>(
  said: Said,
  kind: Kind,
  edge: 'from' | 'until',
  place: number,
): readonly SaidOf<Kind>[] => sensesOf({ senses: places(said)[edge].get(place) ?? [] }, kind)

/** All phrases, or words for a concept, that are a stretch, no longer and no shorter. */
export const sensesOver = (said: Said, { from, until }: Stretch): readonly SaidSense[] =>
  (places(said).from.get(from) ?? []).filter((sense) => sense.until === until)

export const conceptsOver = (said: Said, { from, until }: Stretch): readonly SaidConcept[] =>
  (places(said).concepts.get(from) ?? []).filter((concept) => concept.until === until)

/** The concepts of a stretch that say how things stand. */
export const statesOver = (said: Said, stretch: Stretch): readonly Concept[] =>
  conceptsOver(said, stretch).flatMap(({ concept }) => {
    const found = said.question.concepts.get(concept)
    return found?.kinds.includes('state') === true ? [found] : []
  })

const longestPhrase = 8

function around<Found extends Stretch>(
  starts: ReadonlyMap<number, readonly Found[]>,
  { from, until }: Stretch,
): readonly Found[] {
  return Array.from({ length: longestPhrase }, (_, back) => starts.get(from - back) ?? [])
    .flat()
    .filter((found) => found.until >= until)
}

/** All phrases, or words for a concept, that a stretch lies in. */
export const sensesAround = (said: Said, stretch: Stretch): readonly SaidSense[] =>
  around(places(said).from, stretch)
export const conceptsAround = (said: Said, stretch: Stretch): readonly SaidConcept[] =>
  around(places(said).concepts, stretch)

/** No name and no date is held together by more words. */
export const widestGap = 3

/** Whether nothing but words that hold a name together stands between two places; a comma only where one may. */
export function isLooseGap(
  { loose, question: { tokens } }: Said,
  from: number,
  until: number,
  comma: 'may-part' | 'parts' = 'parts',
): boolean {
  if (until < from || until - from > widestGap) return false
  for (let at = from; at < until; at++) if (!loose.has(at)) return false
  for (let at = from; at <= until; at++) {
    const before = tokens[at]?.before ?? 'none'
    const isPlain = before === 'space' || before === 'none' || (before === 'comma' && comma === 'may-part')
    if (!isPlain) return false
  }
  return true
}
