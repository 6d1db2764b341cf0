import {
  ExpressionProblem,
  expressionFunctions,
  functionCalled,
  type Expression,
  type ExpressionOperator,
} from './expression.ts'
import { tokensOf, type Token } from './tokens.ts'

/** More than anyone writes down; the metric that is made of it is nested as deep. */
const mostLevels = 100

/** Reads an expression; throws an ExpressionProblem where it cannot be read. What its names stand for is another question. */
export function parseExpression(text: string): Expression {
  const tokens = createReader(tokensOf(text))
  const whole = sum(tokens, 0)
  const { at } = tokens.peek()
  if (tokens.peek().kind !== 'end') throw unexpected(tokens.peek(), 'an operator (+ - * /) is expected')
  if (levelsOf(whole) > mostLevels) throw tooDeep(at)
  return whole
}

interface Reader {
  peek(): Token
  next(): Token
  isNext(sign: string): boolean
}

function createReader(tokens: readonly Token[]): Reader {
  let place = 0
  const peek = (): Token => {
    const token = tokens[Math.min(place, tokens.length - 1)]
    if (token === undefined) throw new Error('an expression without an end')
    return token
  }
  return {
    peek,
    next() {
      const token = peek()
      place++
      return token
    },
    isNext(sign) {
      const token = peek()
      return token.kind === 'sign' && token.sign === sign
    },
  }
}

type Part = (tokens: Reader, depth: number) => Expression

/** Parts with operators of the same strength between them, taken from the left. */
const chain =
  (operators: readonly ExpressionOperator[], part: Part): Part =>
  (tokens, depth) => {
    let left = part(tokens, depth)
    for (;;) {
      const operator = operators.find((sign) => tokens.isNext(sign))
      if (operator === undefined) return left
      const { at } = tokens.next()
      left = { kind: 'binary', operator, left, right: part(tokens, depth), at }
    }
  }

const signed: Part = (tokens, depth) => {
  if (!tokens.isNext('-')) return primary(tokens, depth)
  const { at } = tokens.next()
  return { kind: 'negative', of: signed(tokens, deeper(depth, at)), at }
}

const product: Part = chain(['*', '/'], signed)
const sum: Part = chain(['+', '-'], product)

function primary(tokens: Reader, depth: number): Expression {
  const token = tokens.next()
  if (token.kind === 'number') return token
  if (token.kind === 'name')
    return !token.quoted && tokens.isNext('(')
      ? call(token.name, token.at, tokens, depth)
      : { kind: 'column', column: token.name, at: token.at }
  if (token.kind === 'sign' && token.sign === '(') return inParentheses(tokens, depth, token.at)
  throw unexpected(token, 'a column, a number, a function or "(" is expected')
}

function inParentheses(tokens: Reader, depth: number, opened: number): Expression {
  const inside = sum(tokens, deeper(depth, opened))
  if (!tokens.isNext(')'))
    throw unexpected(tokens.peek(), `the "(" at character ${opened} is not closed: ")" is expected`)
  tokens.next()
  return inside
}

function call(name: string, at: number, tokens: Reader, depth: number): Expression {
  const known = functionCalled(name)
  if (known === undefined)
    throw new ExpressionProblem(
      at,
      `there is no function "${name}"; there is ${expressionFunctions.join(', ')}`,
    )
  const { at: opened } = tokens.next()
  if (!tokens.isNext(')'))
    return { kind: 'call', function: known, of: inParentheses(tokens, depth, opened), at }
  if (known !== 'count') throw new ExpressionProblem(opened, `${known} needs a column`)
  tokens.next()
  return { kind: 'call', function: known, at }
}

function deeper(depth: number, at: number): number {
  if (depth >= mostLevels) throw tooDeep(at)
  return depth + 1
}

const tooDeep = (at: number): ExpressionProblem =>
  new ExpressionProblem(at, `there are more than ${mostLevels} operations within each other`)

function levelsOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
    case 'column':
      return 1
    case 'call':
      return 1 + (expression.of === undefined ? 0 : levelsOf(expression.of))
    case 'negative':
      return 1 + levelsOf(expression.of)
    case 'binary':
      return 1 + Math.max(levelsOf(expression.left), levelsOf(expression.right))
  }
}

const unexpected = (token: Token, why: string): ExpressionProblem =>
  new ExpressionProblem(token.at, `${why}, and not ${said(token)}`)

function said(token: Token): string {
  switch (token.kind) {
    case 'number':
      return String(token.value)
    case 'name':
      return `"${token.name}"`
    case 'sign':
      return `"${token.sign}"`
    case 'end':
      return 'the end'
  }
}
