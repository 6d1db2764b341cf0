import type { ChartKind } from '@auger/contract/plan'
import { isTemporal, type Column, type Table } from '../../../../domain/table.ts'
import type { Meaning } from '../../../../locales/index.ts'
import type { LinkKind } from '../link.ts'
import { textBetween, type ReadQuestion, type Stretch } from '../question.ts'
import { isUnique } from '../row-identity.ts'
import { noUnits, type Units } from './units.ts'

export interface Place {
  readonly start: number
  readonly end: number
  readonly units: Units
}

export interface ColumnMention extends Place {
  readonly column: Column
  readonly how: LinkKind | 'scattered'
  readonly quality: number
}

export interface ValueMention extends Place {
  readonly column: Column
  /** Several when the words are part of each. */
  readonly values: readonly string[]
  readonly quality: number
  readonly part: boolean
  /** How many columns hold it. */
  readonly rivals: number
}

export interface NumberMention extends Place {
  readonly value: number
  /** Without its scale: 5 of 5 million. */
  readonly plain?: number
}

export interface PeriodMention extends Place {
  readonly from: string
  readonly until: string
  readonly year: number | undefined
}

/** What the rows of the table are, or its name. */
export interface EntityMention extends Place {
  readonly quality: number
}

export interface Cue extends Place {
  readonly meaning: Meaning
}

/** What a question says about its picture and the order in it, and not about the data. */
export interface ChartClause {
  readonly suggested: ChartKind | undefined
  readonly sorting: Sorting | undefined
  /** Whether the order is that of an axis. */
  readonly axis: boolean
  readonly units: Units
}

export interface Sorting {
  readonly direction: 'ascending' | 'descending'
  /** An axis; a column; or undefined: what was measured. */
  readonly by: 'x' | 'y' | Column | undefined
}

/** Everything the question says about one table, each tie apart. */
export interface Mentions {
  readonly question: ReadQuestion
  readonly table: Table
  readonly columns: readonly ColumnMention[]
  /** Columns that are named together by a word they share. */
  readonly pairs: readonly (readonly [Column, Column])[]
  readonly values: readonly ValueMention[]
  readonly numbers: readonly NumberMention[]
  readonly periods: readonly PeriodMention[]
  readonly cues: readonly Cue[]
  /** Units that name what the rows are, or the table. */
  readonly entity: Units
  readonly entities: readonly EntityMention[]
  /** Where the question names what the rows of other tables are. */
  readonly foreign: readonly EntityMention[]
  /** Units that carry meaning: neither small words nor question words. */
  readonly content: Units
  /** Columns that have an order and can be counted with: numbers, times, and the numbers that texts begin with. */
  readonly ordered: readonly Column[]
  /** What was left out of all these because it is about the picture and not about the data. */
  readonly clause?: ChartClause
}

export const cuesOfKind = <Kind extends Meaning['kind']>(
  { cues }: Pick<Mentions, 'cues'>,
  kind: Kind,
): readonly (Cue & { readonly meaning: Extract<Meaning, { kind: Kind }> })[] =>
  cues.filter(
    (cue): cue is Cue & { readonly meaning: Extract<Meaning, { kind: Kind }> } => cue.meaning.kind === kind,
  )

/** Units between two places; 0 when they touch, negative when they overlap. */
export const gap = (a: Stretch, b: Stretch): number => (a.start < b.start ? b.start - a.end : a.start - b.end)

/** "each month", "monthly": whether a word for groups stands at one for a stretch of time, or in it. */
export const isBesideGrain = (group: Stretch, grain: Stretch): boolean =>
  gap(group, grain) >= -longestGrain && gap(group, grain) <= 1

const longestGrain = 3

/** "a, b and c": whether a comma or an "and" stands between two. */
export const areListed = (
  { question, cues }: Pick<Mentions, 'question' | 'cues'>,
  a: Stretch,
  b: Stretch,
): boolean =>
  /[,、，]/.test(textBetween(question, a, b)) ||
  cuesOfKind({ cues }, 'joint').some((cue) => cue.start >= a.end && cue.end <= b.start)

export const isTimed = (column: Column): boolean => isTemporal(column) || column.role === 'time'

export const wholeName = 0.95
const wholeTranslated = 0.81

/** Named by all of its name, or by what a dictionary makes of all of it. */
export const isWhole = ({ how, quality }: Pick<ColumnMention, 'how' | 'quality'>): boolean =>
  quality >= (how === 'translated' ? wholeTranslated : wholeName)

/** Whether a stretch is a part of a longer one that is the name of a column: the date of "birth date", the first of "first name". */
export const isInName = (columns: readonly ColumnMention[], stretch: Units): boolean =>
  columns.some(
    (mention) => isWhole(mention) && (mention.units & stretch) === stretch && mention.units !== stretch,
  )

const firmThing = 0.8

/** A part of a name that only says what the rows are. */
export function saysRows({ entities }: Mentions, { units, quality }: ColumnMention): boolean {
  const rows = entities.reduce((sum, one) => (one.quality >= firmThing ? sum | one.units : sum), noUnits)
  return quality < wholeName && (units & ~rows) === noUnits
}

/** The TV of "TV channels" is no column of high-definition TV; the product of "all products" may be what tells them apart. */
export const isRowsName = (mentions: Mentions, mention: ColumnMention): boolean =>
  saysRows(mentions, mention) && !isUnique(mention.column, mentions.table)
