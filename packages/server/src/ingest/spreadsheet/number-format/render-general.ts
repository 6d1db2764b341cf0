import { round, split, toDecimal, type Decimal } from './decimal.ts'

/** The most characters of a number that no format was chosen for, its sign aside. */
const width = 11
const smallestFixed = -3

/** A number as it is shown without a format: up to eleven characters, then as a power of ten. */
export function renderGeneral(value: number): string {
  if (value === 0) return '0'
  const sign = value < 0 ? '-' : ''
  return sign + (fixed(toDecimal(value)) ?? scientific(toDecimal(value)))
}

function fixed(decimal: Decimal): string | undefined {
  const whole = Math.max(decimal.point, 1)
  if (whole > width) return undefined
  const needed = Math.max(decimal.digits.length - decimal.point, 0)
  const room = Math.max(width - whole - 1, 0)
  // Where digits would get lost, a small number says more as a power of ten.
  if (needed > room && decimal.point < smallestFixed) return undefined
  const text = join(...split(decimal, Math.min(needed, room)))
  return text.length > width ? undefined : text
}

function scientific(decimal: Decimal): string {
  let exponent = decimal.point - 1
  const power = () => `E${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  const places = width - power().length - 2
  const mantissa = round({ digits: decimal.digits, point: 1 }, places)
  if (mantissa.point > 1) exponent++
  return join(...split({ digits: mantissa.digits, point: 1 }, places)) + power()
}

function join(whole: string, fraction: string): string {
  const shown = fraction.replace(/0+$/, '')
  return (whole === '' ? '0' : whole) + (shown === '' ? '' : `.${shown}`)
}
