import {
  covariance,
  kendall,
  pearson,
  spearman,
  type Correlation,
  type Numbers,
} from '../statistics/index.ts'
import type { CorrelationAnalysis } from '@auger/contract/plan'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { complete } from './cells.ts'

export const correlation: AnalysisOperation<'correlation'> = {
  kind: 'correlation',
  problems: ({ columns: pair }, columns) => notNumbers(pair, columns),
  run: ({ method, columns, figures }, cellsOf) => {
    const [left = [], right = []] = complete(columns.map(cellsOf))
    const found = correlate(method, left, right)
    return figures.map(({ figure }) => {
      switch (figure) {
        case 'coefficient':
          return found?.coefficient ?? null
        case 'p-value':
          return found?.pValue ?? null
        case 'covariance':
          return covariance(left, right)
      }
    })
  },
  chart: 'scatter',
}

function correlate(method: CorrelationAnalysis['method'], left: Numbers, right: Numbers): Correlation | null {
  switch (method) {
    case 'pearson':
      return pearson(left, right)
    case 'spearman':
      return spearman(left, right)
    case 'kendall':
      return kendall(left, right)
  }
}
