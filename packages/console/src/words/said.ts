/** The names between braces in a text. */
type Gap<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gap<Rest>
  : never

/** A text that differs by how many there are, by the categories that a language has for numbers. */
export interface Plural {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

type Value = string | number
type Values<Name extends string> = { readonly [name in Name]: Value }
type PluralGap<Leaf extends Plural> = Gap<Leaf['other']>

/** The words of the page as components use them: a text, or a function of what its gaps are filled with. */
export type Said<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? [Gap<Words[Key]>] extends [never]
      ? string
      : (values: Values<Gap<Words[Key]>>) => string
    : Words[Key] extends Plural
      ? (values: { readonly count: number } & Values<Exclude<PluralGap<Words[Key]>, 'count'>>) => string
      : Said<Words[Key]>
}

/** What a translation must have: every text of the English words, and for plurals those forms that its language has. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends Plural
      ? Plural
      : Translated<Words[Key]>
}

const isPlural = (leaf: object): leaf is Plural => 'other' in leaf && typeof leaf.other === 'string'

/** Words of a language, ready to be said: numbers are written as it writes them. */
export function saidIn<Words extends object>(language: string, words: Translated<Words>): Said<Words> {
  const numbers = new Intl.NumberFormat(language)
  const rules = new Intl.PluralRules(language)
  const fill = (text: string, values: { readonly [name: string]: Value }) =>
    text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
      const value = values[name] ?? gap
      return typeof value === 'number' ? numbers.format(value) : value
    })
  const say = (leaf: unknown): unknown => {
    if (typeof leaf === 'string')
      return leaf.includes('{') ? (values: { readonly [name: string]: Value }) => fill(leaf, values) : leaf
    if (typeof leaf !== 'object' || leaf === null) return leaf
    if (isPlural(leaf))
      return (values: { readonly count: number }) =>
        fill(leaf[rules.select(values.count)] ?? leaf.other, { ...values })
    return Object.fromEntries(Object.entries(leaf).map(([key, value]) => [key, say(value)]))
  }
  return say(words) as Said<Words>
}
