import type { ComparisonOperator, Verb } from '@auger/contract/plan'
import type { Table } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import { isUnique } from '../row-identity.ts'
import { flag, type Features } from './features.ts'
import type { Looked } from './looked.ts'
import {
  cuesOfKind,
  gap,
  type Cue,
  type EntityMention,
  type Mentions,
  type NumberMention,
} from './mention.ts'
import { isBeside } from './word-order.ts'
import { mentionsOf } from './mentions.ts'
import { rangeFrom } from './number-conditions.ts'
import { countOf, endOf, meets, noUnits, startOf, type Units } from './units.ts'

const firmName = 0.8
/** How far what is counted may stand from its number, and from the word for the most. */
const furthest = { number: 2, most: 2 }

/** "kennels with at least three stays", "the kennel with the most stays": by how many rows of another table name the same. */
export function countedLookups(question: ReadQuestion, other: Table, key: string): readonly Looked[] {
  const column = other.columns.find(({ name }) => name === key)
  if (column === undefined || isUnique(column, other)) return []
  const mentions = mentionsOf(question, other)
  return countedThings(question, mentions).flatMap((thing) =>
    [...bounds(mentions, thing), ...ends(mentions, thing)].map(
      ({ keeps, units, features, without }): Looked => ({
        column: undefined,
        verbs: [...counted(question, key), ...keeps(rowsName(question))],
        start: startOf(units),
        end: endOf(units),
        units,
        features: [['through:counted', 1], ...flag('through:counted:linked', thing.linked), ...features],
        ...(without === true ? { without } : {}),
      }),
    ),
  )
}

interface Thing extends EntityMention {
  /** What the rows only tie to: "two harbours" of trips, which say who sailed where. */
  readonly linked: boolean
}

function countedThings({ asked }: ReadQuestion, { question, table, entities }: Mentions): readonly Thing[] {
  const tied = asked.relations
    .filter(({ from, to }) => from.tableId === table.id && to.tableId !== table.id)
    .flatMap(({ to }) => asked.tables.filter(({ id }) => id === to.tableId))
  return [
    ...entities.map((thing) => ({ ...thing, linked: false })),
    ...tied.flatMap((one) => mentionsOf(question, one).entities.map((thing) => ({ ...thing, linked: true }))),
  ].filter(({ quality }) => quality >= firmName)
}

const rowsName = ({ locale }: ReadQuestion): string => locale.says.names.measure('count', undefined)

const counted = (question: ReadQuestion, key: string): readonly Verb[] => [
  {
    kind: 'group',
    by: [{ column: key, as: key }],
    measures: [{ function: 'count', as: rowsName(question) }],
  },
]

/** What is kept of the numbers of rows, and the words that say so. */
interface Kept {
  readonly keeps: (rows: string) => readonly Verb[]
  readonly units: Units
  readonly features: Features
  /** Those are left out, and not kept. */
  readonly without?: true
}

const compared =
  (...all: readonly (readonly [ComparisonOperator, number])[]): Kept['keeps'] =>
  (rows) =>
    all.map(([operator, value]) => ({
      kind: 'filter',
      where: { kind: 'compare', column: rows, operator, value },
    }))

/** "at least 3 stays", "two stays", "1 to 3 stays" */
const bounds = (mentions: Mentions, thing: Thing): readonly Kept[] =>
  mentions.numbers
    .filter((number) => isOf(mentions, thing, number))
    .flatMap((number) => bound(mentions, thing, number))

/** Who has none has fewer than two as well: without those that have two. */
const opposites: Partial<Record<ComparisonOperator, ComparisonOperator>> = { '<': '>=', '<=': '>' }

function bound(mentions: Mentions, thing: Thing, number: NumberMention): readonly Kept[] {
  const range = rangeFrom(mentions, number)
  const units = thing.units | number.units
  if (range !== undefined)
    return [
      {
        keeps: compared(['>=', number.value], ['<=', range.high.value]),
        units: units | range.units,
        features: [['through:counted:range', 1]],
      },
    ]
  const cue = cuesOfKind(mentions, 'compare').find((one) => isBeside(mentions.question, one, number))
  if (cue === undefined)
    return [{ keeps: compared(['=', number.value]), units, features: [['through:counted:exact', 1]] }]
  const said = { units: units | cue.units, features: [['through:counted:bound', 1]] } satisfies Partial<Kept>
  const opposite = opposites[cue.meaning.operator]
  const plain: Kept = { ...said, keeps: compared([cue.meaning.operator, number.value]) }
  if (opposite === undefined) return [plain]
  return [
    plain,
    {
      units: said.units,
      features: [...said.features, ['through:counted:none-too', 1]],
      keeps: compared([opposite, number.value]),
      without: true,
    },
  ]
}

/** A number stands before what it counts, with no more between the two than "or more"; in some languages it may follow. */
function isOf({ question, cues }: Mentions, thing: Thing, number: NumberMention): boolean {
  if (!Number.isInteger(number.value) || meets(number.units, thing.units)) return false
  const or = cuesOfKind({ cues }, 'compare').find(({ start }) => start === number.end)
  const before = thing.start - (or !== undefined && or.end <= thing.start ? or.end : number.end)
  const behind = number.start - thing.end
  return (
    (before >= 0 && before <= furthest.number) ||
    (question.locale.hears.trailing === true && behind >= 0 && behind <= furthest.number)
  )
}

/** "the most stays", "the smallest number of stays": those with as many as any, or as few. */
const ends = (mentions: Mentions, thing: Thing): readonly Kept[] =>
  [...cuesOfKind(mentions, 'most'), ...cuesOfKind(mentions, 'superlative')].flatMap(
    (cue): readonly Kept[] => {
      const quantity = cuesOfKind(mentions, 'quantity').find((one) => isBetween(one, cue, thing))
      const far = gap(cue, thing) - countOf((quantity?.units ?? noUnits) & ~cue.units)
      if (far < 0 || far > furthest.most || meets(cue.units, thing.units)) return []
      const { direction } = cue.meaning
      if (cue.meaning.place !== undefined || ('of' in cue.meaning && (cue.meaning.of?.length ?? 0) > 0))
        return []
      if (cue.meaning.kind === 'superlative' && quantity === undefined) return []
      return [
        {
          keeps: (rows) => [
            {
              kind: 'filter',
              where: {
                kind: 'against',
                column: rows,
                operator: '=',
                function: direction === 'high' ? 'maximum' : 'minimum',
              },
            },
          ],
          units: thing.units | cue.units | (quantity?.units ?? noUnits),
          features: [['through:counted:end', 1]],
        },
      ]
    },
  )

/** The number of "the greatest number of stays": between the two, or a part of the first. */
const isBetween = (quantity: Cue, a: Cue, b: Thing): boolean =>
  meets(quantity.units, a.units) ||
  (a.start < b.start
    ? quantity.start >= a.end && quantity.end <= b.start
    : quantity.start >= b.end && quantity.end <= a.start)
