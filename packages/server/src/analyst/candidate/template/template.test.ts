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

describe('what speaks against an answer that is written so', () => {
  it.each([
    ['a slot whose words are not known', 'template:slot-unknown', 'What is the mean price? @flibber[x]'],
    [
      'a slot that does not say its column',
      'template:column-assumed',
      'What is the mean price and depth? @median[x]',
    ],
    [
      'two slots for one figure',
      'template:repeated',
      'What is the mean price? @mean_price[x], @average_price[y]',
    ],
    [
      'an instruction behind the template',
      'template:instructed',
      'What is the mean price? @mean_price[x] where "x" is without outliers.',
    ],
    [
      'a number that nothing stands for',
      'template:number-unused',
      'What is the mean price? Repeat it 5 times. @mean_price[x]',
    ],
    [
      'a sentence that is not understood',
      'leftover',
      'What is the mean price? Gribble the snork beforehand. @mean_price[x]',
    ],
  ])('%s is the feature %s', async (_, feature, text) => {
    const [first] = await ponds.understood(text)
    expect(first?.features.get(feature)).toBeGreaterThan(0)
  })

  it('finds nothing for a slot that is written in two ways', async () => {
    expect(await ponds.understood('Is the price normally distributed? @normal[yes] or @normal[no]')).toEqual(
      [],
    )
  })
})

describe('what several results fill', () => {
  it('takes each slot by the rows that its own words choose', async () => {
    const [first] = await ponds.understood(
      'What is the mean depth by owner? @mean_depth_city[x], @mean_depth_private[y]',
    )
    const filters = [...(first?.frame.beside ?? []), first?.frame].map((frame) => frame?.filters)
    expect(filters).toEqual([
      [{ kind: 'compare', column: 'ponds/owner', operator: '=', value: 'city' }],
      [{ kind: 'compare', column: 'ponds/owner', operator: '=', value: 'private' }],
    ])
    expect(first?.steps.map(({ id }) => id)).toEqual(['step-1', 'step-2'])
  })

  it('computes a column that the question makes before its figures', async () => {
    const [first] = await ponds.understood(
      'Create a new column "load" as weight / depth. What is its mean? @mean_load[x]',
    )
    expect(first?.frame.preparation).toEqual([
      {
        kind: 'compute',
        as: 'load',
        formula: {
          kind: 'binary',
          operator: '/',
          left: { kind: 'column', column: 'ponds/weight' },
          right: { kind: 'column', column: 'ponds/depth' },
        },
      },
    ])
  })

  it('chooses a word by the rule that the question gives', async () => {
    const [first] = await ponds.understood(
      'Is depth normally distributed? Use the Shapiro-Wilk test. If the p-value is less than 0.01, the depth is not normal, otherwise it is normal. @verdict[v] where "v" is either "normal" or "not normal".',
    )
    const at = { step: 'step-1', row: 0, column: 'value' }
    expect(first?.frame.template?.parts[1]).toEqual({
      kind: 'slot',
      name: 'verdict',
      value: {
        kind: 'choice',
        cases: [{ tests: [{ at, absolute: false, operator: '<', value: 0.01 }], text: 'not normal' }],
        otherwise: 'normal',
      },
    })
  })

  it('fills names by what comes first', async () => {
    const [first] = await ponds.understood('Which owner has the highest average depth? @owner[o], @depth[d]')
    expect(first?.frame.dimensions).toEqual([{ column: 'ponds/owner', as: 'owner' }])
    expect(first?.frame.ranking?.direction).toBe('descending')
  })
})
