import type { Analysis, Condition, Formula, Metric, Verb } from '@auger/contract/plan'
import { withParts } from '../../../domain/metric-parts.ts'

/** How columns and conditions are told over other rows. */
export interface ColumnMap {
  readonly column: (column: string) => string
  readonly condition: (condition: Condition) => Condition
}

export function mapFormula(formula: Formula, column: ColumnMap['column']): Formula {
  switch (formula.kind) {
    case 'number':
      return formula
    case 'column':
    case 'figure':
    case 'part':
      return { ...formula, column: column(formula.column) }
    case 'days':
    case 'elapsed':
      return { ...formula, from: column(formula.from), to: column(formula.to) }
    case 'binary':
      return { ...formula, left: mapFormula(formula.left, column), right: mapFormula(formula.right, column) }
    case 'call':
    case 'bins':
      return { ...formula, of: mapFormula(formula.of, column) }
  }
}

export function mapMetric(metric: Metric, map: ColumnMap): Metric {
  const inner = (part: Metric): Metric => mapMetric(part, map)
  switch (metric.kind) {
    case 'aggregate': {
      const { of, where, when } = metric
      return {
        ...metric,
        ...(of === undefined ? {} : { of: mapFormula(of, map.column) }),
        ...(where === undefined ? {} : { where: map.condition(where) }),
        ...(when === undefined ? {} : { when: map.column(when) }),
      }
    }
    case 'number':
    case 'metric':
    case 'defined':
      return metric
    case 'binary':
    case 'ratio':
    case 'share':
    case 'change':
    case 'cumulative':
    case 'moving':
    case 'rank':
      return withParts(metric, inner)
  }
}

/** What a verb reads; the names that it gives stay. */
export function mapVerb(verb: Verb, map: ColumnMap): Verb {
  const named = <Named extends { readonly column: string }>(one: Named): Named => ({
    ...one,
    column: map.column(one.column),
  })
  switch (verb.kind) {
    case 'filter':
    case 'beside':
    case 'runs':
      return { ...verb, where: map.condition(verb.where) }
    case 'group':
      return {
        ...verb,
        by: verb.by.map(named),
        measures: verb.measures.map((measure) => ({
          ...measure,
          ...(measure.column === undefined ? {} : { column: map.column(measure.column) }),
          ...(measure.where === undefined ? {} : { where: map.condition(measure.where) }),
        })),
      }
    case 'metrics':
      return {
        ...verb,
        by: verb.by.map(named),
        metrics: verb.metrics.map((one) => ({ ...one, metric: mapMetric(one.metric, map) })),
      }
    case 'order':
      return { ...verb, by: verb.by.map(named) }
    case 'top':
      return { ...verb, by: verb.by.map(named), within: verb.within.map(map.column) }
    case 'select':
    case 'unique':
    case 'profile':
      return { ...verb, columns: verb.columns.map(map.column) }
    case 'compute':
      return { ...verb, formula: mapFormula(verb.formula, map.column) }
    case 'pivot':
      return { ...verb, column: map.column(verb.column), of: map.column(verb.of) }
    case 'derive':
    case 'fill':
    case 'outliers':
    case 'spell':
      return named(verb)
    case 'limit':
    case 'last':
      return verb
  }
}

export function mapAnalysis(analysis: Analysis, column: ColumnMap['column']): Analysis {
  switch (analysis.kind) {
    case 'describe':
      return {
        ...analysis,
        figures: analysis.figures.map((figure) => ({ ...figure, column: column(figure.column) })),
      }
    case 'correlation':
      return { ...analysis, columns: [column(analysis.columns[0]), column(analysis.columns[1])] }
    case 'normality':
      return { ...analysis, column: column(analysis.column) }
    case 'comparison':
      return {
        ...analysis,
        column: column(analysis.column),
        with: { ...analysis.with, column: column(analysis.with.column) },
      }
    case 'regression':
      return {
        ...analysis,
        target: column(analysis.target),
        predictors: analysis.predictors.map(column),
        figures: analysis.figures.map((figure) =>
          figure.column === undefined ? figure : { ...figure, column: column(figure.column) },
        ),
      }
    case 'forecast':
    case 'trend':
      return { ...analysis, when: column(analysis.when), of: column(analysis.of) }
  }
}
