import type { ColumnNature } from '@auger/contract'
import type { Column } from '../../domain/table.ts'
import { namesCategory, namesIdentifier, namesMoment } from '../name-hints.ts'
import type { NatureContext } from './nature-context.ts'
import { namesPartOfTime } from './part-of-time.ts'
import { amountWords, totalWords } from './words/amounts.ts'
import { levelWords } from './words/levels.ts'
import { distanceWords, waitingWords } from './words/events.ts'
import { percentWords, stockWords } from './words/other-words.ts'
import { beginsWith, isCalled, readName, says, type ReadName } from './words/vocabulary.ts'

export function numberNature(
  column: Column,
  { rowCount, title, tellsEvents = false }: NatureContext,
): ColumnNature {
  const name = readName(column.spelledOut ?? column.name)
  if (column.role === 'time' || isPartOfTime(column) || isMoment(column)) return 'time'
  if (column.role === 'place') return 'place'
  if (isKeyNumber(column, name)) return 'key'
  if (isFlag(column)) return 'category'
  const told = (tellsEvents ? toldOfEvent(column, name) : undefined) ?? toldBy(column, name)
  if (told !== undefined) return told
  if (isCode(column, rowCount)) return 'category'
  return isOfHundred(column) && says(readName(title), percentWords)
    ? 'percentage'
    : byLying(column, tellsEvents)
}

const isPartOfTime = ({ name, minimum, maximum }: Column): boolean =>
  namesPartOfTime(name) && Number(minimum) >= 0 && Number(maximum) <= 60

/** Years, days written as one number, and seconds since 1970: all lie far from zero and close together. */
const isMoment = ({ name, minimum, maximum }: Column): boolean =>
  namesMoment(name) && Number(minimum) >= 1_000 && Number(maximum) < Number(minimum) * 2

const isOfHundred = ({ minimum, maximum }: Column): boolean => Number(minimum) >= 0 && Number(maximum) <= 100

/** A number of something counts it, and is no number that something has. */
const isKeyNumber = (column: Column, name: ReadName): boolean =>
  (column.role === 'identifier' || namesIdentifier(column.name)) && !says(name, totalWords)

const isFlag = ({ distinct, minimum, maximum }: Column): boolean =>
  distinct <= 2 && minimum === 0 && maximum === 1

const mostCodes = 12
const fewestRowsACode = 4

/** Numbers that stand for kinds: few, each of them often, and one after the other from 1 on. What is counted begins with 0. */
function isCode({ name, type, distinct, minimum, maximum }: Column, rowCount: number): boolean {
  if (type !== 'integer' || distinct > mostCodes || distinct * fewestRowsACode > rowCount) return false
  return namesCategory(name) || (minimum === 1 && Number(maximum) === distinct && distinct > 1)
}

/** What its unit or its name says. */
function toldBy({ unit, name: written }: Column, name: ReadName): ColumnNature | undefined {
  if (unit?.kind === 'percent' || says(name, percentWords)) return 'percentage'
  if (isCalled(name, totalWords) || beginsWith(name, totalWords)) return 'amount'
  if (isPerUnit(written) || says(name, levelWords)) return 'level'
  if (unit?.kind === 'currency' || isCalled(name, amountWords)) return 'amount'
  if (says(name, stockWords)) return 'stock'
  if (says(name, amountWords)) return 'amount'
  if (unit?.kind === 'unit') return addingUnits.has(unit.text) ? 'amount' : 'level'
  return undefined
}

/** A unit price, a cost per click, a change to the year before. */
const isPerUnit = (name: string): boolean =>
  /(?:^|[\s_.])(?:unit|per|pro|par|por)[\s_.]|\p{Ll}Per\p{Lu}/iu.test(name) && !/units/i.test(name)

/** The distance of a tour and the kilos of a delivery add up; how heavy a patient was does not. */
function toldOfEvent({ unit, name: written }: Column, name: ReadName): ColumnNature | undefined {
  if (unit?.kind !== 'unit' || !movedUnits.has(unit.text) || isPerUnit(written)) return undefined
  if (says(name, distanceWords)) return 'amount'
  // The minutes of rework are no minimum.
  const own = { ...name, words: name.words.filter((word) => word !== unit.text) }
  return [levelWords, waitingWords, stockWords].some((words) => says(own, words)) ? undefined : 'amount'
}

/** Of what is carried, covered, burnt or worked. */
const movedUnits: ReadonlySet<string> = new Set('mg g kg t ton lb oz ml l gal m³ m km mi min'.split(' '))

/** Of what is used up or spent. Most units are of sizes. */
const addingUnits = new Set('h kWh MWh GWh GB TB pcs Stk шт 个 個 件 枚 개 건'.split(' '))

const fewDifferences = 0.5

/** Marks that are given go up to ten or so. */
const mostMarks = 12

/**
 * Where nothing is said: whole numbers from nothing up, that differ widely, or that came of something that happened, are counts; what lies
 * around a middle was measured.
 */
function byLying({ type, minimum, maximum, distribution }: Column, tellsEvents: boolean): ColumnNature {
  const { mean = 0, deviation = null } = distribution ?? {}
  const differ = mean > 0 && (deviation ?? 0) / mean > fewDifferences
  if (type === 'integer' && tellsEvents && Number(minimum) >= 0 && Number(maximum) > mostMarks)
    return 'amount'
  if (type === 'integer') return Number(minimum) === 0 || (Number(minimum) > 0 && differ) ? 'amount' : 'level'
  return differ && Number(minimum) >= 0 && mean >= 1_000 ? 'amount' : 'level'
}
