import type { Column, Table } from '../../../../domain/table.ts'
import { singular, type Meaning } from '../../../../locales/index.ts'
import { wordsOf } from '../form.ts'
import { isOutnamed } from '../exact-names.ts'
import { ground } from '../ground.ts'
import { groundEntity } from '../ground-entity.ts'
import type { Link } from '../link.ts'
import { isPartOf, type ReadQuestion } from '../question.ts'
import { isOrdered } from '../item.ts'
import { nearTables } from '../near-tables.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { twinsOf } from '../twins.ts'
import {
  cuesOfKind,
  isInName,
  isWhole,
  type ColumnMention,
  type Cue,
  type EntityMention,
  type Mentions,
  type NumberMention,
  type PeriodMention,
  type Place,
  type ValueMention,
} from './mention.ts'
import { cuesOf } from './cues-of.ts'
import { composedMentions } from './composed-mentions.ts'
import { ellipticMentions } from './elliptic-mentions.ts'
import { fullNames } from './full-names.ts'
import { loneKindMentions } from './lone-kind-mentions.ts'
import { saidKin } from './said-kin.ts'
import { scatteredMentions } from './scattered-mentions.ts'
import { contains, meets, noUnits, unitsFrom, type Units } from './units.ts'

const tablesOf = oncePerQuestion(() => new Map<Table, Mentions>())

/** Found once for each table of a question. */
export function mentionsOf(question: ReadQuestion, table: Table): Mentions {
  const known = tablesOf(question)
  const mentions = known.get(table) ?? findMentions(question, table)
  known.set(table, mentions)
  return mentions
}

function findMentions(question: ReadQuestion, table: Table): Mentions {
  const links = ground(question, table)
  const twins = twinsOf(table)
  const cues = cuesOf(links, question.locale.hears).map((cue) =>
    asksWhether(question, cue) ? { ...cue, meaning: { kind: 'filler' as const } } : cue,
  )
  const found = columnMentions(links)
  const composed = composedMentions(question, table, cues).filter(
    ({ column, units, quality }) =>
      !found.some(
        (known) => known.column === column && known.quality >= quality && contains(known.units, units),
      ),
  )
  const columns = saidKin(question, [...found, ...composed])
  const entities = links
    .filter(({ ground: { kind } }) => kind === 'entity' || kind === 'table')
    .map((link) => ({ ...place(link), quality: link.quality }))
  const content = contentOf(question, cues)
  const told = columns.filter(
    (mention) =>
      (meets(mention.units, content) ||
        mention.quality >= 0.97 ||
        saysHead(question, mention) ||
        isAskedWith(mention, cues) ||
        isCounted(mention, cues)) &&
      !isOfQuantity(mention, cues),
  )
  const entity = entities.reduce((units, one) => units | one.units, noUnits)
  const scattered = scatteredMentions(question, table, told).filter(
    (mention) =>
      meets(mention.units, content) &&
      !isKin(question, mention, entity) &&
      !isOutdone(mention.column, found, columns),
  )
  const elliptic = [...ellipticMentions(question, table, cues), ...fullNames(question, table)]
  const alone = loneKindMentions(question, table, cues, told)
  const measuring = cuesOfKind({ cues }, 'measure').reduce((units, cue) => units | cue.units, noUnits)
  return {
    question,
    table,
    columns: withTwins(
      [...told, ...scattered, ...elliptic.flat(), ...alone].filter(
        ({ column, units }) => !isOutnamed(question, column, { units, idle: measuring }),
      ),
      twins,
    ),
    pairs: elliptic.map(([one, other]) => [one.column, other.column]),
    values: valueMentions(links).filter(({ units }) => !isInName(columns, units)),
    numbers: numberMentions(links, cues),
    periods: periodMentions(links),
    cues,
    entity,
    entities,
    foreign: foreignEntities(question, table, entities),
    content,
    ordered: [...table.columns.filter(isOrdered), ...twins.values()],
  }
}

/** The details of "show the details" say nothing, unless a column is of details. */
const saysHead = ({ units }: ReadQuestion, { column, how, start, end }: ColumnMention): boolean =>
  how === 'part' &&
  end - start === 1 &&
  (units[start]?.folded.length ?? 0) >= shortestHead &&
  wordsOf(column.name).at(-1) === singular(units[start]?.folded ?? '')

const shortestHead = 5

/** The result of a question says nothing, but 多少不同的结果 are of a column. */
const isCounted = (mention: ColumnMention, cues: readonly Cue[]): boolean =>
  isWhole(mention) &&
  cues.some(
    ({ meaning: { kind }, end }) => (kind === 'measure' || kind === 'quantity') && end === mention.start,
  )

/** The names of "kể tên", which asks to name them, are what is asked for. */
const isAskedWith = (mention: ColumnMention, cues: readonly Cue[]): boolean =>
  isWhole(mention) &&
  cues.some(
    ({ meaning: { kind }, units }) =>
      (kind === 'ask' || kind === 'list') && units !== mention.units && contains(units, mention.units),
  )

