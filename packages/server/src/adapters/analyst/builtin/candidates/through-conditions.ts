import type { Condition, Lookup, Verb } from '@auger/contract/plan'
import type { Table } from '../../../../domain/table.ts'
import { rootOf } from '../form.ts'
import { ownTitle } from '../own-title.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import type { ReadQuestion } from '../question.ts'
import { isTwin } from '../twins.ts'
import { promiseOf, type ConditionOption } from './condition-option.ts'
import { countedLookups } from './counted-lookups.ts'
import { flag, type Weights } from './features.ts'
import { leadColumns, leads } from './leads.ts'
import type { Looked } from './looked.ts'
import { cuesOfKind, gap, isWhole, type EntityMention, type Mentions, type Place } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import { numberConditions } from './number-conditions.ts'
import { onwardLookups } from './onward-lookups.ts'
import type { Scene } from './scene.ts'
import { timeConditions } from './time-conditions.ts'
import { endOf, meets, noUnits, startOf, unitsFrom, type Units } from './units.ts'
import { valueConditions } from './value-conditions.ts'
import { waysAround, waysFrom, type Way } from './ways.ts'

const mostLooked = 8
const mostOptions = 16
const mostAround = 4
const mostLeadColumns = 2

/** Rows by what another table knows of them: "the boats of the largest harbour", "skippers who have no trips". */
export function throughConditions(mentions: Mentions, weights: Weights): readonly ConditionOption[] {
  const { question, table } = mentions
  const near = waysFrom(question, table).flatMap((way) =>
    [
      ...lookedInto(question, way.other, weights)
        .filter(({ column }) => column?.name !== way.otherColumn)
        .filter((looked) => !saysOwnRows(mentions, looked)),
      ...(way.naming ? countedLookups(question, way.other, way.otherColumn) : []),
    ].flatMap((looked) => optionsFor(mentions, way, looked)),
  )
  const far = waysFrom(question, table, question.asked.tables)
    .filter(({ sibling }) => !sibling)
    .flatMap((way) =>
      onwardLookups(question, way.other, table).flatMap((looked) => optionsFor(mentions, way, looked)),
    )
  return [...likeliestOf([...near, ...far], weights, mostOptions), ...around(mentions, weights)]
}

const likeliestOf = (
  options: readonly ConditionOption[],
  weights: Weights,
  most: number,
): readonly ConditionOption[] =>
  options
    .map((option) => ({ option, worth: promiseOf(option, weights) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ option }) => option)

/** "whom the friends of Ann's friends know": what other rows of the same table lead to. */
function around(mentions: Mentions, weights: Weights): readonly ConditionOption[] {
  const { question, table } = mentions
  const again = saidAgain(mentions)
  if (again === noUnits) return []
  const options = waysAround(question, table).flatMap((way) =>
    lookedInto(question, table, weights)
      .filter(
        ({ column, units }) =>
          column !== undefined && column.name !== way.otherColumn && !meets(units, again),
      )
      .flatMap((looked) => optionsNamed(mentions, way, looked, undefined)),
  )
  const told = options.map(({ units, features, ...rest }) => ({
    ...rest,
    units: units | again,
    features: [...features, ['through:around', 1] as const],
  }))
  return likeliestOf(told, weights, mostAround)
}

/** Where the question names a column that it has named before. */
const saidAgain = ({ columns }: Mentions): Units =>
  columns
    .filter(
      (later) =>
        later.quality >= firmName &&
        columns.some(
          (one) => one.column === later.column && one.quality >= firmName && one.end <= later.start,
        ),
    )
    .reduce((units, later) => units | later.units, noUnits)

/** "all keepers" are the rows of keepers, and not those that keepers on duty have too. */
const saysOwnRows = ({ entities, columns }: Mentions, { quality, units }: Looked): boolean =>
  quality !== undefined &&
  (entities.some((own) => own.quality >= quality && meets(own.units, units)) ||
    columns.some((own) => isWhole(own) && own.units !== units && meets(own.units, units)))

const keptLooks = oncePerQuestion(() => new Map<Table, readonly Looked[]>())

function lookedInto(question: ReadQuestion, table: Table, weights: Weights): readonly Looked[] {
  const known = keptLooks(question)
  const looked = known.get(table) ?? likeliest(mentionsOf(question, table), weights)
  known.set(table, looked)
  return looked
}

function likeliest(mentions: Mentions, weights: Weights): readonly Looked[] {
  return [...conditions(mentions), ...firsts(mentions, weights), ...bare(mentions)]
    .sort((a, b) => promiseOf(b, weights) - promiseOf(a, weights))
    .slice(0, mostLooked)
}

const conditions = (mentions: Mentions): readonly Looked[] =>
  [...valueConditions(mentions), ...numberConditions(mentions), ...timeConditions(mentions)]
    .filter(({ negated, column }) => !negated && !isTwin(column))
    .map(({ column, condition, start, units, features }) => ({
      column,
      verbs: [{ kind: 'filter', where: condition }],
      start,
      end: endOf(units),
      units,
      features: [['through:condition', 1], ...features],
    }))

