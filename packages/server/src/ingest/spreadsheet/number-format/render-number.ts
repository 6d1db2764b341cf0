import { round, shift, split, toDecimal, type Decimal } from './decimal.ts'
import type { Token } from './token.ts'

/** A number in a section of digits. What rounds to zero has no sign. */
export function renderNumber(tokens: readonly Token[], value: number, signed: boolean): string {
  const layout = layOut(tokens)
  const decimal = shift(toDecimal(value), 2 * layout.percents - 3 * layout.thousands)
  const vanishes = layout.exponent < 0 && round(decimal, layout.places).digits === ''
  const sign = signed && value < 0 && !vanishes ? '-' : ''
  return sign + (layout.exponent < 0 ? renderPlain(layout, decimal) : renderScientific(layout, decimal))
}

interface Layout {
  readonly tokens: readonly Token[]
  /** Where the decimal point and the exponent stand; beyond the end and -1 where there is none. */
  readonly point: number
  readonly exponent: number
  readonly percents: number
  /** How often the number is divided by a thousand. */
  readonly thousands: number
  readonly grouped: boolean
  readonly wholePlaces: number
  readonly places: number
}

function layOut(tokens: readonly Token[]): Layout {
  const exponent = tokens.findIndex((token) => token.kind === 'exponent')
  const mantissaEnd = exponent < 0 ? tokens.length : exponent
  const found = tokens.findIndex((token) => token.kind === 'point')
  const point = found < 0 || found > mantissaEnd ? mantissaEnd : found
  const digitsIn = (from: number, to: number) =>
    tokens.slice(from, to).filter((token) => token.kind === 'digit').length
  const firstDigit = tokens.findIndex((token) => token.kind === 'digit')
  const lastDigit = tokens.findLastIndex((token, index) => token.kind === 'digit' && index < mantissaEnd)
  const lastWhole = tokens.findLastIndex((token, index) => token.kind === 'digit' && index < point)
  const commas = tokens.flatMap((token, index) => (token.kind === 'comma' ? [index] : []))
  return {
    tokens,
    point,
    exponent,
    percents: tokens.filter((token) => token.kind === 'percent').length,
    thousands: commas.filter((at) => scales(tokens, at, lastWhole, point, lastDigit)).length,
    grouped: commas.some((at) => at > firstDigit && at < lastWhole),
    wholePlaces: digitsIn(0, point),
    places: digitsIn(point, mantissaEnd),
  }
}

/** Commas right behind the digits before the point, or behind the last digit, divide by a thousand. */
function scales(
  tokens: readonly Token[],
  comma: number,
  lastWhole: number,
  point: number,
  lastDigit: number,
): boolean {
  const behind = comma < point ? lastWhole : lastDigit
  return (
    behind >= 0 && comma > behind && tokens.slice(behind + 1, comma).every((token) => token.kind === 'comma')
  )
}

function renderPlain(layout: Layout, decimal: Decimal): string {
  const [whole, fraction] = split(decimal, layout.places)
  return fill(layout, whole, fraction, '')
}

function renderScientific(layout: Layout, decimal: Decimal): string {
  const step = Math.max(layout.wholePlaces, 1)
  let exponent = decimal.digits === '' ? 0 : alignedExponent(decimal, step)
  let mantissa = round(shift(decimal, -exponent), layout.places)
  if (mantissa.point > step) {
    exponent += step
    mantissa = round(shift(decimal, -exponent), layout.places)
  }
  const [whole, fraction] = split(mantissa, layout.places)
  return fill(layout, whole, fraction, String(exponent))
}

/** With one place before the point any power of ten, with three a multiple of three. */
function alignedExponent({ point }: Decimal, step: number): number {
  return Math.floor((point - 1) / step) * step
}

/** Puts digits into their places; what else the section holds stays where it is. */
function fill(layout: Layout, whole: string, fraction: string, exponent: string): string {
  const { tokens, point } = layout
  const wholeTexts = placeWhole(layout, whole)
  const fractionTexts = placeFraction(tokens.slice(point), fraction)
  let exponentTexts: string[] = []
  let text = ''
  tokens.forEach((token, index) => {
    switch (token.kind) {
      case 'digit':
        if (layout.exponent >= 0 && index > layout.exponent) text += exponentTexts.shift() ?? ''
        else text += (index < point ? wholeTexts : fractionTexts).shift() ?? ''
        return
      case 'point':
        if (index === point) text += layout.wholePlaces === 0 ? `${whole}.` : '.'
        return
      case 'exponent': {
        const negative = exponent.startsWith('-')
        text += negative ? 'E-' : token.plus ? 'E+' : 'E'
        exponentTexts = placeDigits(tokens.slice(index), exponent.replace('-', ''))
        return
      }
      case 'percent':
        text += '%'
        return
      case 'slash':
        text += '/'
        return
      case 'literal':
        text += token.text
        return
      case 'comma':
      case 'general':
      case 'text':
      case 'date':
      case 'elapsed':
      case 'half-day':
        return
    }
  })
  return text
}

function placeWhole(layout: Layout, digits: string): string[] {
  const texts = placeDigits(layout.tokens.slice(0, layout.point), digits)
  return layout.grouped ? grouped(texts) : texts
}

/** One text a place, from the right; the first place takes all the digits that are left. */
function placeDigits(tokens: readonly Token[], digits: string): string[] {
  const places = tokens.flatMap((token) => (token.kind === 'digit' ? [token.place] : []))
  const spare = Math.max(digits.length - places.length, 0)
  return places.map((place, index) => {
    if (index === 0 && spare > 0) return digits.slice(0, spare + 1)
    const at = index - places.length + digits.length
    return at >= 0 ? (digits[at] ?? '') : blank(place)
  })
}

function placeFraction(tokens: readonly Token[], digits: string): string[] {
  const places = tokens.flatMap((token) => (token.kind === 'digit' ? [token.place] : []))
  const significant = digits.replace(/0+$/, '').length
  return places.map((place, index) => (index < significant ? (digits[index] ?? '') : blank(place)))
}

function blank(place: '0' | '#' | '?'): string {
  switch (place) {
    case '0':
      return '0'
    case '#':
      return ''
    case '?':
      return ' '
  }
}

function grouped(texts: readonly string[]): string[] {
  let right = 0
  return texts
    .toReversed()
    .map((text) => {
      let spaced = ''
      for (const character of [...text].toReversed()) {
        if (right > 0 && right % 3 === 0) spaced = (character === ' ' ? ' ' : ',') + spaced
        spaced = character + spaced
        right++
      }
      return spaced
    })
    .toReversed()
}
