/** A number that is not negative as decimal digits: 0.digits × 10^point. No digits stand for zero. */
export interface Decimal {
  readonly digits: string
  readonly point: number
}

/** A spreadsheet knows fifteen digits of a number; what lies behind them is noise of binary fractions. */
const knownDigits = 15

export function toDecimal(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = Math.abs(value)
    .toExponential(knownDigits - 1)
    .split('e')
  return trimmed(mantissa.replace('.', ''), Number(exponent) + 1)
}

/** Times ten to the power of `places`. */
export function shift({ digits, point }: Decimal, places: number): Decimal {
  return digits === '' ? zero : { digits, point: point + places }
}

/** Rounded to so many places after the decimal point, a half away from zero. */
export function round(decimal: Decimal, places: number): Decimal {
  const kept = decimal.point + places
  if (kept >= decimal.digits.length) return decimal
  if (kept < 0) return zero
  const up = decimal.digits.charCodeAt(kept) >= '5'.charCodeAt(0)
  const digits = decimal.digits.slice(0, kept)
  return up ? increased(digits, decimal.point) : trimmed(digits, decimal.point)
}

export const zero: Decimal = { digits: '', point: 0 }

/** The digits before the point, none for zero, and exactly so many after it. */
export function split(decimal: Decimal, places: number): readonly [string, string] {
  const { digits, point } = round(decimal, places)
  const whole = point <= 0 ? '' : digits.slice(0, point).padEnd(point, '0')
  const fraction = point >= 0 ? digits.slice(point) : '0'.repeat(-point) + digits
  return [whole, fraction.slice(0, places).padEnd(places, '0')]
}

function increased(digits: string, point: number): Decimal {
  let at = digits.length - 1
  while (at >= 0 && digits[at] === '9') at--
  if (at < 0) return { digits: '1', point: point + 1 }
  return { digits: digits.slice(0, at) + String(Number(digits[at]) + 1), point }
}

function trimmed(digits: string, point: number): Decimal {
  const short = digits.replace(/0+$/, '')
  return short === '' ? zero : { digits: short, point }
}
