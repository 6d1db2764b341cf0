import type { ColumnUnit } from '../domain/table.ts'
import type { Locale } from './locale.ts'
import { named } from './named.ts'
import type { Bound, Phrase } from './phrase.ts'

/** A number with what it counts, where the language has it: €12, 12 €, 12 kg, 12元. */
export function withUnit(value: Bound, { kind, text }: ColumnUnit, locale: Locale): Phrase {
  // A unit may have a number in it, as m2 does, which is part of its name.
  if (kind === 'unit') return [value, '\u00a0', named(text, 'unit')]
  const style =
    kind === 'percent' ? ({ style: 'percent' } as const) : ({ style: 'currency', currency: 'EUR' } as const)
  const parts = new Intl.NumberFormat(locale.tag, style).formatToParts(1)
  const types: readonly string[] = parts.map(({ type }) => type)
  const sign = kind === 'percent' ? 'percentSign' : 'currency'
  const isFirst = types.indexOf(sign) < types.indexOf('integer')
  if (isWritten(text)) return [value, text]
  const isParted = parts.some(({ type, value: between }) => type === 'literal' && between.trim() === '')
  const gap = isParted || /^\p{L}/u.test(text) ? '\u00a0' : ''
  if (!isFirst) return [value, `${gap}${text}`]
  const [, minus, digits] = /^([-\u2212]?)(.*)$/su.exec(value.text) ?? []
  // A minus stands before what is counted.
  return minus === '' ? [`${text}${gap}`, value] : [{ ...value, text: `${minus}${text}${gap}${digits}` }]
}

/** Units of scripts that set no spaces follow their number at once. */
const isWritten = (text: string): boolean => /^[\p{Script=Han}\p{Script=Hangul}]/u.test(text)
