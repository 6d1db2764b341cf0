import fc, { type Arbitrary } from 'fast-check'
import { describeFigures, type Analysis } from '../analysis.ts'
import type { AnswerTemplate, SlotValue } from '../answer-template.ts'
import { columnFigures, dateParts, elapsedUnits, formulaFunctions, type Formula } from '../formula.ts'
import { chartKinds, statementColumnTypes, type Plan, type Step } from '../plan.ts'
import {
  calendarGrains,
  recurringGrains,
  recurringParts,
  timeGrains,
  timeParts,
  weekStarts,
} from '../time.ts'
import {
  aggregateFunctions,
  measureFunctions,
  type Condition,
  type Dimension,
  type Metric,
  type NamedMetric,
  type Verb,
} from '../verb.ts'
import { versionOf } from '../plan-version.ts'

/** Plans of every kind there is, whether or not they could be run. */

const text = fc.string({ unit: 'grapheme', maxLength: 8 })
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const cell = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const list = <Item>(item: Arbitrary<Item>) => fc.array(item, { maxLength: 3 })
const orderOperator = fc.constantFrom('<', '<=', '>', '>=')
const operator = fc.oneof(fc.constantFrom('=', '!='), orderOperator)

/** A member of a union: its kind, and fields of which those that are named may be absent. */
const kind = <Kind extends string, Fields extends object>(
  name: Kind,
  fields: { [Key in keyof Fields]: Arbitrary<Fields[Key]> },
  absent: readonly (keyof Fields & string)[] = [],
) =>
  fc
    .record(fields, {
      requiredKeys: Object.keys(fields).filter((key) => !absent.includes(key as never)) as never,
    })
    .map((made) => ({ kind: name, ...(made as Fields) }))

const ordering = fc.record({ column: text, direction: fc.constantFrom('ascending', 'descending') })

const dimension = fc.record(
  {
    column: text,
    grain: fc.constantFrom(...calendarGrains, ...timeParts),
    weekStart: fc.constantFrom(...weekStarts),
    bins: fc.oneof(
      kind('width', { width: number, origin: number }, ['origin']),
      kind('ends', { ends: list(number) }),
    ),
    as: text,
  },
  { requiredKeys: ['column', 'as'] },
) as Arbitrary<Dimension>

interface Tree {
  readonly formula: Formula
  readonly condition: Condition
  readonly metric: Metric
  readonly verb: Verb
  readonly slot: SlotValue
}

const place = fc.record({ step: text, row: fc.nat(), column: text })
const format = fc.record({ decimals: fc.nat(9), times: number }, { requiredKeys: [] })

