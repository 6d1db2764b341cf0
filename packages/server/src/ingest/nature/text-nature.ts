import type { ColumnNature } from '@auger/contract'
import type { Column } from '../../domain/table.ts'
import { namesIdentifier, namesMoment } from '../name-hints.ts'
import { namesPlace } from '../profile/places/place-names.ts'
import type { NatureContext } from './nature-context.ts'
import { namesPartOfTime } from './part-of-time.ts'
import { nameWords, placeWords } from './words/other-words.ts'
import { isCalled, readName } from './words/vocabulary.ts'

const mostPartsOfTime = 60
const longText = 60
const fewestNamed = 4
const mostWords = 6

export function textNature(column: Column, { rowCount }: NatureContext): ColumnNature {
  const { name: written, role, distinct, averageLength } = column
  const name = readName(written)
  if (role === 'time' || namesMoment(written) || (namesPartOfTime(written) && distinct <= mostPartsOfTime))
    return 'time'
  if ((averageLength ?? 0) > longText || distinct === 0) return 'text'
  if (distinct < 2) return role === 'place' ? 'place' : 'category'
  const present = rowCount - column.missing
  const tellsRows = present >= fewestNamed && distinct >= present * 0.9
  if (namesIdentifier(written)) return tellsRows || !isFew(distinct, present) ? 'key' : 'category'
  if (role === 'place' || namesPlace(written) || isCalled(name, placeWords)) return 'place'
  if (tellsRows && areCodes(column)) return 'key'
  if (tellsRows && areSentences(column)) return 'text'
  if (tellsRows || isCalled(name, nameWords)) return 'name'
  return role === 'text' && areSentences(column) ? 'text' : 'category'
}

/** So few that they are kinds, whatever they are called. */
const isFew = (distinct: number, present: number): boolean => distinct <= 20 && distinct * 10 <= present

const texts = ({ frequent }: Column): readonly string[] =>
  frequent.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))

/** Without spaces, and with digits or all in capitals. */
function areCodes(column: Column): boolean {
  const all = texts(column)
  return (
    all.length > 0 &&
    all.every((text) => /^\S+$/u.test(text) && (/\p{Nd}/u.test(text) || /^[A-Z]{1,6}$/.test(text)))
  )
}

function areSentences(column: Column): boolean {
  const all = texts(column)
  const words = all.map((text) => text.trim().split(/\s+/).length).sort((one, other) => one - other)
  return (words[Math.floor(words.length / 2)] ?? 0) >= mostWords
}
