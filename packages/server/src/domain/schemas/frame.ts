import {
  analysisSchema,
  answerTemplateSchema,
  chartKinds,
  conditionSchema,
  dimensionSchema,
  mostNested,
  namedMetricSchema,
  notNestedDeeper,
  schemaOf,
  verbSchema,
} from '@auger/contract/plan'
import { z } from 'zod'
import type { Comparison, Frame, FrameAnswer, FrameBeside, Ranking, RowOrder, Transform } from '../frame.ts'

const name = z.string()

const ranking = schemaOf<Ranking>()(
  z.strictObject({
    by: name,
    direction: z.enum(['ascending', 'descending']),
    count: z.number().exactOptional(),
    offset: z.number().exactOptional(),
    within: z.array(name).exactOptional(),
    written: z.literal(true).exactOptional(),
  }),
)

const transform = schemaOf<Transform>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('share'), within: z.array(name) }),
    z.strictObject({
      kind: z.literal('change'),
      against: z.enum(['previous', 'year', 'first']),
      in: z.enum(['amount', 'percent']),
    }),
    z.strictObject({ kind: z.literal('cumulative') }),
    z.strictObject({ kind: z.literal('moving'), periods: z.number(), function: z.enum(['mean', 'sum']) }),
    z.strictObject({ kind: z.literal('forecast'), ahead: z.number() }),
    z.strictObject({ kind: z.literal('trend'), by: z.enum(['slope', 'growth']) }),
  ]),
)

const side = z.strictObject({ name, where: conditionSchema })

const comparison = schemaOf<Comparison>()(
  z.strictObject({
    left: side,
    right: side,
    show: z.enum(['sides', 'difference', 'percent', 'ratio', 'contributions']),
  }),
)

const order = schemaOf<RowOrder>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('beside'), where: conditionSchema, offset: z.literal([1, -1]) }),
    z.strictObject({ kind: z.literal('edge'), edge: z.enum(['first', 'last']), count: z.number() }),
    z.strictObject({ kind: z.literal('streak'), where: conditionSchema }),
  ]),
)

const answer = schemaOf<FrameAnswer>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('dimensions'), rows: z.enum(['all', 'top']) }),
    z.strictObject({ kind: z.literal('figures') }),
    z.strictObject({ kind: z.literal('whether') }),
  ]),
)

const beside = z.strictObject({
  task: z.enum(['rows', 'figures', 'analysis']),
  tableId: name,
  filters: z.array(conditionSchema),
  shown: z.array(name),
  distinct: z.literal(true).exactOptional(),
  metrics: z.array(namedMetricSchema),
  dimensions: z.array(dimensionSchema),
  having: z.array(conditionSchema),
  ranking: ranking.exactOptional(),
  transform: transform.exactOptional(),
  comparison: comparison.exactOptional(),
  order: order.exactOptional(),
  preparation: z.array(verbSchema).exactOptional(),
  analysis: analysisSchema.exactOptional(),
  chart: z.enum(['auto', 'none', ...chartKinds]),
  answer,
})

/** As of a plan, a key that is not known is refused: the next question would be answered without it. */
export const frame = notNestedDeeper(
  mostNested,
  schemaOf<Frame>()(
    z.strictObject({
      ...beside.shape,
      template: answerTemplateSchema.exactOptional(),
      beside: z.array(schemaOf<FrameBeside>()(beside)).exactOptional(),
    }),
  ),
)
