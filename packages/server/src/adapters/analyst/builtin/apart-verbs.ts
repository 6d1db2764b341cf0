import type { Formula, Measure, Step, Verb } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../domain/table.ts'
import type { Locale } from '../../../locales/index.ts'
import { filterOf } from './filter-of.ts'
import type { Reading, Want } from './reading.ts'
import { tellsTime } from './tells-time.ts'

type Apart = Extract<Want, { kind: 'apart' }>

/** How far apart things are, as verbs and what answers. */
export function apartVerbs(
  { conditions }: Reading,
  want: Apart,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const filter = filterOf(conditions)
  if (want.to === undefined) return firstToLast(filter, want, locale)
  return tellsTime(want.from) ? inEachRow(filter, want, want.to) : inAll(filter, want, want.to, locale)
}

function firstToLast(
  filter: readonly Verb[],
  { from, grain }: Apart,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const { names } = locale.says
  if (isTemporal(from) && grain === undefined) return daysFromFirst(filter, from, locale)
  const column = grain === undefined ? from.name : `${from.name} (${names.grain(grain)})`
  const years: readonly Verb[] =
    grain === undefined
      ? []
      : [{ kind: 'compute', formula: { kind: 'part', part: grain, column: from.name }, as: column }]
  const range: Measure = { function: 'range', column, as: names.measure('range', column) }
  return { verbs: [...filter, ...years, { kind: 'group', by: [], measures: [range] }], answer: [range.as] }
}

function daysFromFirst(
  filter: readonly Verb[],
  { name }: Column,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const end = (which: 'minimum' | 'maximum'): Measure => ({
    function: which,
    column: name,
    as: locale.says.names.measure(which, name, true),
  })
  const [first, last] = [end('minimum'), end('maximum')]
  const as = locale.says.names.measure('range', name)
  return {
    verbs: [
      ...filter,
      { kind: 'group', by: [], measures: [first, last] },
      { kind: 'compute', formula: { kind: 'days', from: first.as, to: last.as }, as },
    ],
    answer: [as],
  }
}

function inEachRow(
  filter: readonly Verb[],
  { from, grain }: Apart,
  to: Column,
): Pick<Step, 'verbs' | 'answer'> {
  const as = `${to.name} − ${from.name}`
  return {
    verbs: [
      ...filter,
      { kind: 'compute', formula: passed(from, to, grain), as },
      { kind: 'select', columns: [as], distinct: false },
    ],
    answer: [as],
  }
}

function passed(from: Column, to: Column, grain: Apart['grain']): Formula {
  if (isTemporal(from) && grain === undefined) return { kind: 'days', from: from.name, to: to.name }
  const of = ({ name }: Column): Formula =>
    grain === undefined ? { kind: 'column', column: name } : { kind: 'part', part: grain, column: name }
  return { kind: 'binary', operator: '-', left: of(to), right: of(from) }
}

function inAll(
  filter: readonly Verb[],
  { from }: Apart,
  to: Column,
  locale: Locale,
): Pick<Step, 'verbs' | 'answer'> {
  const total = ({ name }: Column): Measure => ({
    function: 'sum',
    column: name,
    as: locale.says.names.measure('sum', name),
  })
  const [one, other] = [total(from), total(to)]
  const as = `${from.name} − ${to.name}`
  const formula: Formula = {
    kind: 'call',
    function: 'abs',
    of: {
      kind: 'binary',
      operator: '-',
      left: { kind: 'column', column: one.as },
      right: { kind: 'column', column: other.as },
    },
  }
  return {
    verbs: [...filter, { kind: 'group', by: [], measures: [one, other] }, { kind: 'compute', formula, as }],
    answer: [as],
  }
}