/** "the state with the largest area" */
function firsts(mentions: Mentions, weights: Weights): readonly Looked[] {
  const set = { conditions: [], columns: [], units: noUnits, features: [], worth: 0, alternatives: false }
  const scene: Scene = { mentions, set, weights }
  return leads(scene)
    .filter(({ kind, limit }) => kind !== 'comparative' && kind !== 'frequent' && limit === undefined)
    .flatMap((lead) =>
      leadColumns(scene, lead)
        .filter(({ column }) => !isTwin(column))
        .slice(0, mostLeadColumns)
        .map((by): Looked => {
          const units = lead.units | by.units
          const first: Verb = {
            kind: 'filter',
            where: {
              kind: 'against',
              column: by.column.name,
              operator: '=',
              function: by.direction === 'high' ? 'maximum' : 'minimum',
            },
          }
          return {
            column: undefined,
            verbs: [first],
            start: startOf(units),
            end: endOf(units),
            units,
            features: [['through:lead', 1], [`lead:${lead.kind}`, 1], ...by.features],
          }
        }),
    )
}

const firmName = 0.8

/** Whether there is a row at all: "skippers who sail a trip", "rooms that were never booked" of bookings. */
const bare = (mentions: Mentions): readonly Looked[] =>
  [
    ...mentions.entities
      .filter(({ quality }) => quality >= firmName)
      .map((named) => ({ named, done: false })),
    ...doneTo(mentions).map((named) => ({ named, done: true })),
  ].map(({ named: { start, end, units, quality }, done }) => ({
    column: undefined,
    verbs: [],
    start,
    end,
    units,
    quality,
    features: [['through:bare', 1], ...flag('through:bare:done', done)],
  }))

const shortestRoot = 4

/** Where a verb says what the rows of the table tell of. */
function doneTo({ question, table, entities }: Mentions): readonly EntityMention[] {
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const title = ownTitle(table, question.asked.tables).map(root)
  const said = question.units.map(({ folded }) => root(folded))
  if (title.join('').length < shortestRoot) return []
  return said.flatMap((_, at) => {
    const units = unitsFrom(at, at + title.length)
    const isSaid = title.every((word, index) => said[at + index] === word)
    return isSaid && !entities.some((one) => meets(one.units, units))
      ? [{ start: at, end: at + title.length, units, quality: firmName }]
      : []
  })
}

const furthestName = 3

/** With the name of what is looked into, and without: "branch" may say what is asked for. */
function optionsFor(mentions: Mentions, way: Way, looked: Looked): readonly ConditionOption[] {
  const name = nameOf(mentions, way, looked)
  return (name === undefined ? [undefined] : [name, undefined]).flatMap((named) =>
    optionsNamed(mentions, way, looked, named),
  )
}

function optionsNamed(
  mentions: Mentions,
  way: Way,
  looked: Looked,
  name: Place | undefined,
): readonly ConditionOption[] {
  const of: Lookup = { tableId: way.other.id, verbs: looked.verbs, column: way.otherColumn }
  const among: Condition = { kind: 'among', column: way.column.name, of }
  const option: ConditionOption = {
    condition: looked.without === true ? { kind: 'not', condition: among } : among,
    column: way.column,
    start: Math.min(looked.start, name?.start ?? looked.start),
    units: looked.units | (name?.units ?? noUnits),
    features: [
      ['condition:through', 1],
      ...looked.features,
      ...flag('through:named', name !== undefined),
      ...flag('through:sibling', way.sibling),
    ],
    equals: undefined,
    negated: false,
    shared: noUnits,
  }
  const behind = mentions.question.locale.hears.trailing === true
  const negation = cuesOfKind(mentions, 'negation').find(
    (cue) =>
      (behind ? cue.start >= looked.end : cue.end <= looked.start) &&
      gap(cue, looked) <= furthestName &&
      !meets(cue.units, option.units),
  )
  if (negation === undefined || looked.without === true) return [option]
  return [
    option,
    {
      ...option,
      condition: { kind: 'not', condition: option.condition },
      units: option.units | negation.units,
      start: Math.min(option.start, negation.start),
      features: [...option.features, ['condition:negated', 1]],
      negated: true,
    },
  ]
}

/** Where the question says what is looked into: "the state" of "the state with the largest area". */
function nameOf({ columns, question }: Mentions, way: Way, looked: Looked): Place | undefined {
  const other = mentionsOf(question, way.other)
  const named: readonly Place[] = [
    ...other.entities.filter(({ quality }) => quality >= firmName),
    ...columns.filter(({ column, quality }) => column === way.column && quality >= firmName),
    ...other.columns.filter(({ column, quality }) => column.name === way.otherColumn && quality >= firmName),
  ]
  return named
    .filter((place) => !meets(place.units, looked.units))
    .filter((place) => gap(place, looked) >= 0 && gap(place, looked) <= furthestName)
    .sort((a, b) => gap(a, looked) - gap(b, looked))[0]
}
