import type { ColumnUnit } from './table.ts'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A unit as people write it: EUR and € are money, % is of a hundred, everything else is a measure. */
export function unitOfText(text: string): ColumnUnit {
  if (text === '%') return { kind: 'percent', text }
  const isMoney = /^\p{Sc}$/u.test(text) || currencies.has(text)
  return { kind: isMoney ? 'currency' : 'unit', text }
}
