import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Analysis, Step, Verb } from '@auger/contract/plan'
import { compileStep } from '../compile.ts'
import { openExamples, type Examples } from '../example-tables.contract.ts'
import { resultColumns, validatePlan } from '../validate.ts'
import { analyse } from './index.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders', 'staff'],
    [
      `CREATE TABLE nothing AS SELECT * FROM orders WHERE false`,
      `CREATE TABLE odd AS SELECT * FROM (VALUES (1, NULL, 'a'), (1, NULL, 'a')) t("it's ""odd""", none, side)`,
    ],
  )
})
afterAll(() => examples.close())

const stepOver = (table: string, analysis: Analysis | undefined, verbs: readonly Verb[] = []): Step => ({
  id: 'step-1',
  input: { kind: 'table', tableId: table },
  verbs,
  ...(analysis === undefined ? {} : { analysis }),
  chart: 'auto',
  answer: [],
})

async function valuesOf(
  table: string,
  analysis: Analysis,
  ...verbs: readonly Verb[]
): Promise<readonly (Cell | undefined)[]> {
  const step = stepOver(table, analysis, verbs)
  expect(validatePlan({ version: 1, steps: [step] }, examples.tables)).toEqual([])
  const found = analyse(analysis, await examples.query(compileStep(step, [], examples.tables)))
  expect(found.columns).toEqual(resultColumns(step, [], examples.tables))
  return found.rows.map(([, value]) => value)
}

const close = (values: readonly (Cell | undefined)[], expected: readonly number[]): void => {
  expect(values).toHaveLength(expected.length)
  values.forEach((value, index) => expect(Number(value)).toBeCloseTo(expected[index] ?? NaN, 9))
}

const describeAmount = (...figures: readonly ('mean' | 'deviation' | 'skewness')[]): Analysis => ({
  kind: 'describe',
  figures: figures.map((figure) => ({ figure, column: 'amount', as: figure })),
})

// What pandas, scipy and scikit-learn say: see fixtures/statistics_answers.py for how such figures are made.
describe('analyses over what the verbs leave', () => {
  it('figures of one column', async () => {
    close(
      await valuesOf('orders', describeAmount('mean', 'deviation', 'skewness')),
      [683.7848333333333, 713.8148547007811, 1.3412321042466366],
    )
  })

  it('without the outliers', async () => {
    const inside: Verb = {
      kind: 'outliers',
      column: 'amount',
      rule: 'quartiles',
      threshold: 1.5,
      keep: 'inside',
    }
    close(
      await valuesOf('orders', describeAmount('mean', 'deviation'), inside),
      [644.7303389830508, 652.0917228188441],
    )
  })

  it('of a computed column, and of a filled one', async () => {
    const ratio: Verb = {
      kind: 'compute',
      formula: {
        kind: 'binary',
        operator: '/',
        left: { kind: 'column', column: 'amount' },
        right: { kind: 'column', column: 'quantity' },
      },
      as: 'per piece',
    }
    const fill: Verb = { kind: 'fill', column: 'rating', with: { kind: 'figure', function: 'median' } }
    const both: Analysis = {
      kind: 'describe',
      figures: [
        { figure: 'mean', column: 'per piece', as: 'a' },
        { figure: 'deviation', column: 'rating', as: 'b' },
      ],
    }
    close(await valuesOf('orders', both, ratio, fill), [102.88727777777778, 1.2634586196689703])
  })

  it('correlations leave out rows that lack a value', async () => {
    const analysis = (method: 'pearson' | 'spearman'): Analysis => ({
      kind: 'correlation',
      method,
      columns: ['rating', 'amount'],
      figures: [
        { figure: 'coefficient', as: 'r' },
        { figure: 'p-value', as: 'p' },
      ],
    })
    close(await valuesOf('orders', analysis('pearson')), [-0.10964761204993675, 0.4786209517342259])
    close(await valuesOf('orders', analysis('spearman')), [-0.12191590039433159, 0.4304832913874561])
  })

  it('tests of groups', async () => {
    const analysis = (test: 'anova' | 'welch-t' | 'chi-squared', column: string, by: string): Analysis => ({
      kind: 'comparison',
      test,
      column,
      with: { kind: 'groups', column: by },
      figures: [
        { figure: 'statistic', as: 's' },
        { figure: 'p-value', as: 'p' },
      ],
    })
    close(
      await valuesOf('orders', analysis('anova', 'amount', 'region')),
      [1.2998536515389312, 0.2835372684965009],
    )
    close(
      await valuesOf('orders', analysis('chi-squared', 'region', 'status')),
      [11.71920584872319, 0.06853425693898514],
    )
  })

  it('regressions, their slopes and their p-values, on all rows and on a seeded split', async () => {
    const whole: Analysis = {
      kind: 'regression',
      model: 'linear',
      target: 'amount',
      predictors: ['quantity', 'unit_price'],
      figures: [
        { figure: 'slope', column: 'quantity', as: 'q' },
        { figure: 'slope-p-value', column: 'quantity', as: 'p' },
        { figure: 'r-squared', as: 'r' },
      ],
    }
    close(await valuesOf('orders', whole), [103.16930056542196, 5.931150335523085e-14, 0.8527302678515125])
    const split: Analysis = {
      ...whole,
      split: { testShare: 0.3, seed: 7 },
      figures: [{ figure: 'mean-squared-error', as: 'm' }],
    }
    close(await valuesOf('orders', split), [102986.27988180281])
  })
})

