import type { Formula } from '@auger/contract/plan'
import type { Column, Table } from '../../../../domain/table.ts'
import { columnMentions, type ColumnMention } from './column-mentions.ts'
import { isMeasurable, measuredName } from './measurable.ts'

/** A column that the question makes of others. */
export interface NewColumn {
  readonly name: string
  readonly formula: Formula
}

const called = /(?:called|named|labell?ed|feature|column|variable)\s*,?\s*["'“‘]([^"'”’\n]{1,60})["'”’]/giu

/** The name that a question gives to what it makes; undefined where it makes nothing. */
export function newColumnIn(prose: string, table: Table): NewColumn | undefined {
  if (
    !/(?<!\p{L})(?:creat\p{L}*|generat\p{L}*|new (?:feature|column|variable)|feature engineering|deriv\p{L}*|calculat\p{L}* the (?:duration|ratio|difference)|defined as|add a|transform\p{L}*|log)(?!\p{L})/iu.test(
      prose,
    )
  )
    return undefined
  const known = new Set(table.columns.map(({ name }) => name.toLowerCase()))
  const names = [...prose.matchAll(called)]
    .map((match) => match[1] ?? '')
    .filter((name) => !known.has(name.toLowerCase()))
  const formula = formulaIn(prose, table)
  return formula === undefined
    ? undefined
    : { name: names[0] ?? 'computed', formula: asPercentage(formula, prose) }
}

/** A ratio "as a percentage". */
const asPercentage = (formula: Formula, prose: string): Formula =>
  formula.kind === 'binary' &&
  formula.operator === '/' &&
  /(?:as|in|represented as) (?:a )?percent/iu.test(prose)
    ? { kind: 'binary', operator: '*', left: formula, right: { kind: 'number', value: 100 } }
    : formula

function formulaIn(prose: string, table: Table): Formula | undefined {
  const mentions = columnMentions(prose, table).filter(({ strength }) => strength >= 0.5)
  return (
    changeFormula(prose, mentions) ??
    logFormula(prose, mentions) ??
    writtenFormula(prose, mentions) ??
    spokenFormula(prose, mentions)
  )
}

/** The change from the row before, in percent or as it is. */
function changeFormula(prose: string, mentions: readonly ColumnMention[]): Formula | undefined {
  if (!/previous (?:day|row|year|month|value|week|period)|pct_change|percent(?:age)? change/iu.test(prose))
    return undefined
  const [mention] = mentions.filter(({ column, strength }) => isNumeric(column) && strength >= 0.8)
  if (mention === undefined) return undefined
  const now: Formula = { kind: 'column', column: mention.column.name }
  const before: Formula = { kind: 'call', function: 'previous', of: now }
  const change: Formula = { kind: 'binary', operator: '-', left: now, right: before }
  if (!/percent|pct|return/iu.test(prose)) return change
  const ratio: Formula = { kind: 'binary', operator: '/', left: change, right: before }
  return /\*\s*100|percent/iu.test(prose)
    ? { kind: 'binary', operator: '*', left: ratio, right: { kind: 'number', value: 100 } }
    : ratio
}

function logFormula(prose: string, mentions: readonly ColumnMention[]): Formula | undefined {
  const said =
    /log(?:arithm(?:ic)?)?[-\s]?(?:transform\p{L}*|of)|natural log\p{L}*|log10|log1p|square root/iu.exec(
      prose,
    )
  if (said === null) return undefined
  const near = mentions.filter(({ column, strength }) => isNumeric(column) && strength >= 0.8)
  const mention = near.findLast(({ start }) => start < said.index) ?? near[0]
  if (mention === undefined) return undefined
  const name = /square root/iu.test(said[0])
    ? 'sqrt'
    : /base[-\s]?10|log10/iu.test(prose)
      ? 'log10'
      : /log1p|log\(1\s*\+|\+ ?1\)/iu.test(prose)
        ? 'log1p'
        : 'ln'
  return { kind: 'call', function: name, of: { kind: 'column', column: mention.column.name } }
}

