import type { FormulaTree } from './formula.ts'
import type { FormulaSymbol, Operator } from './formula-symbols.ts'

/** A formula that begins at a symbol, and the symbol behind its end. */
export interface Parsed {
  readonly tree: FormulaTree
  readonly end: number
  readonly operators: readonly Operator[]
}

type Symbols = readonly FormulaSymbol[]

/**
 * Reads operands and what stands between them, times before plus, brackets first; a comma before an operator closes what stands before
 * it ("price minus cost, times quantity"). Where `behind`, operators may stand behind both of their operands (A から B を引いた).
 */
export function parseFormula(symbols: Symbols, start: number, behind: boolean): Parsed | undefined {
  const found = sumAt(symbols, start, behind) ?? prefixedAt(symbols, start)
  return found === undefined || found.operators.length === 0 ? undefined : found
}

function sumAt(symbols: Symbols, start: number, behind: boolean): Parsed | undefined {
  const first = termAt(symbols, start, behind)
  if (first === undefined) return undefined
  let left: Parsed = first
  for (;;) {
    const operator = operatorAt(symbols, left.end)
    if (operator === undefined) break
    const isSum = operator.operator === '+' || operator.operator === '-'
    if (!isSum && !operator.parted && operator.isLoose !== true) break
    // What is parted by a comma from a formula, or is no figure beside one, parts rows.
    if (operator.isLoose === true && !isDivided(symbols, left, operator)) break
    const scaled = operator.isLoose === true ? scaledAt(symbols, left, operator) : undefined
    if (scaled !== undefined) {
      left = scaled
      continue
    }
    const right: Parsed | undefined = isSum
      ? termAt(symbols, left.end + 1, behind)
      : factorAt(symbols, left.end + 1, behind)
    if (right === undefined || (isSum && right.tree.kind === 'number')) break
    left = joined(left, operator, right)
    if (operator.list === true) left = listed(symbols, left, operator)
  }
  return left
}

const isDivided = (symbols: Symbols, { end, operators }: Parsed, { parted }: Operator): boolean =>
  operators.length === 0 || (!parted && symbols[end + 1]?.kind !== 'counted')

/** What else is taken away: after rent, wages and fuel. */
function listed(symbols: Symbols, first: Parsed, operator: Operator): Parsed {
  let left = first
  for (;;) {
    const isAnd = symbols[left.end]?.kind === 'and'
    const at = isAnd ? left.end + 1 : left.end
    const right: Parsed | undefined =
      isAnd || symbols[at]?.parted === true ? factorAt(symbols, at, false) : undefined
    if (right === undefined || right.operators.length > 0) return left
    left = joined(left, operator, right)
  }
}

function termAt(symbols: Symbols, start: number, behind: boolean): Parsed | undefined {
  const first = factorAt(symbols, start, behind)
  if (first === undefined) return undefined
  let left: Parsed = behind ? appliedBehind(symbols, first) : first
  for (;;) {
    const operator = operatorAt(symbols, left.end)
    if (operator === undefined || operator.parted || operator.isLoose === true) return left
    if (operator.operator !== '*' && operator.operator !== '/') return left
    const scaled: Parsed | undefined =
      operator.operator === '/' ? scaledAt(symbols, left, operator) : undefined
    const right: Parsed | undefined =
      scaled === undefined ? factorAt(symbols, left.end + 1, behind) : undefined
    // Over 45 is a bound, and no division.
    if (!operator.isSure && right?.tree.kind === 'number') return left
    const next: Parsed | undefined =
      scaled ?? (right === undefined ? undefined : joined(left, operator, right))
    if (next === undefined) return left
    left = next
  }
}

/** An operator that stands behind both of its operands. */
function appliedBehind(symbols: Symbols, first: Parsed): Parsed {
  let left = first
  for (;;) {
    const right: Parsed | undefined = factorAt(symbols, left.end, false)
    const operator: Operator | undefined = right === undefined ? undefined : operatorAt(symbols, right.end)
    if (right === undefined || operator === undefined) return left
    left = { ...joined(left, operator, right), end: right.end + 1 }
  }
}

/** Clicks per 1000 impressions: a thousand times as many as for one. */
function scaledAt(symbols: Symbols, left: Parsed, operator: Operator): Parsed | undefined {
  const number = symbols[left.end + 1]
  if (number?.kind !== 'number') return undefined
  const right = factorAt(symbols, left.end + 2, false)
  if (right === undefined) return undefined
  const times: FormulaTree = {
    kind: 'binary',
    operator: '*',
    left: left.tree,
    right: { kind: 'number', value: number.value },
  }
  return joined({ ...left, tree: times }, operator, right)
}

function factorAt(symbols: Symbols, start: number, behind: boolean): Parsed | undefined {
  const symbol = symbols[start]
  const end = start + 1
  switch (symbol?.kind) {
    case 'open': {
      const inner = sumAt(symbols, end, behind)
      if (inner === undefined || symbols[inner.end]?.kind !== 'close') return undefined
      const tree = inner.tree.kind === 'binary' ? { ...inner.tree, closed: true as const } : inner.tree
      return { ...inner, tree, end: inner.end + 1 }
    }
    case 'function': {
      const inner = symbols[end]
      if (inner?.kind !== 'operand' && inner?.kind !== 'counted') return undefined
      const said = symbol.function === undefined ? {} : { function: symbol.function }
      return { tree: { kind: 'operand', to: inner.to, ...said }, end: end + 1, operators: [] }
    }
    case 'operand':
    case 'counted':
      return { tree: { kind: 'operand', to: symbol.to }, end, operators: [] }
    case 'number':
      return { tree: { kind: 'number', value: symbol.value }, end, operators: [] }
    default:
      return undefined
  }
}

/** The ratio of cost to revenue, the product of price and quantity. */
function prefixedAt(symbols: Symbols, start: number): Parsed | undefined {
  const operator = operatorAt(symbols, start)
  if (operator?.isSure !== true || (operator.operator !== '/' && operator.operator !== '*')) return undefined
  const left = factorAt(symbols, start + 1, false)
  if (left === undefined || symbols[left.end]?.kind !== 'and') return undefined
  const right = factorAt(symbols, left.end + 1, false)
  return right === undefined ? undefined : joined(left, operator, right)
}

const operatorAt = (symbols: Symbols, at: number): Operator | undefined => {
  const symbol = symbols[at]
  return symbol?.kind === 'operator' ? symbol : undefined
}

const joined = (left: Parsed, operator: Operator, right: Parsed): Parsed => ({
  tree:
    operator.swapped === true
      ? binary(operator, right.tree, left.tree)
      : binary(operator, left.tree, right.tree),
  end: right.end,
  operators: [...left.operators, operator, ...right.operators],
})

const binary = ({ operator, percent }: Operator, left: FormulaTree, right: FormulaTree): FormulaTree => ({
  kind: 'binary',
  operator,
  left,
  right,
  ...(percent === true ? { percent } : {}),
})
