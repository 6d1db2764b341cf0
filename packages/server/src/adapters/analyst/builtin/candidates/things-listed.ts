import { columnsIn } from '../../../../domain/condition.ts'
import type { Condition } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import { withoutKindWords } from '../column-forms.ts'
import { withoutBrackets, wordsOf } from '../form.ts'
import { withoutLeadingKind } from '../linked-names.ts'
import { nameColumn } from '../name-column.ts'
import type { ReadQuestion } from '../question.ts'
import type { Want } from '../reading.ts'
import { identityOf, isUnique } from '../row-identity.ts'
import { cuesOfKind, isTimed, isWhole, type ColumnMention, type Mentions } from './mention.ts'
import { isPlural } from './plural.ts'
import { saysHead } from './says-head.ts'
import { contains, meets, type Units } from './units.ts'

/**
 * "orders with a quantity above 7" asks for orders, though only an order_date has their name in its own: the rows are shown by what
 * tells them apart, beside what the question chooses them by, and as often as they are there. `used`: what names conditions.
 */
export function thingsListed(
  mentions: Mentions,
  want: Want,
  conditions: readonly Condition[],
  used: Units,
): Want {
  if (want.kind !== 'rows' && want.kind !== 'ranking') return want
  const { table } = mentions
  const asked = want.kind === 'rows' ? want.columns : want.show
  const things = asked.filter((column) => isThing(mentions, column, used))
  if (things.length === 0) return want
  const told = things.every((column) => isKey(column, table)) ? things : identityOf(table)
  const columns = [...new Set([...told, ...asked.filter((column) => !things.includes(column))])]
  if (want.kind === 'ranking') return { ...want, show: columns }
  const chosen = new Set(conditions.flatMap(columnsIn))
  const beside = table.columns.filter((column) => chosen.has(column.name) && !columns.includes(column))
  return { kind: 'rows', columns, distinct: false, ...(beside.length === 0 ? {} : { beside }) }
}

/** Whether the question names a column by no more than the thing that it tells something of, or tells apart. */
export function isThing(mentions: Mentions, column: Column, used: Units): boolean {
  const { question, table } = mentions
  const named = mentions.columns.filter((mention) => mention.column === column && !meets(mention.units, used))
  if (named.length === 0 || asksForCell(mentions) || isCalled(column, table)) return false
  return named.every(
    (mention) =>
      !isWhole(mention) &&
      mayBeSeveral(question, mention) &&
      (isKey(column, table) || !saysHead(mentions, mention)),
  )
}

const isKey = (column: Column, table: Table): boolean =>
  column.role === 'identifier' && isUnique(column, table)

/** When, who, where, how much; but the quantity of an order may be the name of a column. */
const asksForCell = (mentions: Mentions): boolean =>
  cuesOfKind(mentions, 'quantity').some(
    (cue) => !mentions.columns.some((mention) => isWhole(mention) && contains(mention.units, cue.units)),
  ) ||
  cuesOfKind(mentions, 'ask').some(({ meaning }) => meaning.about !== 'thing' || meaning.of !== undefined)

/** Only English tells one from several by the looks of a word. */
const mayBeSeveral = (question: ReadQuestion, mention: ColumnMention): boolean =>
  question.locale.language !== 'EN' || isPlural(question, mention)

/** Customers are called by a customer name, and countries told apart by a country code: there the thing alone names the column. */
function isCalled(column: Column, table: Table): boolean {
  if (isTimed(column) || column.role === 'measure' || isKey(column, table)) return false
  const words = wordsOf(withoutBrackets(column.name))
  return (
    nameColumn(table) === column ||
    (column.type === 'text' && isUnique(column, table)) ||
    withoutLeadingKind(withoutKindWords(words)).join(' ') !== words.join(' ')
  )
}
