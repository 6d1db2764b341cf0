import { valueColumn, type TrendAnalysis } from '@auger/contract/plan'
import {
  formatMoney,
  formatNumber,
  formatPercent,
  fromCell,
  periodName,
  shown,
  trendWords,
  withUnit,
  type Bound,
  type Phrase,
} from '../locales/index.ts'
import { concludeFigures } from './conclude-figures.ts'
import { cellAt, columnPhrase, type ConclusionInput } from './conclusion-input.ts'
import { unitOf } from './units.ts'

/** From this on chance explains a line too well to be told without it. */
const usualSignificance = 0.05

/** How a figure runs, in one sentence with how sure that is; figures that make no such sentence are told one by one. */
export function concludeTrend(analysis: TrendAnalysis, input: ConclusionInput): readonly Phrase[] {
  const { locale, where } = input
  const words = trendWords(locale.language)
  const told = {
    measure: limited(columnPhrase(analysis.of), where),
    period: [shown(periodName(analysis.grain, locale))],
  }
  const at = (figure: Figure): number => analysis.figures.findIndex((one) => one.figure === figure)
  const valueOf = (figure: Figure): number | null => {
    const cell = at(figure) < 0 ? null : cellAt(input, at(figure), valueColumn)
    return cell === null ? null : Number(cell)
  }
  const say = (figure: Figure, text: (value: number) => string): readonly Bound[] => {
    const value = valueOf(figure)
    return value === null ? [] : [fromCell(shown(text(value)), at(figure), valueColumn)]
  }
  const number = (value: number): string => formatNumber(value, locale)
  const amount = (figure: Figure): Phrase => {
    const unit = unitOf(analysis.of, input.shape, input.table?.columns ?? [])
    const said = say(figure, (value) =>
      unit?.kind === 'currency' ? formatMoney(value, locale) : number(value),
    )
    return unit === null ? said : said.flatMap((value) => withUnit(value, unit, locale))
  }
  const has = (...figures: readonly Figure[]): boolean => figures.every((figure) => valueOf(figure) !== null)
  if (has('slope', 'r-squared', 'slope-p-value', 'periods')) {
    const sentence = words.slope({
      ...told,
      slope: ['**', ...amount('slope'), '**'],
      periods: say('periods', number),
      rSquared: say('r-squared', number),
      pValue: say('slope-p-value', number),
    })
    return Number(valueOf('slope-p-value')) < usualSignificance ? [sentence] : [sentence, words.chance]
  }
  if (has('compound-growth', 'first', 'last', 'periods'))
    return [
      words.growth({
        ...told,
        growth: ['**', ...say('compound-growth', (value) => formatPercent(value, locale)), '**'],
        first: amount('first'),
        last: amount('last'),
        periods: say('periods', number),
      }),
    ]
  return has('periods') ? [words.none(say('periods', number))] : concludeFigures(input)
}

type Figure = TrendAnalysis['figures'][number]['figure']

const limited = (name: Phrase, where: Phrase): Phrase =>
  where.length === 0 ? name : [...name, ' (', ...where, ')']
