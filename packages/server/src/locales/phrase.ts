import type { Binding } from '@auger/contract'

/** Where a number in our words comes from: a cell of the result, or an expression that says how it was found. */
export type Origin =
  | { readonly kind: 'cell'; readonly row: number; readonly column: string; readonly table?: string }
  | { readonly kind: 'expression'; readonly expression: string }

export interface Bound {
  readonly text: string
  readonly origin: Origin
}

/** Words in the making: plain text, and pieces that know where they come from. */
export type Piece = string | Bound
export type Phrase = readonly Piece[]

/** Words as they are shown, with the place of every number in them. */
export interface Text {
  readonly content: string
  readonly bindings: readonly Binding[]
}

/** A template whose holes take pieces and phrases: say`${name} has ${value}.` */
export function say(texts: TemplateStringsArray, ...holes: readonly (Piece | Phrase)[]): Phrase {
  return texts.flatMap((text, index) => {
    const hole = holes[index]
    if (hole === undefined) return [text]
    return typeof hole === 'string' || 'text' in hole ? [text, hole] : [text, ...hole]
  })
}

export function joined(phrases: readonly Phrase[], separator: string): Phrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? phrase : [separator, ...phrase]))
}

export function fromCell(text: string, row: number, column: string): Bound {
  return { text, origin: { kind: 'cell', row, column } }
}

export function fromExpression(text: string, expression: string): Bound {
  return { text, origin: { kind: 'expression', expression } }
}
