import type { DescribeFigure } from '@auger/contract/plan'
import type { Term } from '../../../../locales/index.ts'
import type { Scene } from './scene.ts'

/** The figure of one column that a word asks for, by the conventions that the question names; undefined where it is none. */
export function describeFigure(
  term: Term,
  { prose }: Scene,
): Pick<DescribeFigure, 'figure' | 'share'> | undefined {
  switch (term) {
    case 'mean':
    case 'median':
    case 'mode':
    case 'sum':
    case 'minimum':
    case 'maximum':
    case 'range':
    case 'interquartile-range':
    case 'standard-error':
      return { figure: term }
    case 'variation':
      return { figure: 'coefficient-of-variation' }
    case 'deviation':
      return { figure: ofPopulation(prose) ? 'population-deviation' : 'deviation' }
    case 'variance':
      return { figure: ofPopulation(prose) ? 'population-variance' : 'variance' }
    case 'skewness':
      return { figure: skewnessBy(prose) }
    case 'kurtosis':
      return { figure: asScipy(prose) ? 'population-kurtosis' : 'kurtosis' }
    case 'percentile': {
      const said = /(\d+(?:\.\d+)?)\s*(?:st|nd|rd|th)?\s*(?:percentile|quantile)/iu.exec(prose)?.[1]
      return said === undefined ? undefined : { figure: 'percentile', share: Number(said) / 100 }
    }
    default:
      return undefined
  }
}

const ofPopulation = (prose: string): boolean =>
  /population (?:standard deviation|variance|std|formula)|ddof\s*=\s*0|np\.std|numpy\.std/iu.test(prose) &&
  !/not (?:the )?population (?:standard|variance|std)/iu.test(prose)

const asScipy = (prose: string): boolean => /scipy/iu.test(prose) && !/pandas/iu.test(prose)

function skewnessBy(prose: string): DescribeFigure['figure'] {
  if (/pearson['’]?s? (?:first|mode)|first (?:pearson )?coefficient of skew/iu.test(prose))
    return 'mode-skewness'
  if (/pearson['’]?s? (?:second|median)|second (?:pearson )?coefficient of skew/iu.test(prose))
    return 'median-skewness'
  return asScipy(prose) ? 'population-skewness' : 'skewness'
}
