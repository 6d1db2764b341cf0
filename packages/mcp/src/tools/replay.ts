import type { ReplayRecord } from '@auger/sdk'
import { z } from 'zod'
import { first, most } from '../limits.ts'
import { looks, tool } from '../tool.ts'

export const replay = tool({
  name: 'replay',
  title: 'Check an answer again',
  description:
    'Run the plan of an earlier answer over the files as they are now, and tell whether it gives the same, or which cells differ and which files changed. To check that an answer still holds. Only for answers that were computed.',
  annotations: looks,
  input: { job_id: z.string().describe('The job_id that ask or run_plan told.') },
  output: {
    same: z.boolean(),
    reason: z.string().optional(),
    steps: z.array(
      z.object({
        id: z.string(),
        same: z.boolean(),
        rows_before: z.int(),
        rows_after: z.int().nullable(),
      }),
    ),
    differences: z.array(
      z.object({
        step: z.string(),
        row: z.int(),
        column: z.string(),
        before: z.unknown().optional(),
        after: z.unknown().optional(),
      }),
    ),
    more_differences: z.boolean(),
    sources: z.array(z.object({ source: z.string(), datasource_id: z.string(), change: z.string() })),
  },
  run: async ({ job_id }, { client, signal }) => {
    const found = await client.jobs.replay(job_id, { signal })
    const { shown, hidden } = first(found.differences, most.differences)
    return {
      data: {
        same: found.same,
        ...(found.reason === undefined ? {} : { reason: found.reason }),
        steps: found.steps.map(({ id, same, rows_before, rows_after }) => ({
          id,
          same,
          rows_before,
          rows_after,
        })),
        differences: [...shown],
        more_differences: found.more_differences || hidden > 0,
        sources: [...found.sources],
      },
      text: textOf(found, shown),
    }
  },
})

function textOf(found: ReplayRecord, shown: readonly ReplayRecord['differences'][number][]): string {
  if (found.same) return 'The same: the plan gives every cell as it did.'
  const cell = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
  return [
    `Not the same${found.reason === undefined ? '' : `: ${found.reason}`}`,
    ...shown.map(
      ({ row, column, before, after }) =>
        `- row ${row}, ${column}: ${cell(before)} before, ${cell(after)} now`,
    ),
    ...found.sources
      .filter(({ change }) => change !== 'none')
      .map(({ source, change }) => `- ${source}: ${change}`),
  ].join('\n')
}