/** Signs between names of columns: (high - low) / open. */
function writtenFormula(prose: string, mentions: readonly ColumnMention[]): Formula | undefined {
  const usable = mentions.filter(({ column }) => isMeasurable(column))
  for (let first = 0; first < usable.length; first++) {
    const start = usable[first]
    if (start === undefined) continue
    let from = start.start
    while (/[("'“‘\s]/u.test(prose[from - 1] ?? '') && from > 0) from--
    const parsed = parse(prose, from, usable)
    if (parsed === undefined || !isComposed(parsed)) continue
    return parsed
  }
  return undefined
}

const isComposed = (formula: Formula): boolean => formula.kind === 'binary'

/** A small reader of sums and products; words of the sentence end it. */
function parse(text: string, from: number, mentions: readonly ColumnMention[]): Formula | undefined {
  let at = from
  const skip = (): void => {
    while (/[\s"'“”‘’`]/u.test(text[at] ?? '') && at < text.length) at++
  }
  const primary = (): Formula | undefined => {
    skip()
    if (text[at] === '(') {
      at++
      const inner = sum()
      skip()
      if (text[at] === ')') at++
      return inner
    }
    const mention = mentions.find(({ start }) => start === at)
    if (mention !== undefined) {
      at = mention.end
      const noun = /^["'”’`]?\s*(?:prices?|columns?|values?)(?=["'”’`]?\s*[-+*/)])/iu.exec(text.slice(at))
      if (noun !== null) at += noun[0].length
      return { kind: 'column', column: measuredName(mention.column) }
    }
    const number = /^\d+(?:\.\d+)?/.exec(text.slice(at))
    if (number === null) return undefined
    at += number[0].length
    return { kind: 'number', value: Number(number[0]) }
  }
  const chain = (
    next: () => Formula | undefined,
    signs: Readonly<Record<string, '+' | '-' | '*' | '/'>>,
  ): Formula | undefined => {
    let left = next()
    while (left !== undefined) {
      const before = at
      const remark = /^\s*\((?:for|in|of|the|e\.g)[^()]*\)/iu.exec(text.slice(at))
      if (remark !== null) at += remark[0].length
      skip()
      const operator = signs[text[at] ?? '']
      if (operator === undefined) {
        at = before
        return left
      }
      at++
      const right = next()
      if (right === undefined) {
        at = before
        return left
      }
      left = { kind: 'binary', operator, left, right }
    }
    return undefined
  }
  const product = (): Formula | undefined => chain(primary, { '*': '*', '/': '/', '×': '*', '÷': '/' })
  const sum = (): Formula | undefined => chain(product, { '+': '+', '-': '-', '–': '-', '−': '-' })
  return sum()
}

const isNumeric = ({ type }: Column): boolean => type === 'integer' || type === 'number'

interface Spoken {
  readonly pattern: RegExp
  readonly build: (columns: readonly Column[]) => Formula | undefined
}

const binary =
  (operator: '+' | '-' | '*' | '/', swapped = false) =>
  ([one, other]: readonly Column[]): Formula | undefined => {
    if (one === undefined || other === undefined) return undefined
    const [left, right] = swapped ? [other, one] : [one, other]
    if (isTime(left) && isTime(right)) return days(operator, left, right)
    if (!isMeasurable(left) || !isMeasurable(right)) return undefined
    return {
      kind: 'binary',
      operator,
      left: { kind: 'column', column: measuredName(left) },
      right: { kind: 'column', column: measuredName(right) },
    }
  }

const isTime = ({ type }: Column): boolean => type === 'date' || type === 'timestamp'

const days = (operator: string, later: Column, earlier: Column): Formula | undefined =>
  operator === '-' && isTime(later) && isTime(earlier)
    ? { kind: 'days', from: earlier.name, to: later.name }
    : undefined

/** What verbs do to the columns named right after them. */
const spoken: readonly Spoken[] = [
  { pattern: /subtract\p{L}*\s+(?:the\s+)?(?:mean|average)/giu, build: ([one]) => centred(one) },
  { pattern: /subtract\p{L}*(?=[^.]*\bfrom\b)/giu, build: binary('-', true) },
  { pattern: /multipl\p{L}*|product of/giu, build: binary('*') },
  { pattern: /divid\p{L}*|ratio (?:of|between)|quotient of|(?<=as the )ratio/giu, build: binary('/') },
  { pattern: /difference (?:between|of|in)|differences? between/giu, build: binary('-') },
  { pattern: /sum of|add\p{L}*|adding|total of|combin\p{L}*|summing/giu, build: (columns) => added(columns) },
]

const centred = (column: Column | undefined): Formula | undefined =>
  column === undefined || !isNumeric(column)
    ? undefined
    : {
        kind: 'binary',
        operator: '-',
        left: { kind: 'column', column: column.name },
        right: { kind: 'figure', function: 'mean', column: column.name },
      }

const added = (columns: readonly Column[]): Formula | undefined => {
  const [first, ...rest] = columns.filter(isMeasurable)
  if (first === undefined || rest.length === 0) return undefined
  return rest.reduce<Formula>(
    (left, column) => ({
      kind: 'binary',
      operator: '+',
      left,
      right: { kind: 'column', column: measuredName(column) },
    }),
    { kind: 'column', column: measuredName(first) },
  )
}

function spokenFormula(prose: string, mentions: readonly ColumnMention[]): Formula | undefined {
  for (const { pattern, build } of spoken)
    for (const match of prose.matchAll(pattern)) {
      const from = match.index + match[0].length
      const stop = from + (/[.;\n](?=\s|$)/.exec(prose.slice(from))?.index ?? prose.length)
      const columns = [
        ...new Set(mentions.filter(({ start }) => start >= from && start < stop).map(({ column }) => column)),
      ]
      const formula = build(columns)
      if (formula !== undefined) return formula
    }
  return undefined
}
