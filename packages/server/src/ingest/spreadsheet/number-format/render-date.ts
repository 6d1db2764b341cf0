import { calendarWord } from './calendar-words.ts'
import { dateParts, type DateParts, type Epoch } from './date-parts.ts'
import type { Section, Token } from './token.ts'

const mostDecimals = 3
/** Excel fills the cell with these where there is no such date. */
const noSuchDate = '#'.repeat(255)
const buddhistYears = 543

/** A serial number in a section of dates or times. */
export function renderDate(section: Section, serial: number, epoch: Epoch): string {
  const { tokens } = section
  if (serial < 0 && isElapsedAlone(tokens)) return `-${renderDate(section, -serial, epoch)}`
  const decimals = Math.max(0, ...tokens.map((_, index) => secondDecimals(tokens, index)))
  const parts = dateParts(serial, epoch, decimals)
  if (parts === undefined) return noSuchDate
  const halves = tokens.some((token) => token.kind === 'half-day')
  let text = ''
  for (let index = 0; index < tokens.length; index++) {
    const places = secondDecimals(tokens, index)
    if (places > 0) {
      text += `.${String(parts.fraction).padStart(decimals, '0').slice(0, places)}`
      index += places
    } else text += renderToken(section, index, parts, halves)
  }
  return text
}

/** A stretch of time may be negative, a date or a time of day may not. */
function isElapsedAlone(tokens: readonly Token[]): boolean {
  return tokens.every((token) => token.kind !== 'date' && token.kind !== 'half-day')
}

/** How many zeros behind a point behind seconds begin here. */
function secondDecimals(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'point') return 0
  let length = 0
  for (
    let next = tokens[at + 1];
    next?.kind === 'digit' && next.place === '0';
    next = tokens[at + 1 + length]
  )
    length++
  return Math.min(length, mostDecimals)
}

function renderToken(section: Section, index: number, parts: DateParts, halves: boolean): string {
  const token = section.tokens[index]
  switch (token?.kind) {
    case undefined:
    case 'general':
    case 'text':
    case 'exponent':
      return ''
    case 'literal':
      return token.text
    case 'digit':
      return token.place
    case 'point':
      return '.'
    case 'comma':
      return ','
    case 'percent':
      return '%'
    case 'slash':
      return '/'
    case 'half-day':
      return halfDay(token.text, parts.hour)
    case 'elapsed':
      return padded(Math.floor(parts.totalSeconds / secondsOf[token.unit]), token.length)
    case 'date':
      return token.unit === 'm' && isMinute(section.tokens, index)
        ? padded(parts.minute, token.length)
        : renderUnit(token, section.locale, parts, halves)
  }
}

const secondsOf = { h: 3600, m: 60, s: 1 }

function renderUnit(
  { unit, length }: Extract<Token, { kind: 'date' }>,
  locale: number | undefined,
  parts: DateParts,
  halves: boolean,
): string {
  switch (unit) {
    case 'y':
      return length <= 2 ? padded(parts.year % 100, 2) : padded(parts.year, 4)
    case 'b':
      return length <= 2
        ? padded((parts.year + buddhistYears) % 100, 2)
        : padded(parts.year + buddhistYears, 4)
    case 'e':
      return String(parts.year)
    case 'g':
      return ''
    case 'm':
      if (length <= 2) return padded(parts.month, length)
      return calendarWord(locale, 'month', widths[length] ?? 'long', parts.month - 1)
    case 'd':
      if (length <= 2) return padded(parts.day, length)
      return calendarWord(locale, 'weekday', length === 3 ? 'short' : 'long', parts.weekday)
    case 'a':
      return calendarWord(locale, 'weekday', length === 3 ? 'short' : 'long', parts.weekday)
    case 'h':
      return padded(halves ? ((parts.hour + 11) % 12) + 1 : parts.hour, length)
    case 's':
      return padded(parts.second, length)
  }
}

const widths: Readonly<Record<number, 'short' | 'long' | 'narrow'>> = { 3: 'short', 4: 'long', 5: 'narrow' }

const padded = (value: number, length: number) => String(value).padStart(Math.min(length, 10), '0')

function halfDay(text: string, hour: number): string {
  const [before = '', after = ''] = text.split('/')
  return hour < 12 ? before : after
}

/** An m next to hours or seconds counts minutes. */
export function isMinute(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(isTime)
  const after = tokens.slice(index + 1).find(isTime)
  return (before !== undefined && unitOf(before) === 'h') || (after !== undefined && unitOf(after) === 's')
}

const isTime = (token: Token) => token.kind === 'date' || token.kind === 'elapsed'

function unitOf(token: Token): string {
  return token.kind === 'date' || token.kind === 'elapsed' ? token.unit : ''
}
