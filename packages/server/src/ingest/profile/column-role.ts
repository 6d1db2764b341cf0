import type { Cell } from '@auger/contract'
import type { ColumnRole, ColumnType } from '../../domain/table.ts'
import { lastWordIs, namesCategory, namesIdentifier } from '../name-hints.ts'
import { areCountries } from './places/countries.ts'
import { coordinateReach, namesPlace } from './places/place-names.ts'

export interface ColumnFacts {
  readonly name: string
  readonly type: ColumnType
  /** How many values there are, and how many different ones. */
  readonly present: number
  readonly distinct: number
  readonly minimum: Cell
  readonly maximum: Cell
  /** Of a text, in characters. */
  readonly averageLength: number
  /** Some of the values, where they are known. */
  readonly values?: readonly Cell[]
}

/** What a column is for, from its name, its type and how its values repeat. */
export function columnRole(facts: ColumnFacts): ColumnRole {
  switch (facts.type) {
    case 'date':
    case 'timestamp':
      return 'time'
    case 'boolean':
      return 'category'
    case 'integer':
      return integerRole(facts)
    case 'number':
      return isCoordinate(facts) ? 'place' : isWrittenKey(facts) ? 'identifier' : 'measure'
    case 'text':
      return textRole(facts)
  }
}

const fewValues = 20
const longText = 60

function integerRole(facts: ColumnFacts): ColumnRole {
  if (isPartOfTime(facts)) return 'time'
  if (isRowNumber(facts)) return 'identifier'
  if (namesIdentifier(facts.name)) {
    if (isNearUnique(facts)) return 'identifier'
    return namesPlace(facts.name) ? 'place' : 'category'
  }
  if (isCoordinate(facts)) return 'place'
  if (isFlag(facts) || (namesCategory(facts.name) && facts.distinct <= fewValues)) return 'category'
  return 'measure'
}

function textRole(facts: ColumnFacts): ColumnRole {
  if (facts.present === 0 || facts.averageLength > longText) return 'text'
  if (isTimeOfDay(facts)) return 'time'
  if (isNearUnique(facts) && (namesIdentifier(facts.name) || facts.present >= fewValues)) return 'identifier'
  if (isPlace(facts)) return 'place'
  return isNearUnique(facts) || facts.distinct <= Math.max(50, facts.present / 2) ? 'category' : 'text'
}

/** By its name, or by values that are all countries. */
function isPlace({ name, values = [] }: ColumnFacts): boolean {
  return namesPlace(name) || areCountries(values.filter((value) => typeof value === 'string'))
}

function isCoordinate({ name, minimum, maximum }: ColumnFacts): boolean {
  const reach = coordinateReach(name)
  return reach !== undefined && minimum !== null && Number(minimum) >= -reach && Number(maximum) <= reach
}

/** Numbers of rows that some programs write as 1.0 where one may be missing. */
function isWrittenKey(facts: ColumnFacts): boolean {
  const whole = [facts.minimum, facts.maximum].every((end) => end !== null && Number.isInteger(Number(end)))
  return whole && namesIdentifier(facts.name) && isNearUnique(facts)
}

const timeOfDay = /^\d\d:\d\d(:\d\d)?$/

/** Texts such that their order is that of the times. */
function isTimeOfDay({ minimum, maximum }: ColumnFacts): boolean {
  return timeOfDay.test(String(minimum)) && timeOfDay.test(String(maximum))
}

/** In large tables the different values are only estimated. */
function isNearUnique({ present, distinct }: ColumnFacts): boolean {
  return present > 0 && distinct >= present * (present > 1_000_000 ? 0.8 : 0.9)
}

/** A name alone may mislead: sales per day are no days. The values must be such, too. */
function isPartOfTime({ name, minimum, maximum }: ColumnFacts): boolean {
  const within = (low: number, high: number) => Number(minimum) >= low && Number(maximum) <= high
  if (minimum === null) return false
  return (
    (lastWordIs(name, 'year') && within(1000, 2999)) ||
    (lastWordIs(name, 'quarter') && within(1, 4)) ||
    (lastWordIs(name, 'month') && within(1, 12)) ||
    (lastWordIs(name, 'week') && within(0, 53)) ||
    (lastWordIs(name, 'day') && within(0, 31))
  )
}

/** A column of 0, 1, 2… or 1, 2, 3… that the file did not name, or named as what it is. */
function isRowNumber({ name, present, distinct, minimum, maximum }: ColumnFacts): boolean {
  const counts =
    present > 1 &&
    distinct === present &&
    (minimum === 0 || minimum === 1) &&
    Number(maximum) - minimum === present - 1
  return counts && /^(column_1|unnamed(: ?0)?|index|#|row(_| )?(no|number|id)?)$/i.test(name)
}

function isFlag({ distinct, minimum, maximum }: ColumnFacts): boolean {
  return distinct === 2 && minimum === 0 && maximum === 1
}
