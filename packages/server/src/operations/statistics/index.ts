export { kMeans, type Clustering, type KMeansOptions } from './clustering/k-means.ts'
export { silhouette } from './clustering/silhouette.ts'
export {
  logisticRegression,
  predictClasses,
  predictProbabilities,
  type LogisticModel,
} from './classification/logistic.ts'
export { logLoss, rocAuc } from './classification/probability-scores.ts'
export {
  accuracy,
  averageScores,
  classScores,
  confusionMatrix,
  type ClassScores,
  type ConfusionMatrix,
} from './classification/scores.ts'
export { kendall } from './correlation/kendall.ts'
export { pairwiseMatrix, strongestPair } from './correlation/matrix.ts'
export {
  covariance,
  pearson,
  pearsonCoefficient,
  pearsonPValue,
  type Correlation,
} from './correlation/pearson.ts'
export { spearman } from './correlation/spearman.ts'
export { logBeta, logGamma } from './distributions/gamma-function.ts'
export { incompleteBeta } from './distributions/incomplete-beta.ts'
export { lowerIncompleteGamma, upperIncompleteGamma } from './distributions/incomplete-gamma.ts'
export { kolmogorovLimitSf, kolmogorovSf } from './distributions/kolmogorov.ts'
export { normalCdf, normalLogCdf, normalPpf, normalSf } from './distributions/normal.ts'
export { chiSquaredSf, fisherFSf, studentTCdf, studentTTwoSided } from './distributions/sampling.ts'
export { smirnovSf } from './distributions/smirnov.ts'
export {
  chiSquaredFit,
  chiSquaredIndependence,
  type ChiSquared,
  type Independence,
} from './hypothesis/chi-squared.ts'
export { bartlett, levene } from './hypothesis/equal-variances.ts'
export { fisherExact, type FisherExact, type FourCounts } from './hypothesis/fisher-exact.ts'
export { mannWhitney } from './hypothesis/mann-whitney.ts'
export { kruskalWallis, oneWayAnova, type AnalysisOfVariance } from './hypothesis/several-groups.ts'
export { oneSampleT, pairedT, twoSampleT, welchT, type StudentT } from './hypothesis/student-t.ts'
export { twoProportionsZ, type Share } from './hypothesis/two-proportions.ts'
export { twoSampleKolmogorovSmirnov } from './hypothesis/two-sample-kolmogorov-smirnov.ts'
export { wilcoxonSignedRank } from './hypothesis/wilcoxon.ts'
export { geometricMean, harmonicMean, mean, weightedMean } from './moments/mean.ts'
export {
  interquartileRange,
  meanAbsoluteDeviation,
  median,
  medianAbsoluteDeviation,
  mode,
  quantile,
  quantiles,
  range,
} from './moments/order.ts'
export { kurtosis, skewness } from './moments/shape.ts'
export {
  coefficientOfVariation,
  standardDeviation,
  standardError,
  variance,
  type Basis,
} from './moments/spread.ts'
export { andersonDarling, type AndersonDarling } from './normality/anderson-darling.ts'
export { dagostinoPearson, kurtosisTest, skewnessTest } from './normality/dagostino-pearson.ts'
export { jarqueBera } from './normality/jarque-bera.ts'
export { kolmogorovSmirnovNormal } from './normality/kolmogorov-smirnov-normal.ts'
export { shapiroWilk } from './normality/shapiro-wilk.ts'
export { type Alternative, type Numbers, type TestResult } from './numbers.ts'
export { interquartileOutliers, zScoreOutliers, type Outliers } from './outliers.ts'
export { averageRanks } from './ranks.ts'
export { fitMeasures, type FitMeasures } from './regression/fit-measures.ts'
export {
  linearRegression,
  predictLinear,
  ridgeRegression,
  type LinearFit,
  type LinearModel,
} from './regression/linear.ts'
export { simpleLinearRegression, type SimpleLinear } from './regression/simple-linear.ts'
export { encodeLabels, oneHot, type Encoding, type Label } from './scale/encode.ts'
export { logarithms, logarithmsOfOneMore, minMaxScaled, robustScaled, standardised } from './scale/scale.ts'
export { MersenneTwister } from './split/mersenne-twister.ts'
export { stratifiedSplit } from './split/stratified.ts'
export { orderedSplit, trainTestSplit, type Split } from './split/train-test.ts'
export { exponentialSmoothing, type Smoothed } from './time/exponential-smoothing.ts'
export { compoundAnnualGrowthRate, growthRates } from './time/growth.ts'
export { holtWinters, type HoltWinters, type HoltWintersWeights } from './time/holt-winters.ts'
export { movingAverage } from './time/moving-average.ts'
export { linearTrend, type LinearTrend } from './time/trend.ts'
