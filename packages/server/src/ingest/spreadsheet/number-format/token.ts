/** The pieces of a number format code, such as the four digits and the comma of #,##0. */
export type Token =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'digit'; readonly place: '0' | '#' | '?' }
  | { readonly kind: 'point' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'slash' }
  | { readonly kind: 'exponent'; readonly plus: boolean }
  | { readonly kind: 'general' }
  | { readonly kind: 'text' }
  | { readonly kind: 'date'; readonly unit: DateUnit; readonly length: number }
  | { readonly kind: 'elapsed'; readonly unit: 'h' | 'm' | 's'; readonly length: number }
  | { readonly kind: 'half-day'; readonly text: string }

/** Year, month or minute, day, hour, second, Buddhist year, year of an era, the era, weekday. */
export type DateUnit = 'y' | 'm' | 'd' | 'h' | 's' | 'b' | 'e' | 'g' | 'a'

export interface Condition {
  readonly operator: '<' | '<=' | '>' | '>=' | '=' | '<>'
  readonly limit: number
}

/** One of the up to four parts between semicolons. */
export interface Section {
  readonly tokens: readonly Token[]
  readonly condition?: Condition
  /** The language of month and weekday names, as Windows numbers it. */
  readonly locale?: number
}
