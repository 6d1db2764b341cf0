import type { Assumption } from '../domain/assumption.ts'
import type { JobLimit } from '../domain/job.ts'
import type { ComparisonOperator, MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { Refusal } from '../domain/refusal.ts'
import type { Phrase, Piece } from './phrase.ts'

/** The words a language answers in. Numbers come in as pieces, so none can stand in an answer unbound. */
export interface Says {
  readonly assumption: (assumption: Assumption) => Phrase
  readonly refusal: (refusal: Refusal) => Phrase
  readonly clarify: (about: string) => Phrase
  /** What a document says, word for word, and where. */
  readonly quoted: (quote: Piece, source: Piece, page: Piece | undefined) => Phrase
  readonly failedJob: string
  readonly cancelledJob: string
  /** Why a job failed that took more than it may. */
  readonly limitMet: { readonly [Limit in JobLimit]: string }
  /** What stands between sentences. */
  readonly gap: string
  /** Three questions to begin with when there is no dataset. */
  readonly firstQuestions: readonly [string, string, string]
  readonly list: (phrases: readonly Phrase[]) => Phrase
  readonly names: SaysNames
  readonly conditions: SaysConditions
  readonly conclusions: SaysConclusions
  readonly forecast: SaysForecast
  readonly questions: SaysQuestions
  readonly overview: SaysOverview
}

/** What the columns and steps of a result are called. */
export interface SaysNames {
  readonly measure: (measure: MeasureFunction, column: string | undefined, time?: boolean) => string
  readonly grain: (grain: TimeGrain) => string
  readonly grouped: (measures: readonly string[], keys: readonly string[]) => string
  readonly ranked: (title: string, direction: Direction) => string
  readonly listed: (columns: readonly string[], table: string) => string
  readonly rowsOf: (table: string) => string
  readonly filtered: (title: string) => string
}

export type Direction = 'ascending' | 'descending'

/** What a filter kept, as a clause: "status is Cancelled". */
export interface SaysConditions {
  readonly compare: { readonly [Operator in ComparisonOperator]: (column: Piece, value: Piece) => Phrase }
  readonly between: (column: Piece, low: Piece, high: Piece) => Phrase
  readonly oneOf: (column: Piece, values: readonly Phrase[]) => Phrase
  readonly contains: (column: Piece, text: Piece) => Phrase
  readonly missing: (column: Piece) => Phrase
  /** above its average */
  readonly against: (column: Piece, operator: ComparisonOperator, figure: 'mean' | 'median') => Phrase
  /** one of those of another table's rows */
  readonly among: (column: Piece, table: Piece, where: Phrase) => Phrase
  readonly present: (column: Piece) => Phrase
  readonly not: (phrase: Phrase) => Phrase
  readonly and: (phrases: readonly Phrase[]) => Phrase
  readonly or: (phrases: readonly Phrase[]) => Phrase
}

export interface NamedValue {
  readonly name: Phrase
  readonly value: Phrase
}

/** `where` is empty when nothing was filtered. Each is one sentence. */
export interface SaysConclusions {
  readonly value: (said: {
    readonly measure: Phrase
    readonly value: Phrase
    readonly where: Phrase
  }) => Phrase
  readonly rowCount: (said: {
    readonly count: Phrase
    readonly table: Phrase
    readonly where: Phrase
  }) => Phrase
  readonly top: (said: {
    readonly direction: Direction
    readonly time: boolean
    readonly names: readonly Phrase[]
    readonly measure: Phrase
    readonly value: Phrase
    readonly where: Phrase
  }) => Phrase
  readonly next: (following: NamedValue) => Phrase
  readonly span: (said: {
    readonly measure: Phrase
    readonly high: NamedValue
    readonly low: NamedValue
    readonly where: Phrase
  }) => Phrase
  readonly alike: (said: {
    readonly measure: Phrase
    readonly groups: Phrase
    readonly value: Phrase
    readonly where: Phrase
  }) => Phrase
  readonly group: (said: {
    readonly measure: Phrase
    readonly only: NamedValue
    readonly where: Phrase
  }) => Phrase
  readonly groups: (count: Phrase, keys: Phrase) => Phrase
  readonly found: (said: {
    readonly column: Phrase
    readonly values: readonly Phrase[]
    readonly where: Phrase
  }) => Phrase
  readonly rows: (said: { readonly count: Phrase; readonly where: Phrase }) => Phrase
  readonly listed: (count: Phrase, where: Phrase) => Phrase
  readonly nothing: (where: Phrase) => Phrase
  readonly noValue: (measure: Phrase, where: Phrase) => Phrase
  readonly tie: (count: Phrase) => Phrase
  readonly shown: (shown: Phrase, all: Phrase) => Phrase
  /** Below the title of a picture that does not show all rows. */
  readonly pictured: (shown: Phrase, all: Phrase) => Phrase
  readonly limited: (limit: Phrase) => Phrase
  readonly leftOut: (column: Phrase, count: Phrase | undefined) => Phrase
  /** Rows that name nothing in the table they were joined with. */
  readonly withoutPartner: (table: Phrase, count: Phrase) => Phrase
  readonly missingName: string
  readonly yes: string
  readonly no: string
}

/** What comes next; `where` is empty when nothing was filtered. Each is one sentence. */
export interface SaysForecast {
  /** What its columns are called. */
  readonly names: { readonly forecast: string; readonly low: string; readonly high: string }
  readonly foretold: (said: {
    readonly measure: Phrase
    readonly when: Phrase
    readonly value: Phrase
    readonly low: Phrase
    readonly high: Phrase
    readonly share: Phrase
    readonly where: Phrase
  }) => Phrase
  /** The same of a period after it. */
  readonly later: (said: {
    readonly when: Phrase
    readonly value: Phrase
    readonly low: Phrase
    readonly high: Phrase
  }) => Phrase
  /** How far off it would have been, and how far saying that what was comes again. */
  readonly tested: (said: {
    readonly count: Phrase
    readonly error: Phrase
    readonly naive: Phrase
  }) => Phrase
  /** So many periods are too few. */
  readonly none: (count: Phrase) => Phrase
}

/** Questions that we offer; each must be one that we understand. Names come in as they are to be written. */
export interface SaysQuestions {
  readonly countRows: () => string
  readonly measure: (measure: MeasureFunction, column: string) => string
  readonly measureBy: (measure: MeasureFunction, column: string, key: string) => string
  readonly measureOver: (measure: MeasureFunction, column: string, grain: TimeGrain) => string
  readonly countBy: (key: string) => string
  readonly countOver: (grain: TimeGrain) => string
  readonly topGroup: (key: string, measure: MeasureFunction, column: string) => string
  readonly mostRows: (key: string) => string
  readonly topRows: (count: number, column: string) => string
  readonly distinct: (column: string) => string
  readonly where: (question: string, column: string, value: string) => string
  readonly inTable: (question: string, table: string) => string
  readonly quoted: (name: string) => string
}

export interface SaysOverview {
  readonly tables: (count: Phrase, rows: Phrase, names: Phrase) => Phrase
  readonly table: (name: Phrase, rows: Phrase, columns: Phrase) => Phrase
  readonly columns: (names: Phrase) => Phrase
  readonly span: (column: Phrase, low: Phrase, high: Phrase) => Phrase
  readonly values: (column: Phrase, distinct: Phrase, examples: Phrase) => Phrase
  readonly measure: (column: Phrase, low: Phrase, high: Phrase, mean: Phrase) => Phrase
  readonly pages: (name: Phrase, pages: Phrase) => Phrase
  readonly characters: (name: Phrase, characters: Phrase) => Phrase
}
