import type { Cell, Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPonds, type Ponds } from './ponds.contract.ts'

let ponds: Ponds
beforeAll(async () => {
  ponds = await openPonds()
})
afterAll(() => {
  ponds.close()
})

const isOfStatistics = (features: ReadonlyMap<string, number>): boolean =>
  [...features.keys()].some((name) => name.startsWith('statistic:'))

/** The figures of the cheapest reading, which is one of statistics. */
async function figures(text: string, language: Language): Promise<readonly Cell[]> {
  const [first] = await ponds.understood(text, language)
  expect(first === undefined ? undefined : isOfStatistics(first.features), JSON.stringify(first?.frame)).toBe(
    true,
  )
  const { rows } = await ponds.run(first)
  return first?.frame.task === 'analysis' ? rows.map((row) => row.at(-1) ?? null) : (rows[0] ?? [])
}

const questions: readonly (readonly [Language, string, string])[] = [
  ['EN', 'What is the correlation between depth and weight?', 'pearson'],
  ['EN', 'Spearman correlation of depth and weight', 'spearman'],
  ['EN', "Kendall's tau between depth and weight", 'kendall'],
  ['EN', 'correlation coefficient of depth and price where owner is city', 'pearson of city'],
  ['EN', 'covariance of depth and weight', 'covariance'],
  ['EN', 'How skewed is the depth?', 'skewness'],
  ['EN', 'skewness and kurtosis of depth', 'skewness and kurtosis'],
  ['EN', 'the skewness of price and the kurtosis of depth', 'skewness of price, kurtosis of depth'],
  ['EN', 'standard error of the price', 'standard error'],
  ['EN', 'percentage of missing values of weight', 'missing share'],
  ['EN', 'What is the 90th percentile of price?', 'percentile 90'],
  ['EN', 'the 10th and 90th percentile of price', 'percentiles 10 and 90'],
  ['EN', 'third quartile of price', 'quartile 3'],
  ['EN', '9th decile of price', 'decile 9'],
  ['EN', 'interquartile range of depth', 'interquartile range'],
  ['EN', 'How many outliers are there in depth?', 'outlier count'],
  ['EN', 'How many outliers of depth by a z-score of 3?', 'outlier count by 3 deviations'],
  ['EN', 'mean depth without outliers', 'mean without outliers'],
  ['EN', 'mean of depth after removing outliers', 'mean without outliers'],
  ['EN', 'mean of weight after filling missing values with the median', 'mean of filled'],
  ['EN', 'Fill the missing values of weight with the median. What is the mean weight?', 'mean of filled'],
  ['EN', 'population standard deviation of price', 'population deviation'],
  ['EN', 'sample variance of price', 'sample variance'],
  ['EN', 'Is the price normally distributed?', 'shapiro'],
  ['EN', 'Jarque-Bera test of price', 'jarque-bera'],
  ['EN', 't-test of depth by owner', 't-test'],
  ['EN', 'Does the depth differ significantly by owner?', 'welch'],
  ['EN', 'Mann-Whitney test of depth by owner', 'mann-whitney'],
  ['EN', 'ANOVA of price by soil', 'anova'],
  ['EN', 'chi-squared test of owner and soil', 'chi-squared'],
  ['EN', 'linear regression of weight on depth', 'regression'],
  ['EN', 'R squared of the regression of weight on depth', 'r-squared'],
  ['DE', 'Wie ist die Korrelation zwischen Tiefe und Gewicht?', 'pearson'],
  ['DE', 'Wie hoch ist das 90. Perzentil des Preises?', 'percentile 90'],
  ['DE', 'Anteil fehlender Werte beim Gewicht', 'missing share'],
  ['DE', 'Schiefe und Wölbung der Tiefe', 'skewness and kurtosis'],
  ['DE', 'Wie viele Ausreißer hat die Tiefe?', 'outlier count'],
  ['DE', 'Interquartilsabstand der Tiefe', 'interquartile range'],
  ['DE', 't-Test der Tiefe nach Besitzer', 't-test'],
  ['DE', 'lineare Regression von Gewicht auf Tiefe', 'regression'],
  ['DE', 'Ist der Preis normalverteilt?', 'shapiro'],
  ['ES', '¿Cuál es la correlación entre profundidad y peso?', 'pearson'],
  ['ES', 'correlación de Spearman entre profundidad y peso', 'spearman'],
  ['ES', 'percentil 90 del precio', 'percentile 90'],
  ['ES', '¿Cuántos valores atípicos hay en la profundidad?', 'outlier count'],
  ['ES', 'ANOVA del precio por suelo', 'anova'],
]

describe('statistics, as pandas and scipy have them', () => {
  it.each(questions)('%s %s', async (language, text, answer) => {
    const found = await figures(text, language)
    const wanted = ponds.answer(answer) as readonly number[]
    expect(found).toHaveLength(wanted.length)
    // Shapiro and Wilk's probability is of single precision in scipy.
    for (const [at, value] of wanted.entries()) expect(found[at]).toBeCloseTo(value, 5)
  })
})

describe('what rows and groups answer', () => {
  it('lists outliers with the names of their rows', async () => {
    const [first] = await ponds.understood('Which outliers are there in depth?')
    expect((await ponds.run(first)).answered).toEqual(ponds.answer('outliers'))
  })

  it('computes a percentile for each group', async () => {
    const [first] = await ponds.understood('90th percentile of price by owner')
    const { rows } = await ponds.run(first)
    const wanted = ponds.answer('percentile 90 by owner') as readonly (readonly [string, number])[]
    for (const [name, value] of wanted)
      expect(rows.find(([owner]) => owner === name)?.[1]).toBeCloseTo(value, 6)
    expect(rows).toHaveLength(wanted.length)
  })

  it('answers a correlation by its coefficient alone', async () => {
    const [first] = await ponds.understood('correlation between depth and weight')
    const [coefficient] = ponds.answer('pearson') as readonly number[]
    const { answered } = await ponds.run(first)
    expect(answered).toHaveLength(1)
    expect(answered[0]?.[0]).toBeCloseTo(coefficient ?? 0, 6)
  })
})

describe('what is no question of statistics that can be computed', () => {
  it.each([
    ['a test that is not known', 'Anderson-Darling test of price'],
    ['three columns where two are compared', 'correlation of depth, weight and price'],
    ['a test of two groups where there are three', 't-test of price by soil'],
    ['a percentile without a number', 'percentile of price'],
    ['two rules that tell outliers', 'mean depth without outliers by the IQR method and by z-scores'],
    ['a word of statistics that nothing uses', 'correlation between depth and the logarithm of weight'],
    ['gaps that are filled in a way that is not told', 'skewness of weight after filling missing values'],
    ['a statistic of names', 'skewness of owner'],
  ])('%s', async (_, text) => {
    const all = await ponds.understood(text)
    expect(all.filter(({ features }) => isOfStatistics(features)).map(({ frame }) => frame)).toEqual([])
  })
})
