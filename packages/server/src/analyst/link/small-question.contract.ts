import type { Language } from '@auger/contract'
import { fold, noDetails, type Column, type Table } from '../../domain/table.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Concept, LanguageTraits, Lexicon } from '../lexicon/lexicon.ts'
import type { Sense } from '../lexicon/sense.ts'
import type { Token } from '../tokenizer/token.ts'
import { linkQuestion, type LinkedQuestion } from './index.ts'
import type { Link, LinkTarget } from './link.ts'

/** Phrases parted by bars, with what they mean. */
export interface SmallWords {
  readonly senses?: readonly (readonly [phrases: string, sense: Sense])[]
  /** Ids of concepts with their words. */
  readonly concepts?: { readonly [id: string]: string }
  readonly traits?: Partial<LanguageTraits>
  readonly stem?: (word: string) => string
}

const plainTraits: LanguageTraits = {
  spaced: true,
  trailing: false,
  headsFirst: false,
  compounds: false,
  capitals: false,
  asksBehind: false,
}

/** What English words share: no plural, no past. */
export const englishStem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:led|ed|s)$/, '')
    .replace(/(?<=[a-z]{4})e$/, '')

/** A lexicon of a few words, made by hand. */
export function smallLexicon(language: Language, words: SmallWords = {}): Lexicon {
  const stem = words.stem ?? ((word: string) => word)
  const phrasesOf = <Meaning>(pairs: readonly (readonly [string, Meaning])[]) =>
    pairs.flatMap(([phrases, meaning]) =>
      phrases.split('|').map((phrase) => ({ words: tokensOf(phrase).map(({ folded }) => folded), meaning })),
    )
  const senses = phrasesOf(words.senses ?? [])
  const concepts = phrasesOf(Object.entries(words.concepts ?? {}).map(([id, list]) => [list, id] as const))
  return {
    language,
    traits: { ...plainTraits, ...words.traits },
    stem,
    words: () => [...senses, ...concepts].flatMap((phrase) => phrase.words),
    sensesAt: (tokens, at) =>
      found(senses, tokens, at, (word) => word).map(({ until, meaning }) => ({ until, senses: [meaning] })),
    conceptsAt: (tokens, at) => {
      const exact = found(concepts, tokens, at, (word) => word)
      const stemmed = found(concepts, tokens, at, stem).filter(
        (one) => !exact.some(({ meaning, until }) => meaning === one.meaning && until === one.until),
      )
      return [
        ...exact.map(({ until, meaning }) => ({ until, concepts: [meaning], exact: true })),
        ...stemmed.map(({ until, meaning }) => ({ until, concepts: [meaning], exact: false })),
      ]
    },
  }
}

function found<Meaning>(
  phrases: readonly { readonly words: readonly string[]; readonly meaning: Meaning }[],
  tokens: readonly Token[],
  at: number,
  form: (word: string) => string,
): readonly { readonly until: number; readonly meaning: Meaning }[] {
  return phrases
    .filter(({ words }) => words.every((word, more) => form(tokens[at + more]?.folded ?? '') === form(word)))
    .map(({ words, meaning }) => ({ until: at + words.length, meaning }))
    .sort((a, b) => b.until - a.until)
}

const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const pattern = new RegExp(
  String.raw`[${dense}]|\p{N}+(?:[.,]\p{N}+)*(?![.,]?\p{N})(?!(?![${dense}])\p{L})|(?:(?![${dense}])[\p{L}\p{M}\p{N}])+|[%$€£¥]`,
  'gu',
)

/** Tokens as a question has them: words, numbers, signs, and characters of dense scripts. */
export function tokensOf(text: string): readonly Token[] {
  let last = 0
  return [...text.matchAll(pattern)].map((match): Token => {
    const [word] = match
    const between = text.slice(last, match.index)
    last = match.index + word.length
    return {
      text: word,
      folded: fold(word),
      stems: [fold(word)],
      start: match.index,
      end: last,
      kind: /^\p{N}+(?:[.,]\p{N}+)*$/u.test(word) ? 'number' : /^[\p{L}\p{N}]/u.test(word) ? 'word' : 'sign',
      dense: new RegExp(`^[${dense}]`, 'u').test(word),
      before: /[,，、]/.test(between)
        ? 'comma'
        : /[?.!]/.test(between)
          ? 'sentence'
          : /^\s/.test(between)
            ? 'space'
            : 'none',
      quoted: /["“]$/.test(between),
      capital: /^\p{Lu}/u.test(word),
    }
  })
}

export const smallColumn = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  type: 'text',
  role: 'category',
  missing: 0,
  distinct: 5,
  minimum: null,
  maximum: null,
  frequent: [],
  ...noDetails,
  ...more,
})

export const holding = (...values: readonly (string | boolean)[]): Pick<Column, 'frequent' | 'distinct'> => ({
  frequent: values.map((value) => ({ value, count: 10 })),
  distinct: values.length,
})

export const smallTable = (
  id: string,
  columns: readonly (Column | string)[],
  more: Partial<Table> = {},
): Table => ({
  id,
  sourceId: 'source',
  datasetId: 'dataset',
  name: id,
  title: id,
  objectKey: id,
  rowCount: 100,
  columns: columns.map((column) => (typeof column === 'string' ? smallColumn(column) : column)),
  keys: [],
  ...more,
})

export interface SmallQuestion extends Partial<AnalystQuestion> {
  readonly tables: readonly Table[]
  readonly lexicons?: readonly Lexicon[]
  readonly concepts?: readonly (Pick<Concept, 'id'> & Partial<Concept>)[]
}

export function smallQuestion(
  text: string,
  { lexicons, concepts = [], ...asked }: SmallQuestion,
): LinkedQuestion {
  const language = lexicons?.[0]?.language ?? 'EN'
  return {
    text,
    tokens: tokensOf(text),
    asked: { text, language, mode: 'AUTO', today: '2024-05-15', relations: [], values: [], ...asked },
    lexicons: lexicons ?? [smallLexicon('EN', { stem: englishStem })],
    concepts: new Map(
      concepts.map((one) => [one.id, { subject: 'test', kinds: [], near: [], ...one } satisfies Concept]),
    ),
  }
}

export interface Read<Kind extends LinkTarget['kind']> {
  readonly words: string
  readonly to: Extract<LinkTarget, { kind: Kind }>
  readonly quality: number
}

/** The links of one kind, the surest first, with the words they are of. */
export function linksOf<Kind extends LinkTarget['kind']>(
  question: LinkedQuestion,
  kind: Kind,
): readonly Read<Kind>[] {
  const isOfKind = (link: Link): link is Link & { readonly to: Read<Kind>['to'] } => link.to.kind === kind
  return linkQuestion(question)
    .filter(isOfKind)
    .map(({ from, until, to, quality }) => ({
      words: question.text.slice(question.tokens[from]?.start, question.tokens[until - 1]?.end),
      to,
      quality,
    }))
    .sort((a, b) => b.quality - a.quality)
}
