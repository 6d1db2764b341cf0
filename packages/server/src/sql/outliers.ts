import type { OutliersVerb } from '@auger/contract/plan'
import { quoteName } from './quote.ts'

/** Whether a row lies inside or outside the usual values of a column of `from`. */
export function outliersSql({ column, rule, threshold, keep, sample }: OutliersVerb, from: string): string {
  const value = quoteName(column)
  const of = (figure: string): string => `(SELECT ${figure} FROM ${quoteName(from)})`
  if (rule === 'deviations') {
    const deviation = of(`${sample === true ? 'stddev_samp' : 'stddev_pop'}(${value})`)
    return `abs(${value} - ${of(`avg(${value})`)}) ${keep === 'inside' ? '<=' : '>'} ${threshold} * ${deviation}`
  }
  const [low, high] = [of(`quantile_cont(${value}, 0.25)`), of(`quantile_cont(${value}, 0.75)`)]
  const [least, most] = [
    `${low} - ${threshold} * (${high} - ${low})`,
    `${high} + ${threshold} * (${high} - ${low})`,
  ]
  return keep === 'inside'
    ? `${value} BETWEEN ${least} AND ${most}`
    : `(${value} < ${least} OR ${value} > ${most})`
}
