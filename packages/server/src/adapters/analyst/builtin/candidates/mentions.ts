import type { Column, Table } from '../../../../domain/table.ts'
import type { Meaning } from '../../../../locales/index.ts'
import { ground } from '../ground.ts'
import type { Link } from '../link.ts'
import type { ReadQuestion } from '../question.ts'
import { isOrdered } from '../item.ts'
import { oncePerQuestion } from '../once-per-question.ts'
import { twinsOf } from '../twins.ts'
import type {
  ColumnMention,
  Cue,
  Mentions,
  NumberMention,
  PeriodMention,
  Place,
  ValueMention,
} from './mention.ts'
import { scatteredMentions } from './scattered-mentions.ts'
import { meets, noUnits, unitsFrom, type Units } from './units.ts'

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
  const cues = cuesOf(links, question.locale.hears.spaced)
  const columns = columnMentions(links)
  const entities = links
    .filter(({ ground: { kind } }) => kind === 'entity' || kind === 'table')
    .map((link) => ({ ...place(link), quality: link.quality }))
  const content = contentOf(question, cues)
  const told = columns.filter(({ units, quality }) => meets(units, content) || quality >= 0.97)
  return {
    question,
    table,
    columns: withTwins(
      [...told, ...scatteredMentions(question, table, told).filter(({ units }) => meets(units, content))],
      twins,
    ),
    values: valueMentions(links),
    numbers: numberMentions(links, cues),
    periods: periodMentions(links),
    cues,
    entity: entities.reduce((units, one) => units | one.units, noUnits),
    entities,
    content,
    ordered: [...table.columns.filter(isOrdered), ...twins.values()],
  }
}

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
    link.ground.kind === 'number' ? [{ ...place(link), value: link.ground.value }] : [],
  )
  const words = cues.flatMap((cue) =>
    cue.meaning.kind === 'number'
      ? [{ start: cue.start, end: cue.end, units: cue.units, value: cue.meaning.value }]
      : [],
  )
  return [...digits, ...words]
}

function periodMentions(links: readonly Link[]): readonly PeriodMention[] {
  return links.flatMap((link) => {
    if (link.ground.kind !== 'period') return []
    const { from, until, year } = link.ground
    return [{ ...place(link), from, until, year }]
  })
}

/** A phrase of several words that says nothing takes away what they would say alone: "là bao nhiêu" asks for no number of things. */
function cuesOf(links: readonly Link[], spaced: boolean): readonly Cue[] {
  const empty = links.filter(
    ({ start, end, ground: said }) =>
      spaced &&
      end - start > 1 &&
      said.kind === 'word' &&
      said.meanings.every(({ kind }) => kind === 'filler'),
  )
  const isInside = ({ start, end }: Link): boolean =>
    empty.some(
      (phrase) => phrase.start <= start && end <= phrase.end && end - start < phrase.end - phrase.start,
    )
  return links.flatMap((link) =>
    link.ground.kind === 'word' && !isInside(link)
      ? link.ground.meanings.map((meaning) => ({ ...place(link), meaning }))
      : [],
  )
}

const smallKinds = new Set<Meaning['kind']>(['filler', 'ask', 'list', 'joint', 'follow'])

function contentOf(question: ReadQuestion, cues: readonly Cue[]): Units {
  const small = cues
    .filter(({ meaning }) => smallKinds.has(meaning.kind))
    .reduce((units, cue) => units | cue.units, noUnits)
  return unitsFrom(0, question.units.length) & ~small
}
