import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPonds, type Ponds } from '../statistic/ponds.contract.ts'

let ponds: Ponds
beforeAll(async () => {
  ponds = await openPonds()
})
afterAll(() => {
  ponds.close()
})

const questions: readonly (readonly [Language, string, string])[] = [
  [
    'EN',
    'What is the mean price? @mean_price[value] where "value" is a number rounded to two decimal places.',
    'mean price',
  ],
  [
    'EN',
    'Calculate the mean and the standard deviation of depth. Round to three decimal places. Answer in this format: @mean_depth[m], @standard_deviation_depth[s]',
    'mean and deviation',
  ],
  [
    'EN',
    'Is there a correlation between depth and weight? Calculate the Pearson correlation coefficient. @correlation_coefficient[r] @p_value[p] where "r" is rounded to two decimal places and "p" is rounded to four decimal places.',
    'correlation',
  ],
  [
    'EN',
    'What are the skewness and the kurtosis of price, with 2 decimal places? {"skewness": <number>, "kurtosis": <number>}',
    'object',
  ],
  [
    'EN',
    'What are the median price and the maximum depth, with one decimal place?\nMedian price: <number>\nMaximum depth: <number>',
    'lines',
  ],
  [
    'EN',
    'What is the mean depth where owner is city? @mean_depth[x] where "x" is a number with two decimal places.',
    'city',
  ],
  [
    'EN',
    'How many outliers are there in depth? Use the IQR method. @outlier_count[n] where "n" is an integer.',
    'outliers',
  ],
  [
    'EN',
    'What is the mean of depth after removing outliers? @mean_depth[x] where "x" is a number with two decimal places.',
    'without outliers',
  ],
  ['EN', 'How many values of weight are missing? @missing_weight[n]', 'missing'],
  [
    'EN',
    't-test of depth by owner. @t_statistic[t], @p_value[p] where both are rounded to three decimal places.',
    'test',
  ],
  ['EN', '90th percentile of price with two decimal places. @percentile_90[x]', 'percentile'],
  [
    'DE',
    'Wie hoch ist der Mittelwert des Preises, mit zwei Nachkommastellen? Antworte so:\nMittelwert: <Zahl>',
    'Mittelwert',
  ],
]

describe('answers written as the question wants them, as pandas and scipy have them', () => {
  it.each(questions)('%s %s', async (language, text, name) => {
    const [first] = await ponds.understood(text, language)
    expect(await ponds.write(first), JSON.stringify(first?.frame)).toBe(ponds.filled(name))
  })
})

describe('templates that nothing fills for sure', () => {
  it.each([
    ['a slot whose words are not known', 'What is the mean price? @flibber[x]'],
    ['a slot that chooses rows', 'What is the mean price? @mean_price_city[x]'],
    ['a slot that asks for another figure', 'What is the mean price and depth? @median[x]'],
    ['two slots for one figure', 'What is the mean price? @mean_price[x], @average_price[y]'],
    ['a slot written in two ways', 'Is the price normally distributed? @normal[yes] or @normal[no]'],
    [
      'a sentence that is not understood',
      'What is the mean price? Gribble the snork beforehand. @mean_price[x]',
    ],
    ['a statistic that is left out', 'What is the mean price? Use the logarithm. @mean_price[x]'],
    [
      'an instruction behind the template',
      'What is the mean price? @mean_price[x] where "x" is without outliers.',
    ],
    ['a number that nothing stands for', 'What is the mean price? Use 5 as the price. @mean_depth[x]'],
  ])('%s', async (_, text) => {
    expect((await ponds.understood(text)).map(({ frame }) => frame)).toEqual([])
  })
})