describe('what has no answer is missing, never wrong', () => {
  it('over no rows, and over a constant', async () => {
    expect(await valuesOf('nothing', describeAmount('mean', 'deviation', 'skewness'))).toEqual([
      null,
      null,
      null,
    ])
    const normal: Analysis = {
      kind: 'normality',
      test: 'shapiro-wilk',
      column: `it's "odd"`,
      figures: [{ figure: 'p-value', as: 'p' }],
    }
    expect(await valuesOf('odd', normal)).toEqual([null])
  })
})

describe('what is wrong with an analysis is named', () => {
  const problems = (analysis: Analysis | undefined, ...verbs: readonly Verb[]) =>
    validatePlan({ version: 1, steps: [stepOver('orders', analysis, verbs)] }, examples.tables)

  it.each<[Analysis, string]>([
    [{ kind: 'describe', figures: [] }, 'an analysis needs a figure'],
    [
      { kind: 'describe', figures: [{ figure: 'mean', column: 'region', as: 'm' }] },
      '"region" is text, not integer or number',
    ],
    [
      { kind: 'describe', figures: [{ figure: 'mean', column: 'profit', as: 'm' }] },
      'there is no column "profit"',
    ],
    [
      {
        kind: 'regression',
        model: 'linear',
        target: 'amount',
        predictors: ['amount'],
        figures: [{ figure: 'r-squared', as: 'r' }],
      },
      '"amount" cannot be predicted from itself',
    ],
  ])('%j', (analysis, problem) => {
    expect(problems(analysis)).toEqual([`step step-1: ${problem}`])
  })

  it('of verbs too', () => {
    expect(
      problems(undefined, {
        kind: 'outliers',
        column: 'region',
        rule: 'quartiles',
        threshold: 1.5,
        keep: 'inside',
      }),
    ).toEqual(['step step-1: verb 1 (outliers): "region" is text and has no outliers'])
    expect(
      problems(undefined, { kind: 'fill', column: 'region', with: { kind: 'figure', function: 'mean' } }),
    ).toEqual(['step step-1: verb 1 (fill): "region" is text and has no mean'])
    expect(
      problems(undefined, {
        kind: 'compute',
        formula: { kind: 'part', part: 'year', column: 'amount' },
        as: 'y',
      }),
    ).toEqual(['step step-1: verb 1 (compute): "amount" is number and is no time'])
  })
})
