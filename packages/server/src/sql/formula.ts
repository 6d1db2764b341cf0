import type { Formula } from '@auger/contract/plan'
import { quoteName, quoteText } from './quote.ts'

/** A formula as SQL; figures are taken of the rows of `from`. What cannot be computed, as by zero, is missing. */
export function formulaSql(formula: Formula, from: string): string {
  switch (formula.kind) {
    case 'column':
      return quoteName(formula.column)
    case 'number':
      return String(formula.value)
    case 'binary':
      return binary(formula, from)
    case 'call':
      return call(formula, from)
    case 'figure':
      return `(SELECT ${figure(formula)} FROM ${quoteName(from)})`
    case 'part':
      return part(formula)
    case 'days':
      return `date_diff('day', CAST(${quoteName(formula.from)} AS DATE), CAST(${quoteName(formula.to)} AS DATE))`
    case 'elapsed':
      return elapsed(formula)
    case 'bins':
      return bins(formula, from)
  }
}

function binary(formula: Extract<Formula, { kind: 'binary' }>, from: string): string {
  const [left, right] = [formulaSql(formula.left, from), formulaSql(formula.right, from)]
  return formula.operator === '/'
    ? `(${left} / nullif(CAST(${right} AS DOUBLE), 0))`
    : `(${left} ${formula.operator} ${right})`
}

function call({ function: name, of }: Extract<Formula, { kind: 'call' }>, from: string): string {
  const inner = formulaSql(of, from)
  switch (name) {
    case 'ln':
    case 'log10':
      return `${name}(CASE WHEN ${inner} > 0 THEN ${inner} END)`
    case 'log1p':
      return `ln(CASE WHEN ${inner} > -1 THEN 1 + ${inner} END)`
    case 'sqrt':
      return `sqrt(CASE WHEN ${inner} >= 0 THEN ${inner} END)`
    case 'abs':
      return `abs(${inner})`
    case 'previous':
      return `lag(${inner}) OVER ()`
  }
}

function figure({ function: name, column }: Extract<Formula, { kind: 'figure' }>): string {
  const of = quoteName(column)
  switch (name) {
    case 'mean':
      return `avg(${of})`
    case 'median':
      return `median(${of})`
    case 'minimum':
      return `min(${of})`
    case 'maximum':
      return `max(${of})`
    case 'deviation':
      return `stddev_samp(${of})`
  }
}

function part({ part: name, column }: Extract<Formula, { kind: 'part' }>): string {
  const of = quoteName(column)
  return name === 'weekday' ? `isodow(${of})` : `${name}(${of})`
}

function elapsed({ from, to, in: unit }: Extract<Formula, { kind: 'elapsed' }>): string {
  const [start, end] = [quoteName(from), quoteName(to)]
  switch (unit) {
    case 'days':
      return `date_diff('day', CAST(${start} AS DATE), CAST(${end} AS DATE))`
    case 'hours':
      return `(epoch(CAST(${end} AS TIMESTAMP)) - epoch(CAST(${start} AS TIMESTAMP))) / 3600`
    case 'working-days':
      return `CAST(${workingDays(end)} - ${workingDays(start)} AS BIGINT)`
  }
}

/** From a Monday long ago until a day. */
const workingDays = (day: string): string =>
  `(floor(date_diff('day', DATE '1900-01-01', CAST(${day} AS DATE)) / 7) * 5 + least(isodow(${day}) - 1, 5))`

function bins({ of, bins: list, otherwise }: Extract<Formula, { kind: 'bins' }>, from: string): string {
  const value = formulaSql(of, from)
  const cases = list.map(
    ({ below, including, name }) =>
      `WHEN ${value} ${including ? '<=' : '<'} ${below} THEN ${quoteText(name)}`,
  )
  return `CASE WHEN ${value} IS NULL THEN NULL ${cases.join(' ')} ELSE ${quoteText(otherwise)} END`
}
