import { isNumeric, type Column } from '../../domain/table.ts'
import { refOf, type ColumnRef } from '../frame/column-ref.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { columnsAbout } from './columns.ts'
import type { Link } from './link.ts'
import { textOf, type LinkedQuestion, type Stretch } from './linked-question.ts'
import { nameTokens } from './name/name-tokens.ts'
import { oncePerTables } from './once-per-tables.ts'
import { sensesAt, sensesOf, type Said } from './said.ts'

/** A unit by what it measures, and how many of the least of its kind it is: an hour is 3,600 of time. */
export interface Unit {
  readonly of: string
  readonly size: number
}

/** What a column is measured in, where its name or its values say one unit. */
export function unitOf(question: LinkedQuestion, ref: ColumnRef): Unit | undefined {
  const units = measuredColumns(question).find((column) => column.ref === ref)?.units ?? new Map()
  const [only, ...more] = units.values()
  return more.length === 0 ? only : undefined
}

/** What a column is measured in. */
interface Measured {
  readonly ref: ColumnRef
  readonly units: ReadonlyMap<string, Unit>
  readonly isMoney: boolean
  /** Whether it adds up, and what all of its rows come to. */
  readonly isAmount: boolean
  readonly total: number
}

/** The unit says which column is meant only where no other has it. */
const ofUnit = 0.8
/** A column that would have to be told in another unit. */
const ofOtherUnit = 0.7
const ofMoney = 0.5
const mostOfMoney = 3

/** What is asked for by what it is measured in: how many kilos, how many hours, how much money, where no column is called so. */
export function linkMeasured(said: Said, named: readonly Link[]): readonly Link[] {
  const columns = measuredColumns(said.question)
  // A turnover is near any amount: the amount of parts is hardly its name.
  const isNamed = (stretch: Stretch): boolean =>
    named.some(
      (link) =>
        link.to.kind === 'column' &&
        isOver(link, stretch) &&
        (link.to.match !== 'near' || link.to.coverage >= 1),
    )
  const units = sensesOf(said, 'unit')
    .filter((unit) => !countsNumber(said, unit))
    .flatMap(({ from, until, sense }) => {
      const found = columns.filter((column) => column.units.has(unitKey(sense))).toSorted(mostFirst)
      const quality = ofUnit / Math.sqrt(found.length)
      if (found.length > 0)
        return found.map(({ ref }, place) =>
          linkOf({ from, until }, ref, 'concept', quality - Math.min(place, mostOfMoney) * 0.03),
        )
      if (!isAskedFor(said, { from, until })) return []
      return convertible(columns, sense).map(({ ref, times }, place): Link => {
        const link = linkOf({ from, until }, ref, 'concept', ofOtherUnit - place * 0.05)
        const asked = { unit: textOf(said.question, { from, until }), times }
        return { ...link, to: link.to.kind === 'column' ? { ...link.to, asked } : link.to }
      })
    })
  const worth = new Set(columnsAbout(said.question, sumsOfMoney))
  // A turnover may be what rows come to; a profit is only a part of that.
  const sums = new Set(['amount', ...(said.question.concepts.get('amount')?.near ?? [])])
  const isSum = (concept: string): boolean => sums.has(concept)
  const money = said.concepts
    .filter((concept) => isOfMoney(said, concept.concept) && !isNamed(concept))
    .flatMap(({ from, until, concept }) =>
      columns
        .filter(
          ({ ref, isMoney, isAmount, units }) =>
            isMoney || (isAmount && units.size === 0 && isSum(concept) && worth.has(ref)),
        )
        .filter(({ ref }) => !named.some((link) => isOver(link, { from, until }) && isOf(link, ref)))
        .toSorted(wholeFirst)
        .slice(0, mostOfMoney)
        .map(({ ref }, place) => linkOf({ from, until }, ref, 'near', ofMoney - place * 0.05))
        .map((link): Link => ({ ...link, to: asAmount(link.to) })),
    )
  return [...units, ...money]
}

