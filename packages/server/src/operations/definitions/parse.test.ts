import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ExpressionProblem,
  expressionFunctions,
  type Expression,
  type ExpressionOperator,
} from './expression.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'

/** An expression without the places of its parts. */
function bare(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value: unknown) => (key === 'at' ? undefined : value)))
}

const column = (name: string): Expression => ({ kind: 'column', column: name, at: 0 })
const number = (value: number): Expression => ({ kind: 'number', value, at: 0 })
const binary = (left: Expression, operator: ExpressionOperator, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  at: 0,
})

const anyExpression = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5 },
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(column),
    fc
      .double({ min: 0, noNaN: true, noDefaultInfinity: true })
      // Minus zero is no number that anyone writes.
      .map((value) => number(value + 0)),
    fc.constant<Expression>({ kind: 'call', function: 'count', at: 0 }),
    fc
      .tuple(fc.constantFrom(...expressionFunctions), tie('expression'))
      .map(([name, of]): Expression => ({ kind: 'call', function: name, of, at: 0 })),
    tie('expression').map((of): Expression => ({ kind: 'negative', of, at: 0 })),
    fc
      .tuple(tie('expression'), fc.constantFrom<ExpressionOperator>('+', '-', '*', '/'), tie('expression'))
      .map(([left, operator, right]) => binary(left, operator, right)),
  ),
})).expression

describe('an expression', () => {
  it('reads as what it was printed from', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        expect(bare(parseExpression(printExpression(expression)))).toEqual(bare(expression))
      }),
      { numRuns: 500 },
    )
  })

  it('never ends otherwise than read, or with a problem at one of its characters', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '"',
      '[',
      ']',
      'sum',
      'a',
      ' ',
      '1',
      '.',
      '😀',
      '売上',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        try {
          expect(bare(parseExpression(printExpression(parseExpression(text))))).toEqual(
            bare(parseExpression(text)),
          )
        } catch (problem) {
          expect(problem).toBeInstanceOf(ExpressionProblem)
          expect((problem as ExpressionProblem).at).toBeGreaterThan(0)
          expect((problem as ExpressionProblem).at).toBeLessThanOrEqual([...text].length + 1)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['a - b - c', binary(binary(column('a'), '-', column('b')), '-', column('c'))],
    ['a - (b - c)', binary(column('a'), '-', binary(column('b'), '-', column('c')))],
    ['a + b * c', binary(column('a'), '+', binary(column('b'), '*', column('c')))],
    ['a / b / c', binary(binary(column('a'), '/', column('b')), '/', column('c'))],
    [
      'a × b ÷ c − 1',
      binary(binary(binary(column('a'), '*', column('b')), '/', column('c')), '-', number(1)),
    ],
    ['"gross profit"/[net ]] sales]', binary(column('gross profit'), '/', column('net ] sales'))],
    ['"say ""hi"""', column('say "hi"')],
    ['利益 / 売上', binary(column('利益'), '/', column('売上'))],
    ['AVG(x)', { kind: 'call', function: 'mean', of: column('x'), at: 0 } as const],
    ['"sum"', column('sum')],
    ['.5 * 1e3', binary(number(0.5), '*', number(1_000))],
    ['-a * b', binary({ kind: 'negative', of: column('a'), at: 0 }, '*', column('b'))],
  ])('%s', (text, expected) => {
    expect(bare(parseExpression(text))).toEqual(bare(expected))
  })

  it.each([
    ['', 1, /a column, a number, a function or "\(" is expected, and not the end/],
    ['profit /', 9, /is expected, and not the end/],
    ['profit sales', 8, /an operator \(\+ - \* \/\) is expected, and not "sales"/],
    ['(profit / sales', 16, /the "\(" at character 1 is not closed/],
    ['profit / sales)', 15, /an operator .* and not "\)"/],
    ['* profit', 1, /and not "\*"/],
    ['😀 / sales', 1, /"😀" means nothing here/],
    ['売上 % 2', 4, /"%" means nothing here/],
    [
      'total(sales)',
      1,
      /there is no function "total"; there is sum, mean, median, min, max, count, count_distinct/,
    ],
    ['sum()', 4, /sum needs a column/],
    ['"profit / sales', 1, /the " has no end/],
    ['profit / [sales', 10, /the \[ has no end/],
    ['1e999', 1, /too large/],
    [`${'('.repeat(200)}a${')'.repeat(200)}`, 101, /more than 100 operations within each other/],
    [Array.from({ length: 150 }, () => 'a').join('+'), 300, /more than 100 operations/],
  ])('%s is wrong at character %i', (text, at, why) => {
    const attempt = () => parseExpression(text)
    expect(attempt).toThrow(why)
    expect(attempt).toThrow(expect.objectContaining({ at }) as Error)
  })
})
