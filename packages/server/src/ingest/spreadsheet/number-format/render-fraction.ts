import type { Token } from './token.ts'

/** A number in a section such as # ?/?, without its sign. */
export function renderFraction(tokens: readonly Token[], value: number): string {
  const { whole, top, bottom, fixed } = layOut(tokens)
  const mixed = whole.length > 0
  const units = mixed ? Math.floor(value) : 0
  const [upper, lower] = nearest(value - units, fixed, 10 ** Math.min(bottom.length, 7) - 1)
  const carried = mixed && upper === lower ? 1 : 0
  const shown = carried === 1 ? 0 : upper
  const unitDigits = units + carried === 0 && (shown !== 0 || !mixed) ? '' : String(units + carried)
  const hidden = mixed && shown === 0
  let text = ''
  tokens.forEach((token, index) => {
    const inWhole = whole.indexOf(index)
    const inTop = top.indexOf(index)
    if (token.kind === 'literal') text += token.text
    else if (token.kind === 'percent') text += '%'
    else if (token.kind === 'slash') text += hidden ? ' ' : '/'
    else if (inWhole >= 0) text += placed(tokens, whole, inWhole, unitDigits)
    else if (inTop >= 0) text += hidden ? ' ' : placed(tokens, top, inTop, String(shown))
    else if (bottom[0] === index) text += lowerText(tokens, bottom, fixed, lower, hidden)
  })
  return text
}

interface Layout {
  readonly whole: readonly number[]
  readonly top: readonly number[]
  readonly bottom: readonly number[]
  /** The denominator where the format names it. */
  readonly fixed: number | undefined
}

function layOut(tokens: readonly Token[]): Layout {
  const slash = tokens.findIndex((token) => token.kind === 'slash')
  const isDigit = (index: number) => tokens[index]?.kind === 'digit'
  let topStart = slash
  while (topStart > 0 && isDigit(topStart - 1)) topStart--
  const bottom: number[] = []
  let bottomStart = slash + 1
  while (bottomStart < tokens.length && !isNumeral(tokens[bottomStart])) bottomStart++
  for (let at = bottomStart; isNumeral(tokens[at]); at++) bottom.push(at)
  const name = bottom.map((at) => numeralOf(tokens[at])).join('')
  const indexes = tokens.flatMap((_, index) => (isDigit(index) ? [index] : []))
  return {
    whole: indexes.filter((index) => index < topStart),
    top: indexes.filter((index) => index >= topStart && index < slash),
    bottom,
    fixed: /[1-9]/.test(name) ? Number(name) : undefined,
  }
}

const isNumeral = (token: Token | undefined) =>
  token?.kind === 'digit' || (token?.kind === 'literal' && /^[0-9]$/.test(token.text))

function numeralOf(token: Token | undefined): string {
  if (token?.kind === 'literal') return token.text
  return token?.kind === 'digit' && token.place === '0' ? '0' : ''
}

/** The digits for one place of a row of places, the first one taking what the others have no room for. */
function placed(tokens: readonly Token[], places: readonly number[], index: number, digits: string): string {
  const at = index - places.length + digits.length
  if (index === 0 && at > 0) return digits.slice(0, at + 1)
  if (at >= 0) return digits[at] ?? ''
  const token = tokens[places[index] ?? -1]
  if (token?.kind !== 'digit') return ''
  return token.place === '0' ? '0' : token.place === '?' ? ' ' : ''
}

function lowerText(
  tokens: readonly Token[],
  bottom: readonly number[],
  fixed: number | undefined,
  lower: number,
  hidden: boolean,
): string {
  if (hidden) return ' '.repeat(bottom.length)
  if (fixed !== undefined) return String(fixed)
  const padded = bottom.some((at) => {
    const token = tokens[at]
    return token?.kind === 'digit' && token.place === '?'
  })
  return padded ? String(lower).padEnd(bottom.length) : String(lower)
}

/** The nearest fraction with a given denominator, or with one no larger than the most. */
function nearest(value: number, fixed: number | undefined, most: number): readonly [number, number] {
  if (fixed !== undefined) return [Math.round(value * fixed), fixed]
  const whole = Math.floor(value)
  const [upper, lower] = approximate(value - whole, most)
  return [whole * lower + upper, lower]
}

/** By continued fractions, as far as the denominator allows. */
function approximate(part: number, most: number): readonly [number, number] {
  let [previous, current]: [readonly [number, number], readonly [number, number]] = [
    [1, 0],
    [0, 1],
  ]
  let rest = part
  while (rest > 1e-10) {
    const inverse = 1 / rest
    const times = Math.floor(inverse + 1e-10)
    const next = [times * current[0] + previous[0], times * current[1] + previous[1]] as const
    if (next[1] > most) break
    previous = current
    current = next
    rest = inverse - times
    if (Math.abs(part - current[0] / current[1]) < 1e-12) break
  }
  return current
}
