import { codePoints, type Binding, type Cell } from '@auger/contract'
import { fold } from '../../domain/table.ts'
import { numbersIn, type Locale, type Text } from '../../locales/index.ts'
import type { Observation } from '../../ports/analyst.ts'
import { labelsOf } from './row-labels.ts'
import { decimalsOf, readNumber, toAsciiDigits, withGroupedThousands } from './written-numbers.ts'

/** A result that sentences are about, with the name of its table. */
export interface SaidOf {
  readonly table: string
  readonly observation: Observation
}

export interface Surroundings {
  readonly question: string
  readonly found: readonly SaidOf[]
  /** Numbers and texts that the plan was given, such as the bound of a filter. */
  readonly parameters: readonly Cell[]
  readonly locale: Locale
}

export type BoundSentence = { readonly text: Text } | { readonly problem: string }

interface Place {
  readonly table: string
  readonly row: number
  readonly column: string
}

/** A number of a sentence with every place that it may come from. */
interface Candidate {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly places: readonly Place[]
  readonly expression?: string
}

/**
 * A sentence somebody else has written, with the place of every number in it; or why it may not be shown: a number that is nowhere in
 * what was found, or one that stands beside the name of another row.
 */
export function bindSentence(written: string, around: Surroundings): BoundSentence {
  const sentence = withGroupedThousands(written, around.locale)
  const mentions = around.found.flatMap((one) => mentionsIn(sentence, one, around.locale))
  const numbers = numbersIn(sentence, around.locale.language).map(({ text, start, end }): Candidate => {
    // A number that is a part of a name is of that name.
    const within = mentions.filter((one) => one.start <= start && end <= one.end)
    const origins = within.length > 0 ? { places: within } : originsOf(text, sentence.slice(end), around)
    return { text, start, end, ...origins }
  })
  const free = numbers.find(({ places, expression }) => places.length === 0 && expression === undefined)
  if (free !== undefined) return { problem: `${free.text} is not among what was found` }
  const bound = besideTheirNames(numbers, mentions)
  if (bound === undefined) return { problem: 'a number stands beside the name of another row than its own' }
  return { text: { content: sentence, bindings: bound.map((one) => bindingOf(one, sentence)) } }
}

function originsOf(
  text: string,
  behind: string,
  { found, question, parameters, locale }: Surroundings,
): Pick<Candidate, 'places' | 'expression'> {
  const places = found.flatMap(({ table, observation: { columns, rows } }) =>
    rows.flatMap((cells, row) =>
      columns.flatMap(({ name: column }, at) =>
        isCell(text, behind, cells[at] ?? null, locale) ? [{ table, row, column }] : [],
      ),
    ),
  )
  if (places.length > 0) return { places }
  const values = readNumber(text, locale)
  const counted = found.find(({ observation }) => values.includes(observation.rowCount))
  if (counted !== undefined) return { places, expression: `rows of ${counted.table}` }
  if (parameters.some((one) => isCell(text, behind, one, locale)))
    return { places, expression: 'parameter of the plan' }
  const asked = numbersIn(question, locale.language).some(
    (one) => toAsciiDigits(one.text) === toAsciiDigits(text),
  )
  return asked ? { places, expression: 'the question' } : { places }
}

/** Whether a number as it is written is that of a cell, rounded to the decimals it shows, or a part of its text. */
function isCell(text: string, behind: string, cell: Cell, locale: Locale): boolean {
  if (typeof cell === 'string') {
    const digits = plainDigits(text)
    // Of a day or a month nobody says the number alone, but the year.
    const parts = /^\d{4}-\d{2}(?:-\d{2})?(?:[ T]|$)/.test(cell)
      ? [cell.slice(0, 4)]
      : toAsciiDigits(cell).match(/\d+/g)
    return (parts ?? []).some((one) => plainDigits(one) === digits)
  }
  if (typeof cell !== 'number') return false
  const decimals = decimalsOf(text, locale)
  const isShare = /^\s?[%٪％]/.test(behind) && Math.abs(cell) <= 1
  return readNumber(text, locale).some(
    (value) =>
      isRounded(value, Math.abs(cell), decimals) ||
      (isShare && isRounded(value, Math.abs(cell) * 100, decimals)),
  )
}

const plainDigits = (text: string): string => toAsciiDigits(text).replace(/^0+(?=\d)/, '')

/** Whole numbers below ten are not rounded: too many cells would be near one. */
const isRounded = (value: number, exact: number, decimals: number): boolean =>
  value === exact ||
  ((decimals > 0 || value >= 10) && Math.abs(value - exact) <= 0.5 * 10 ** -decimals + 1e-9 && value !== 0)

/** Each number with one place, all of them right behind the names of their rows, or all right before; undefined where neither fits. */
function besideTheirNames(
  numbers: readonly Candidate[],
  mentions: readonly Mention[],
): readonly Candidate[] | undefined {
  for (const side of ['before', 'behind'] as const) {
    const chosen = numbers.map((number) => withPlace(number, mentions, side))
    if (chosen.every((one) => one !== undefined)) return chosen
  }
  return undefined
}

interface Mention extends Place {
  readonly start: number
  readonly end: number
}

function mentionsIn(sentence: string, { table, observation }: SaidOf, locale: Locale): readonly Mention[] {
  const folded = fold(sentence)
  // Where folding changes the length of a text, places in it are not those of the sentence.
  const text = folded.length === sentence.length ? folded : sentence.toLowerCase()
  return observation.rows.flatMap((_, row) =>
    labelsOf(observation, row, locale).flatMap(({ text: label, column }) => {
      const start = text.indexOf(fold(label))
      return start < 0 ? [] : [{ table, row, column, start, end: start + label.length }]
    }),
  )
}

function withPlace(
  number: Candidate,
  mentions: readonly Mention[],
  side: 'before' | 'behind',
): Candidate | undefined {
  if (number.places.length === 0) return number
  const others = mentions.filter(({ table }) => number.places.some((place) => place.table === table))
  const within = others.filter(({ start, end }) => start <= number.start && number.end <= end)
  const beside = others.filter(({ start, end }) =>
    side === 'before' ? end <= number.start : start >= number.end,
  )
  const near = within.length > 0 ? within : nearest(beside, side)
  // A sentence of one row alone may begin with its numbers; of several rows, each number has to say which it is of.
  const isOfOne = others.every(({ table, row }) => table === others[0]?.table && row === others[0].row)
  if (near.length === 0 && !isOfOne) return undefined
  const left = near.length > 0 ? near : others
  const place =
    left.length === 0
      ? number.places[0]
      : number.places.find(({ table, row }) => left.some((one) => one.table === table && one.row === row))
  return place === undefined ? undefined : { ...number, places: [place] }
}

/** Those that end last, or begin first; several rows may have the same name. */
function nearest(mentions: readonly Mention[], side: 'before' | 'behind'): readonly Mention[] {
  const edge =
    side === 'before'
      ? Math.max(...mentions.map(({ end }) => end))
      : Math.min(...mentions.map(({ start }) => start))
  return mentions.filter(({ start, end }) => (side === 'before' ? end : start) === edge)
}

function bindingOf({ start, end, places: [place], expression }: Candidate, sentence: string): Binding {
  const [from, until] = [codePoints(sentence.slice(0, start)), codePoints(sentence.slice(0, end))]
  if (place === undefined) return { start: from, end: until, expression: expression ?? '' }
  return { start: from, end: until, table: place.table, row: place.row, column: place.column }
}
