export { accuracy } from './classification/scores.ts'
export type { Label } from './classification/encode-labels.ts'
export { logisticRegression, predictClasses } from './classification/logistic.ts'
export { kendall } from './correlation/kendall.ts'
export { pairwiseMatrix, strongestPair } from './correlation/matrix.ts'
export { covariance, pearson, type Correlation } from './correlation/pearson.ts'
export { spearman } from './correlation/spearman.ts'
export {
  fewestValues,
  forecast,
  forecastErrors,
  usualShare,
  type Forecast,
  type ForecastErrors,
  type ForecastPoint,
} from './forecast/forecast.ts'
export { chiSquaredIndependence } from './hypothesis/chi-squared.ts'
export { bartlett, levene } from './hypothesis/equal-variances.ts'
export { fisherExact, type FisherExact, type FourCounts } from './hypothesis/fisher-exact.ts'
export { mannWhitney } from './hypothesis/mann-whitney.ts'
export { kruskalWallis, oneWayAnova, type AnalysisOfVariance } from './hypothesis/several-groups.ts'
export { pairedT, twoSampleT, welchT } from './hypothesis/student-t.ts'
export { twoProportionsZ, type Share } from './hypothesis/two-proportions.ts'
export { twoSampleKolmogorovSmirnov } from './hypothesis/two-sample-kolmogorov-smirnov.ts'
export { wilcoxonSignedRank } from './hypothesis/wilcoxon.ts'
export { mean } from './moments/mean.ts'
export { interquartileRange, median, mode, quantile, range } from './moments/order.ts'
export { kurtosis, skewness } from './moments/shape.ts'
export { coefficientOfVariation, standardDeviation, standardError, variance } from './moments/spread.ts'
export { dagostinoPearson } from './normality/dagostino-pearson.ts'
export { jarqueBera } from './normality/jarque-bera.ts'
export { kolmogorovSmirnovNormal } from './normality/kolmogorov-smirnov-normal.ts'
export { shapiroWilk } from './normality/shapiro-wilk.ts'
export { sum, type Numbers, type TestResult } from './numbers.ts'
export { interquartileOutliers, zScoreOutliers, type Outliers } from './outliers.ts'
export { fitMeasures } from './regression/fit-measures.ts'
export { linearRegression, predictLinear } from './regression/linear.ts'
export { slopePValues } from './regression/slope-p-values.ts'
export { trainTestSplit } from './split/train-test.ts'
export { growthRates } from './time/growth.ts'
export { movingAverage } from './time/moving-average.ts'
export { linearTrend, type LinearTrend } from './time/trend.ts'
