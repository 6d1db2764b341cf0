import type { Scene } from '../scene.ts'
import type { FormulaSymbol } from './formula-symbols.ts'

/** What a question calls a formula. */
export interface DefinedName {
  /** Tokens. */
  readonly from: number
  readonly until: number
  readonly text: string
  /** It is called a rate or a share. */
  readonly isRate: boolean
}

/** The word right before a formula in brackets, or before what says that it is one: profit (revenue - cost), profit being revenue less cost. */
export function definedName(
  { tokens }: Scene,
  symbols: readonly FormulaSymbol[],
  start: number,
): DefinedName | undefined {
  const before = symbols[start - 1]?.kind
  if (before !== 'open' && before !== 'defines') return undefined
  const place = nameAt(symbols, start - 1)
  if (place === undefined) return undefined
  const { first, last } = place
  const [from, until] = [symbols[first]?.from, symbols[last]?.until]
  if (from === undefined || until === undefined) return undefined
  const text = tokens
    .slice(from, until)
    .map((token) => token.text)
    .join(tokens[from]?.dense === true ? '' : ' ')
  return { from, until, text, isRate: symbols.slice(first, last + 1).some(({ kind }) => kind === 'share') }
}

/** A figure or a word that nobody knows, with those right before it; a rate with what it is of. */
function nameAt(
  symbols: readonly FormulaSymbol[],
  mark: number,
): { readonly first: number; readonly last: number } | undefined {
  let last = mark - 1
  // "profit, i.e. …" and "profit (= …)" have two marks.
  while (['defines', 'open'].includes(symbols[last]?.kind ?? '')) last -= 1
  const kind = symbols[last]?.kind
  if (kind !== 'operand' && kind !== 'unknown' && kind !== 'share') return undefined
  let first = last
  const isName = (at: number): boolean => {
    const next = symbols[at + 1]
    return symbols[at]?.until === next?.from && symbols[at] !== undefined && next?.parted === false
  }
  if (
    kind === 'share' &&
    isName(first - 1) &&
    ['operand', 'unknown', 'other'].includes(symbols[first - 1]?.kind ?? '')
  )
    first -= 1
  while (symbols[first]?.kind === 'unknown' && symbols[first - 1]?.kind === 'unknown' && isName(first - 1))
    first -= 1
  return { first, last }
}