/** Named by nothing but a part that another column is meant by. */
const isOutdone = (
  column: Column,
  found: readonly ColumnMention[],
  kept: readonly ColumnMention[],
): boolean =>
  found.some((mention) => mention.column === column) && kept.every((mention) => mention.column !== column)

/** The "number" of "the number of" is no number that a column calls an id. */
const isOfQuantity = ({ how, units }: ColumnMention, cues: readonly Cue[]): boolean =>
  (how === 'translated' || how === 'synonym') &&
  cues.some(
    (cue) => cue.meaning.kind === 'quantity' && cue.units !== units && (units & ~cue.units) === noUnits,
  )

/** The không of "có cao hơn không", right at the end, denies nothing. */
const asksWhether = ({ units, locale: { hears } }: ReadQuestion, { meaning, end }: Cue): boolean =>
  hears.asksBehind === true && meaning.kind === 'negation' && end === units.length

const firmName = 0.8

/** What other tables are about and this one is not. */
const foreignEntities = (
  question: ReadQuestion,
  table: Table,
  own: readonly EntityMention[],
): readonly EntityMention[] =>
  nearTables(question)
    .filter((other) => other !== table)
    .flatMap((other) => groundEntity(question, other))
    .filter(({ quality }) => quality >= firmName)
    .map((link) => ({ ...place(link), quality: link.quality }))
    .filter(({ units, quality }) => !own.some((one) => meets(one.units, units) && one.quality >= quality))
/** What the rows are called may look like an English header without being it: salariés are no salary. */
const isKin = ({ locale }: ReadQuestion, { units, quality }: ColumnMention, entity: Units): boolean =>
  locale.hears.links !== undefined && quality < 0.6 && (units & ~entity) === noUnits

/** A twin is named by what names its text. */
const withTwins = (
  mentions: readonly ColumnMention[],
  twins: ReadonlyMap<Column, Column>,
): readonly ColumnMention[] =>
  mentions.flatMap((mention) => {
    const twin = twins.get(mention.column)
    return twin === undefined ? [mention] : [mention, { ...mention, column: twin }]
  })

const place = ({ start, end }: Pick<Link, 'start' | 'end'>): Place => ({
  start,
  end,
  units: unitsFrom(start, end),
})

function columnMentions(links: readonly Link[]): readonly ColumnMention[] {
  return links.flatMap((link) =>
    link.ground.kind === 'column'
      ? link.ground.columns.map(({ column, how, quality }) => ({ ...place(link), column, how, quality }))
      : [],
  )
}

/** By column, those named whole apart from those named by a part. */
function valueMentions(links: readonly Link[]): readonly ValueMention[] {
  return links.flatMap((link) => {
    if (link.ground.kind !== 'value') return []
    const { values } = link.ground
    const columns = [...new Set(values.map(({ column }) => column))]
    return columns.flatMap((column) => {
      const own = values.filter((value) => value.column === column)
      const whole = own.filter(({ part }) => !part)
      const groups = whole.length === 0 || whole.length === own.length ? [own] : [whole, own]
      return groups.map((group) => ({
        ...place(link),
        column,
        values: [...new Set(group.map(({ value }) => value))],
        quality: Math.min(...group.map(({ quality }) => quality)),
        part: group.some(({ part }) => part),
        rivals: columns.length,
      }))
    })
  })
}

function numberMentions(links: readonly Link[], cues: readonly Cue[]): readonly NumberMention[] {
  const digits = links.flatMap((link) =>
    link.ground.kind === 'number'
      ? [{ ...place(link), value: link.ground.value, plain: link.ground.plain }]
      : [],
  )
  const words = cues.flatMap((cue) =>
    cue.meaning.kind === 'number'
      ? [{ start: cue.start, end: cue.end, units: cue.units, value: cue.meaning.value }]
      : [],
  )
  return [...digits, ...words.filter((word) => !isInOther(word, cues))]
}

/** The 一 of 一共 and of 每一 counts nothing. */
const isInOther = (word: Place, cues: readonly Cue[]): boolean =>
  cues.some((cue) => countless.has(cue.meaning.kind) && isPartOf(word, cue))

const countless = new Set<Meaning['kind']>(['measure', 'group', 'grain', 'filler', 'ask', 'quantity'])

function periodMentions(links: readonly Link[]): readonly PeriodMention[] {
  return links.flatMap((link) => {
    if (link.ground.kind !== 'period') return []
    const { from, until, year } = link.ground
    return [{ ...place(link), from, until, year }]
  })
}

const smallKinds = new Set<Meaning['kind']>(['filler', 'ask', 'list', 'joint', 'follow'])

function contentOf(question: ReadQuestion, cues: readonly Cue[]): Units {
  const small = cues
    .filter(({ meaning }) => smallKinds.has(meaning.kind))
    .reduce((units, cue) => units | cue.units, noUnits)
  return unitsFrom(0, question.units.length) & ~small
}