/** How many tonnes, the total hours: elsewhere an hour is one of a clock. */
const isAskedFor = (said: Said, { from, until }: Stretch): boolean =>
  (['quantity', 'aggregate'] as const).some(
    (kind) =>
      sensesAt(said, kind, 'until', from).length > 0 || sensesAt(said, kind, 'from', until).length > 0,
  )

/** Columns that are told in another unit of the same kind. Days and longer are parts of a calendar, and money has no fixed size. */
function convertible(
  columns: readonly Measured[],
  { of, size }: Unit,
): readonly { readonly ref: ColumnRef; readonly times: number }[] {
  if (of === 'time' && size >= secondsOfDay) return []
  return columns
    .toSorted(mostFirst)
    .flatMap(({ ref, units }) => {
      const [only, ...more] = units.values()
      return only?.of === of && more.length === 0 ? [{ ref, times: only.size / size }] : []
    })
    .slice(0, mostOfMoney)
}

const secondsOfDay = 86_400

/** What rows come to, in whatever currency. */
const sumsOfMoney = ['total', 'amount', 'gross-amount', 'net-amount', 'payment', 'bill', 'order-value']

const isOver = ({ from, until }: Stretch, stretch: Stretch): boolean =>
  from <= stretch.from && stretch.until <= until

const isOf = ({ to }: Link, ref: ColumnRef): boolean => to.kind === 'column' && to.column === ref

/** Food and drinks are parts of what a receipt comes to, a tip is beside it, and a price adds up to nothing: most money is the whole. */
const wholeFirst = (one: Measured, other: Measured): number =>
  Number(other.isAmount) - Number(one.isAmount) || other.total - one.total

/** Of kilos that were sold and kilos that were thrown away the most are meant. */
const mostFirst = (one: Measured, other: Measured): number => other.total - one.total

const asAmount = (to: Link['to']): Link['to'] => (to.kind === 'column' ? { ...to, asAmount: true } : to)

const linkOf = (
  { from, until }: Stretch,
  column: ColumnRef,
  match: 'concept' | 'near',
  quality: number,
): Link => ({ from, until, to: { kind: 'column', column, match, coverage: 1 }, quality })

/** Three hours are a number of hours. */
const countsNumber = ({ question: { tokens } }: Said, { from }: Stretch): boolean =>
  tokens[from - 1]?.kind === 'number'

function isOfMoney({ question }: Said, id: string): boolean {
  const kinds = question.concepts.get(id)?.kinds ?? []
  return kinds.includes('money') && kinds.includes('amount')
}

const unitKey = ({ of, size }: Unit): string => `${of} ${size}`

const measuredColumns = oncePerTables((tables, lexicons): readonly Measured[] =>
  tables.flatMap((table) =>
    table.columns
      .filter((column) => isNumeric(column) && column.nature !== 'key' && column.nature !== 'time')
      .map((column) => ({
        ref: refOf(table.id, column.name),
        units: new Map(unitsIn(column, lexicons).map((unit) => [unitKey(unit), unit])),
        isMoney: column.unit?.kind === 'currency',
        isAmount: column.nature === 'amount',
        total: (column.distribution?.mean ?? 0) * (table.rowCount - column.missing),
      })),
  ),
)

/** The words of a name that say what it is measured in, with the unit that was found at ingest. */
function unitsIn({ name, unit }: Column, lexicons: readonly Lexicon[]): readonly Unit[] {
  const tokens = nameTokens(unit === null ? name : `${name} ${unit.text}`, lexicons)
  return tokens.flatMap((_, at) =>
    lexicons.flatMap((lexicon) =>
      lexicon
        .sensesAt(tokens, at)
        .flatMap(({ senses }) => senses.flatMap((sense) => (sense.kind === 'unit' ? [sense] : []))),
    ),
  )
}
