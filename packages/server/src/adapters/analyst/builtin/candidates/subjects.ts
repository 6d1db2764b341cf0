import { isNumeric, isTemporal, type Column } from '../../../../domain/table.ts'
import { formOf, wordsOf } from '../form.ts'
import { isKeyName, isNumbered } from '../key-name.ts'
import { nameColumn } from '../name-column.ts'
import { oncePerTable } from '../once-per-table.ts'
import { identityOf } from '../row-identity.ts'
import { holdsPeople } from '../people-in.ts'
import { nameSays } from '../vocabulary.ts'
import { flag, worthAlone, type Features } from './features.ts'
import { isMarked, isNamedFirst, modifies, placeOf, startWithModifier } from './subject-place.ts'
import { cuesOfKind, isWhole, type ColumnMention, type Mentions } from './mention.ts'
import { gradeOf } from './grade.ts'
import { hintMatches } from './hints.ts'
import { refersFeatures } from './refers-features.ts'
import { freeMention, type Scene } from './scene.ts'
import { mayFollow } from './word-order.ts'
import { meets, noUnits, type Units } from './units.ts'

/** A column that may be what the question asks for. */
export interface Subject {
  readonly column: Column
  readonly mention: ColumnMention | undefined
  readonly units: Units
  readonly features: Features
  readonly worth: number
}

const most = 8

export function subjects(scene: Scene): readonly Subject[] {
  return scene.mentions.table.columns
    .map((column) => subject(scene, column))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
}

function subject(scene: Scene, column: Column): Subject {
  const { mentions, set } = scene
  const mention = freeMention(scene, column)
  const asked = cuesOfKind(mentions, 'ask').find(({ meaning }) => meaning.about !== 'thing')
  const fits = asked === undefined ? undefined : fitsAsked(column, asked.meaning.about)
  const hints = cuesOfKind(mentions, 'ask').filter(
    ({ meaning, units }) => meaning.of !== undefined && !meets(units, set.units),
  )
  const hint = hints.find(({ meaning }) => hintMatches(column, meaning.of ?? []))
  const features: Features = [
    ...(mention === undefined ? unmentioned(scene, column) : mentioned(scene, mention)),
    ...(fits === undefined
      ? []
      : flag(fits ? 'subject:fits-question-word' : 'subject:misfits-question-word', true)),
    ...(isEither(scene, column)
      ? flag('subject:either', true)
      : flag('subject:conditioned', set.columns.includes(column))),
    ...flag('subject:hinted', hint !== undefined),
    ...flag('subject:not-hinted', hint === undefined && hints.length > 0),
    ...flag('subject:constant', column.distinct <= 1 && mentions.table.rowCount > 1),
    ...flag(
      'subject:kin',
      set.columns.some((other) => isKin(mentions, column, other)),
    ),
    ...flag('subject:first-column', mentions.table.columns[0] === column),
    ...rowsName(scene, mention),
    ...refersFeatures('subject', mentions, column, mention),
  ]
  const units =
    (mention?.units ?? noUnits) |
    (fits === true ? (asked?.units ?? noUnits) : noUnits) |
    (hint?.units ?? noUnits)
  return { column, mention, units, features, worth: worthAlone(features, scene.weights) }
}

/** The beekeepers of "the age of beekeepers" are whose age it is, and no beekeeper_id that is asked for. */
function rowsName({ mentions, set }: Scene, mention: ColumnMention | undefined): Features {
  if (mention === undefined || !namesRows(mentions, mention)) return []
  const others = mentions.columns.some(
    (other) =>
      other.column !== mention.column &&
      isWhole(other) &&
      !meets(other.units, set.units | mention.units) &&
      !namesRows(mentions, other),
  )
  return [
    ['subject:rows-name', 1],
    ...flag('subject:rows-name:key', isKeyName(mention.column.name)),
    ...flag('subject:rows-name:beside', others),
  ]
}

const namesRows = ({ entity }: Mentions, { units }: ColumnMention): boolean => (units & ~entity) === noUnits

/** "was it Duke or Yale": which of the named. */
const isEither = ({ mentions, set }: Scene, column: Column): boolean =>
  set.alternatives &&
  set.conditions.some((condition) => condition.kind === 'in' && condition.column === column.name) &&
  (cuesOfKind(mentions, 'joint').some(({ meaning }) => meaning.of === 'or') ||
    (cuesOfKind(mentions, 'comparative').length > 0 &&
      (mentions.question.locale.hears.trailing === true || asksWhether(mentions))))

/** "does Duke earn more than Yale": nothing is asked for by a word of its own. */
const asksWhether = (mentions: Mentions): boolean =>
  cuesOfKind(mentions, 'ask').every(({ meaning }) => meaning.of !== undefined) &&
  cuesOfKind(mentions, 'quantity').length === 0 &&
  cuesOfKind(mentions, 'list').length === 0

function mentioned({ mentions }: Scene, mention: ColumnMention): Features {
  const asks = [
    ...cuesOfKind(mentions, 'ask'),
    ...cuesOfKind(mentions, 'list'),
    ...cuesOfKind(mentions, 'quantity'),
  ]
  const behind = mayFollow(mentions.question)
  const start = startWithModifier(mentions, mention)
  const near = asks.some(
    (cue) =>
      (cue.end <= start && start - cue.end <= 1) ||
      (behind && cue.meaning.kind === 'ask' && cue.start === mention.end),
  )
  return [
    [`subject:${gradeOf(mention)}`, 1],
    ['subject:quality', mention.quality],
    ...flag('subject:after-question-word', near),
    ...flag('subject:named-first', isNamedFirst(mentions, mention) && !isMarked(mentions, mention)),
    ...flag('subject:modifies', modifies(mentions, mention)),
    ['subject:place', placeOf(mentions, mention)],
  ]
}

/** The highest elevation is that of the highest point. */
function isKin({ table }: Mentions, column: Column, other: Column): boolean {
  const words = new Set(wordsOf(other.name))
  return (
    column !== other &&
    wordsOf(column.name).some(
      (word) =>
        words.has(word) &&
        table.columns.filter(({ name }) => wordsOf(name).includes(word)).length * 2 <= table.columns.length,
    )
  )
}

const firstText = oncePerTable(({ columns }) => columns.find(({ type }) => type === 'text'))

function unmentioned({ mentions: { table } }: Scene, column: Column): Features {
  const identity = identityOf(table)
  return [
    ['subject:unmentioned', 1],
    ...flag('subject:unmentioned:identity', identity.length === 1 && identity[0] === column),
    ...flag('subject:unmentioned:key', isNumbered(column)),
    ...flag('subject:unmentioned:name', nameColumn(table) === column),
    ...flag('subject:unmentioned:person', nameSays(column.name, 'person')),
    ...flag('subject:unmentioned:number', isNumeric(column)),
    ...flag('subject:unmentioned:first-text', firstText(table) === column),
  ]
}

/** Whether a column holds what a question word asks for. */
export function fitsAsked(column: Column, about: 'thing' | 'person' | 'time' | 'place'): boolean {
  switch (about) {
    case 'time':
      return (
        isTemporal(column) ||
        column.role === 'time' ||
        /\b(?:date|year|time|day|month|when)\b/.test(formOf(column.name))
      )
    case 'person':
      return column.type === 'text' && (nameSays(column.name, 'person') || holdsPeople(column))
    case 'place':
      return column.type === 'text' && (column.role === 'place' || nameSays(column.name, 'place'))
    case 'thing':
      return true
  }
}
