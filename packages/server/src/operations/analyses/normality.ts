import type { NormalityAnalysis } from '@auger/contract/plan'
import {
  dagostinoPearson,
  jarqueBera,
  kolmogorovSmirnovNormal,
  mean,
  shapiroWilk,
  standardDeviation,
  type Numbers,
  type TestResult,
} from '../statistics/index.ts'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { present } from './cells.ts'

export const normality: AnalysisOperation<'normality'> = {
  kind: 'normality',
  problems: ({ column }, columns) => notNumbers([column], columns),
  run: ({ test, column, figures }, cellsOf) => {
    const found = tested(test, present(cellsOf(column)))
    return figures.map(({ figure }) =>
      figure === 'statistic' ? (found?.statistic ?? null) : (found?.pValue ?? null),
    )
  },
  chart: 'histogram',
}

function tested(test: NormalityAnalysis['test'], values: Numbers): TestResult | null {
  switch (test) {
    case 'shapiro-wilk':
      return shapiroWilk(values)
    case 'dagostino-pearson':
      return dagostinoPearson(values)
    case 'jarque-bera':
      return jarqueBera(values)
    case 'kolmogorov-smirnov':
      return kolmogorovSmirnovNormal(values, mean(values) ?? 0, standardDeviation(values) ?? 0)
    case 'standard-kolmogorov-smirnov':
      return kolmogorovSmirnovNormal(values, 0, 1)
  }
}
