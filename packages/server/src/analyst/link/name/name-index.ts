import { fold } from '../../../domain/table.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { joinedBy } from '../linked-question.ts'
import { grownConcepts, isOfHead } from './grown-concepts.ts'
import { grownParts } from './grown-parts.ts'
import { spellingOf, type Spelling } from './misspelt.ts'
import { isPacked, partsOfName, type NameParts, type NameWord } from './name-parts.ts'
import { withoutBrackets } from './name-tokens.ts'

/** What something is called. A thing has several names. */
export interface Named<Thing> {
  readonly thing: Thing
  readonly name: string
  /** Of a part of its name that says all of it where it stands: what share that is. Among documents, the document name is the name. */
  readonly share?: number
}

export interface Entry<Thing> {
  readonly thing: Thing
  readonly parts: NameParts
  /** 1 of a whole name. */
  readonly share: number
}

/** Some letters of a name that words stand for. */
export interface Posting<Thing> {
  readonly entry: Entry<Thing>
  readonly start: number
  readonly end: number
  /** From 0 to 1: less where a word was cut or stands in another form. */
  readonly firmness: number
}

/** Names, found by what a stretch of a question may say of them. */
export interface NameIndex<Thing> {
  /** By the folded name. */
  readonly exact: ReadonlyMap<string, readonly Entry<Thing>[]>
  /** By some of its words (`runKey`). */
  readonly runs: ReadonlyMap<string, readonly Posting<Thing>[]>
  /** By its letters alone, and by the first ones of its words. */
  readonly letters: ReadonlyMap<string, readonly Entry<Thing>[]>
  readonly initials: ReadonlyMap<string, readonly Entry<Thing>[]>
  readonly concepts: ReadonlyMap<string, readonly Posting<Thing>[]>
  /** The words of all names. */
  readonly spelling: Spelling
}

/** Words as they stand, or as one of the lexicons stems them. */
export const runKey = (words: string, lexicon?: number): string => `${lexicon ?? ''}:${words}`

export function indexNames<Thing>(
  names: readonly Named<Thing>[],
  lexicons: readonly Lexicon[],
): NameIndex<Thing> {
  const index = {
    exact: new Map<string, Entry<Thing>[]>(),
    runs: new Map<string, Posting<Thing>[]>(),
    letters: new Map<string, Entry<Thing>[]>(),
    initials: new Map<string, Entry<Thing>[]>(),
    concepts: new Map<string, Posting<Thing>[]>(),
  }
  const words = new Set<string>()
  for (const { thing, name, share = 1 } of names)
    for (const variant of new Set([name, withoutBrackets(name)])) {
      const entry = { thing, parts: partsOfName(variant, lexicons), share }
      if (share === 1 && variant === name) add(index.exact, fold(name), entry)
      add(index.letters, entry.parts.letters, entry)
      for (const initials of initialsOf(entry.parts.words)) add(index.initials, initials, entry)
      for (const [key, posting] of runsOf(entry, lexicons)) add(index.runs, key, posting)
      for (const [concept, posting] of conceptsOf(entry, lexicons)) add(index.concepts, concept, posting)
      for (const { folded } of entry.parts.words) words.add(folded)
    }
  keepNearest(index.runs)
  keepNearest(index.concepts)
  return { ...index, spelling: spellingOf(words) }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}

const mostPostings = 100

/** A word that hundreds of names have tells none of them: those of which it says most are enough. */
function keepNearest<Thing>(postings: Map<string, Posting<Thing>[]>): void {
  const unsaid = ({ entry, start, end }: Posting<Thing>): number => entry.parts.letters.length - (end - start)
  for (const [key, all] of postings)
    if (all.length > mostPostings)
      postings.set(key, [...all].sort((a, b) => unsaid(a) - unsaid(b)).slice(0, mostPostings))
}

const leastInitials = 3

/** GDP of a gross domestic product. */
function initialsOf(words: readonly NameWord[]): readonly string[] {
  const isLatin = words.every(({ folded }) => /^[a-z]+$/.test(folded))
  return words.length < leastInitials || !isLatin ? [] : [words.map(({ folded }) => folded[0]).join('')]
}

type Found<Thing> = readonly [key: string, posting: Posting<Thing>]

const longestRun = 8

/** Every run of a name's words, in every form, and every part of a word that has grown together. */
function runsOf<Thing>(entry: Entry<Thing>, lexicons: readonly Lexicon[]): readonly Found<Thing>[] {
  const { words, tokens } = entry.parts
  const runs = words.flatMap((first, at) =>
    words.slice(at, at + longestRun).flatMap((last): readonly Found<Thing>[] => {
      if (first.loose || last.loose) return []
      const posting = { entry, start: first.start, end: last.end, firmness: 1 }
      const stretch = { from: first.from, until: last.until }
      const key = (form: (word: string) => string): string =>
        joinedBy(tokens, stretch, (token) => form(tokens[token]?.folded ?? ''))
      return [
        [runKey(key((word) => word)), posting],
        ...lexicons.map(
          (own, lexicon) =>
            [
              runKey(
                key((word) => own.stem(word)),
                lexicon,
              ),
              posting,
            ] as const,
        ),
      ]
    }),
  )
  return [...runs, ...words.flatMap((word) => grownRuns(entry, word, lexicons))]
}

const ofGrown = 0.95

/** What is left of a part when it is stemmed must still tell it from others. */
const shortestStem = 4

function grownRuns<Thing>(
  entry: Entry<Thing>,
  { folded, start }: NameWord,
  lexicons: readonly Lexicon[],
): readonly Found<Thing>[] {
  return lexicons.flatMap((own, lexicon) =>
    grownParts(folded, own.traits.compounds).flatMap((part): readonly Found<Thing>[] => {
      const stem = own.stem(folded.slice(part.start, part.end))
      if (stem.length < shortestStem && !isPacked(stem)) return []
      const posting = { entry, start: start + part.start, end: start + part.end, firmness: ofGrown }
      return [[runKey(stem, lexicon), posting]]
    }),
  )
}

const ofOtherForm = 0.97

/** The concepts that a name's words are of, in any of the lexicons. */
function conceptsOf<Thing>(entry: Entry<Thing>, lexicons: readonly Lexicon[]): readonly Found<Thing>[] {
  const { tokens, places, words } = entry.parts
  return lexicons.flatMap((own) => [
    ...tokens.flatMap((token, at) =>
      own.conceptsAt(tokens, at).flatMap(({ until, concepts, exact }) => {
        const [start, end] = [places[at]?.start ?? 0, places[until - 1]?.end ?? 0]
        const posting = { entry, start, end, firmness: exact ? 1 : ofOtherForm }
        return concepts
          .filter((concept) => exact || until > at + 1 || !isOfHead(token.folded, concept, own))
          .map((concept): Found<Thing> => [concept, posting])
      }),
    ),
    ...words.flatMap((word) =>
      // Characters of dense scripts are tokens, so that their parts were looked at already.
      word.until - word.from > 1 ? [] : grownPostings(entry, word, own),
    ),
  ])
}

const grownPostings = <Thing>(entry: Entry<Thing>, word: NameWord, own: Lexicon): readonly Found<Thing>[] =>
  grownConcepts(word.folded, own).map(({ concept, start, end }) => [
    concept,
    { entry, start: word.start + start, end: word.start + end, firmness: ofGrown },
  ])
