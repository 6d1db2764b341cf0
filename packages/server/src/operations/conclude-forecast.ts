import type { ForecastAnalysis } from '@auger/contract/plan'
import { formatNumber, formatPercent, fromExpression, shown, type Phrase } from '../locales/index.ts'
import { testedForecast } from './analyses/index.ts'
import { usualShare } from './statistics/index.ts'
import {
  cellAt,
  cellPhrase,
  columnPhrase,
  countPhrase,
  labelPhrase,
  type ConclusionInput,
} from './conclusion-input.ts'

/** The first period to come and the last, and how far off the last ones that were would have been foretold. */
export function concludeForecast(analysis: ForecastAnalysis, input: ConclusionInput): readonly Phrase[] {
  const { outcome, locale, where } = input
  const { of, as, share = usualShare } = analysis
  const words = locale.says.forecast
  const rows = outcome.rows.map((_, row) => row)
  const [first, ...others] = rows.filter((row) => cellAt(input, row, as.low) !== null)
  if (first === undefined) return [words.none(countPhrase(input, outcome.rowCount, 'periods with a figure'))]
  const measured = withForecastMeasures(analysis, input)
  const said = (row: number) => ({
    when: labelPhrase(input, row),
    value: cellPhrase(measured, row, as.forecast),
    low: cellPhrase(measured, row, as.low),
    high: cellPhrase(measured, row, as.high),
  })
  const last = others.at(-1)
  const held = fromExpression(shown(formatPercent(share * 100, locale)), 'the share of the interval')
  return [
    words.foretold({ measure: columnPhrase(of), ...said(first), share: [held], where }),
    ...(last === undefined ? [] : [words.later(said(last))]),
    ...testedSentence(analysis, input),
  ]
}

/** What is foretold is told as the figure is, with its unit. */
function withForecastMeasures({ of, as }: ForecastAnalysis, input: ConclusionInput): ConclusionInput {
  const { group } = input.shape
  const measure = group?.measures.find((one) => one.as === of)
  if (group === undefined || measure === undefined) return input
  const foretold = [as.forecast, as.low, as.high].map((name) => ({ ...measure, as: name }))
  return {
    ...input,
    shape: { ...input.shape, group: { ...group, measures: [...group.measures, ...foretold] } },
  }
}

function testedSentence(analysis: ForecastAnalysis, input: ConclusionInput): readonly Phrase[] {
  const tested = testedForecast(analysis, input.outcome)
  if (tested === undefined) return []
  const { of, as } = analysis
  const off = (error: number, from: string): Phrase => [
    fromExpression(formatNumber(error, input.locale), `mean distance of ${of} from ${from}`),
  ]
  return [
    input.locale.says.forecast.tested({
      count: countPhrase(input, tested.count, `rows with ${of} and ${as.forecast}`),
      error: off(tested.error, as.forecast),
      naive: off(tested.naive, 'what was there before'),
    }),
  ]
}