const { verb, slot } = fc.letrec<Tree>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    kind('column', { column: text }),
    kind('number', { value: number }),
    kind('figure', { function: fc.constantFrom(...columnFigures), column: text }),
    kind('part', { part: fc.constantFrom(...dateParts), column: text }),
    kind('days', { from: text, to: text }),
    kind('elapsed', { from: text, to: text, in: fc.constantFrom(...elapsedUnits) }),
    kind('binary', {
      operator: fc.constantFrom('+', '-', '*', '/'),
      left: tie('formula'),
      right: tie('formula'),
    }),
    kind('call', { function: fc.constantFrom(...formulaFunctions), of: tie('formula') }),
    kind('bins', {
      of: tie('formula'),
      bins: list(fc.record({ below: number, including: fc.boolean(), name: text })),
      otherwise: text,
    }),
  ) as Arbitrary<Formula>,
  condition: fc.oneof(
    { maxDepth: 3 },
    kind('compare', { column: text, operator, value: cell }),
    kind('between', { column: text, low: cell, high: cell }),
    kind('in', { column: text, values: list(cell) }),
    kind('contains', { column: text, text, place: fc.constant('start') }, ['place']),
    kind('missing', { column: text }),
    kind('recurring', {
      column: text,
      part: fc.constantFrom(...recurringParts),
      values: list(fc.integer({ min: 0, max: 31 })),
    }),
    kind('against', {
      column: text,
      operator,
      function: fc.constantFrom('mean', 'median', 'maximum', 'minimum'),
    }),
    kind('columns', { column: text, operator, other: text }),
    kind('not', { condition: tie('condition') }),
    kind('and', { conditions: list(tie('condition')) }),
    kind('or', { conditions: list(tie('condition')) }),
    kind(
      'among',
      {
        column: text,
        of: fc.record({ tableId: text, verbs: list(tie('verb')), column: text }),
        operator: orderOperator,
      },
      ['operator'],
    ),
  ) as Arbitrary<Condition>,
  metric: fc.oneof(
    { maxDepth: 3 },
    kind('number', { value: number }),
    kind('metric', { name: text }),
    kind('defined', { name: text }),
    kind(
      'aggregate',
      {
        function: fc.constantFrom(...aggregateFunctions),
        of: tie('formula'),
        where: tie('condition'),
        at: number,
        when: text,
      },
      ['of', 'where', 'at', 'when'],
    ),
    kind('binary', {
      operator: fc.constantFrom('+', '-', '*'),
      left: tie('metric'),
      right: tie('metric'),
    }),
    kind('ratio', { of: tie('metric'), to: tie('metric'), percent: fc.constant(true) }, ['percent']),
    kind('share', { of: tie('metric'), within: list(text) }),
    kind(
      'change',
      {
        of: tie('metric'),
        against: fc.constantFrom('previous', 'year', 'first'),
        in: fc.constantFrom('amount', 'percent'),
        over: text,
      },
      ['over'],
    ),
    kind('cumulative', { of: tie('metric'), over: text }, ['over']),
    kind(
      'moving',
      {
        of: tie('metric'),
        function: fc.constantFrom('mean', 'sum', 'minimum', 'maximum'),
        periods: fc.nat(),
        over: text,
      },
      ['over'],
    ),
    kind('rank', {
      of: tie('metric'),
      direction: fc.constantFrom('ascending', 'descending'),
      within: list(text),
    }),
  ) as Arbitrary<Metric>,
  verb: fc.oneof(
    { maxDepth: 3 },
    kind(
      'metrics',
      {
        by: list(dimension),
        metrics: list(
          fc.record(
            { as: text, metric: tie('metric'), unit: text },
            { requiredKeys: ['as', 'metric'] },
          ) as Arbitrary<NamedMetric>,
        ),
        gaps: fc.constant('left-out'),
      },
      ['gaps'],
    ),
    kind('top', { count: fc.nat(), within: list(text), by: list(ordering), ties: fc.constant('cut') }, [
      'ties',
    ]),
    kind('pivot', { column: text, of: text, values: list(fc.record({ value: cell, as: text })) }),
    kind('spell', { column: text, near: fc.constant(true), as: text }, ['near', 'as']),
    kind('unique', { columns: list(text) }),
    kind('profile', {
      columns: list(text),
      as: fc.record({ column: text, missing: text, distinct: text, least: text }),
    }),
    kind('limit', { count: fc.nat(), offset: fc.nat() }, ['offset']),
    kind('last', { count: fc.nat() }),
    kind('select', { columns: list(text), distinct: fc.boolean() }),
    kind('order', {
      by: list(ordering),
    }),
    kind('derive', { column: text, function: fc.constant('number'), as: text }),
    kind('fill', {
      column: text,
      with: fc.oneof(
        kind('figure', { function: fc.constantFrom('mean', 'median', 'mode') }),
        kind('value', { value: cell }),
      ),
    }),
    kind(
      'outliers',
      {
        column: text,
        rule: fc.constantFrom('quartiles', 'deviations'),
        threshold: number,
        keep: fc.constantFrom('inside', 'outside'),
        sample: fc.constant(true),
      },
      ['sample'],
    ),
    kind('compute', { formula: tie('formula'), as: text }),
    kind('filter', { where: tie('condition') }),
    kind('beside', { where: tie('condition'), offset: fc.constantFrom(1, -1) }),
    kind('runs', { where: tie('condition'), as: text }),
    kind('group', {
      by: list(
        fc.record(
          { column: text, grain: fc.constantFrom(...timeGrains, ...recurringGrains), as: text },
          { requiredKeys: ['column', 'as'] },
        ),
      ),
      measures: list(
        fc.record(
          {
            function: fc.constantFrom(...measureFunctions),
            column: text,
            where: tie('condition'),
            as: text,
          },
          { requiredKeys: ['function', 'as'] },
        ),
      ),
    }),
  ) as Arbitrary<Verb>,
  slot: fc.oneof(
    { maxDepth: 2 },
    kind('cell', { at: place, format }),
    kind('list', { step: text, column: text, format, separator: text }),
    kind('choice', {
      cases: list(
        fc.record({
          tests: list(fc.record({ at: place, absolute: fc.boolean(), operator, value: number })),
          text,
        }),
      ),
      otherwise: text,
    }),
    kind('several', { values: list(tie('slot')), separator: text }),
  ) as Arbitrary<SlotValue>,
}))

