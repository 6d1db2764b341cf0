import type { Aggregate } from '@auger/contract/plan'
import { conditionSql, type Ground } from './condition.ts'
import { formulaSql } from './formula.ts'
import { quoteName } from './quote.ts'

/** A figure of the rows of a group; of some of them, where it has a condition. */
export function aggregateSql(aggregate: Aggregate, ground: Ground): string {
  const { of, where } = aggregate
  const some = where === undefined ? '' : ` FILTER (WHERE ${conditionSql(where, ground)})`
  if (of === undefined) return `count(*)${some}`
  const value = formulaSql(of, ground.from)
  if (aggregate.function === 'range') return `(max(${value})${some} - min(${value})${some})`
  if (aggregate.function === 'first' || aggregate.function === 'last')
    return timed(aggregate, value, where === undefined ? undefined : conditionSql(where, ground))
  const isTime = of.kind === 'column' && times.has(ground.typeOf(of.column))
  return `${called(aggregate, value, isTime)}${some}`
}

const times: ReadonlySet<string> = new Set(['date', 'timestamp'])

function called({ function: name, at }: Aggregate, value: string, isTime: boolean): string {
  switch (name) {
    case 'count':
      return `count(${value})`
    case 'distinct':
      return `count(DISTINCT ${value})`
    case 'sum':
      return `sum(${value})`
    case 'mean':
      return `avg(${value})`
    case 'median':
      return `median(${value})`
    case 'quantile':
      return `${isTime ? 'quantile_disc' : 'quantile_cont'}(${value}, ${at ?? 0.5})`
    case 'minimum':
      return `min(${value})`
    case 'maximum':
      return `max(${value})`
    case 'deviation':
      return `stddev_samp(${value})`
    case 'variance':
      return `var_samp(${value})`
    case 'mode':
      return `mode(${value} ORDER BY ${value})`
    case 'range':
    case 'first':
    case 'last':
      throw new Error(`${name} is written in another way`)
  }
}

/** Of several values of one moment always the same. */
function timed({ function: name, when }: Aggregate, value: string, condition: string | undefined): string {
  const moment = quoteName(when ?? '')
  const known = [
    `${value} IS NOT NULL`,
    `${moment} IS NOT NULL`,
    ...(condition === undefined ? [] : [`(${condition})`]),
  ]
  return `${name}(${value} ORDER BY ${moment}, ${value}) FILTER (WHERE ${known.join(' AND ')})`
}