const figures = <Name extends string>(...names: readonly Name[]) =>
  list(fc.record({ figure: fc.constantFrom(...names), as: text }))

const analysis = fc.oneof(
  kind('describe', {
    figures: list(
      fc.record(
        { figure: fc.constantFrom(...describeFigures), column: text, share: number, as: text },
        { requiredKeys: ['figure', 'column', 'as'] },
      ),
    ),
  }),
  kind('correlation', {
    method: fc.constantFrom('pearson', 'spearman', 'kendall'),
    columns: fc.tuple(text, text),
    figures: figures('coefficient', 'p-value', 'covariance'),
  }),
  kind('normality', {
    test: fc.constantFrom('shapiro-wilk', 'standard-kolmogorov-smirnov', 'jarque-bera'),
    column: text,
    figures: figures('statistic', 'p-value'),
  }),
  kind('comparison', {
    test: fc.constantFrom('student-t', 'anova', 'chi-squared'),
    column: text,
    with: fc.record({ kind: fc.constantFrom('groups', 'column'), column: text }),
    figures: figures('statistic', 'p-value', 'degrees', 'eta-squared'),
  }),
  kind(
    'regression',
    {
      model: fc.constantFrom('linear', 'logistic'),
      target: text,
      predictors: list(text),
      split: fc.record({ testShare: number, seed: fc.nat() }),
      figures: list(
        fc.record(
          { figure: fc.constantFrom('intercept', 'slope', 'accuracy'), column: text, as: text },
          { requiredKeys: ['figure', 'as'] },
        ),
      ),
    },
    ['split'],
  ),
  kind(
    'trend',
    {
      ...{ when: text, of: text, gaps: fc.constant('zero') },
      grain: fc.constantFrom(...calendarGrains),
      figures: list(
        fc.record({ figure: fc.constantFrom('slope', 'r-squared', 'compound-growth'), as: text }),
      ),
    },
    ['gaps'],
  ),
  kind(
    'forecast',
    {
      ...{ when: text, of: text, ahead: fc.nat(), share: number },
      grain: fc.constantFrom(...calendarGrains),
      gaps: fc.constant('zero'),
      as: fc.record({ forecast: text, low: text, high: text }),
    },
    ['share', 'gaps'],
  ),
) as Arbitrary<Analysis>

const template = fc.record({
  parts: list(fc.oneof(kind('text', { text }), kind('slot', { name: text, value: slot }))),
}) as Arbitrary<AnswerTemplate>

const step = fc.record(
  {
    id: text,
    input: fc.oneof(
      kind('table', { tableId: text }),
      kind('join', { tableId: text, to: text, on: fc.record({ from: text, to: text }) }),
      kind('step', { stepId: text }),
      kind('path', { tableId: text, joins: list(fc.record({ from: text, to: text, on: text })) }),
      kind('union', { tableIds: list(text), as: text }),
      kind('merge', { steps: list(text), on: list(text) }),
      kind('statement', {
        tableIds: list(text),
        sql: text,
        columns: list(fc.record({ name: text, type: fc.constantFrom(...statementColumnTypes) })),
      }),
    ),
    verbs: list(verb),
    analysis,
    chart: fc.constantFrom('auto', 'none', ...chartKinds),
    answer: list(text),
    answerRows: fc.constantFrom('all', 'top'),
  },
  { requiredKeys: ['id', 'input', 'verbs', 'chart', 'answer'] },
) as Arbitrary<Step>

export const anyPlan = fc
  .record({ steps: list(step), template }, { requiredKeys: ['steps'] })
  .map((made): Plan => ({ version: versionOf(made.steps), ...made }))
