import { describe, expect, it } from 'vitest'
import { askerOf } from './asker-of.ts'
import { raw } from './raw-request.ts'
import { isRemote, useOwnService } from './service.ts'

const service = useOwnService()
const orchardRows = 60

/** Every sample by its name and labels, as it stands. */
async function samples(): Promise<ReadonlyMap<string, number>> {
  const { text } = await raw(service(), { path: '/metrics', key: null })
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([^#\s].*) (\S+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, Number(value)]]
    }),
  )
}

/** How much each sample grew while something was done. */
async function growth(doing: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await samples()
  await doing()
  const after = await samples()
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
}

const stageCount = (stage: string) => `auger_job_stage_seconds_count{stage="${stage}"}`
const stageSum = (stage: string) => `auger_job_stage_seconds_sum{stage="${stage}"}`
const parts = ['wait', 'gather', 'propose', 'try', 'query', 'keep', 'say', 'follow-ups', 'finish', 'rest']

// Elsewhere others may ask at the same time.
describe.skipIf(isRemote)('/metrics after a job', () => {
  it('[V-09] tells how long each stage took and what the engine did', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const grew = await growth(async () => {
      const question = 'What is the total Crates by Orchard?'
      expect((await client.jobs.ask({ session_id, dataset_id, question })).status).toBe('answered')
    })
    expect(grew('auger_jobs_total{status="answered"}')).toBe(1)
    for (const stage of [...parts, 'whole']) expect(grew(stageCount(stage)), stage).toBe(1)
    const together = parts.reduce((sum, stage) => sum + grew(stageSum(stage)), 0)
    expect(together).toBeCloseTo(grew(stageSum('whole')), 3)
    expect(grew(stageSum('query'))).toBeGreaterThan(0)

    expect(grew('auger_job_engine_seconds_count')).toBe(1)
    expect(grew('auger_job_engine_seconds_sum')).toBeGreaterThan(0)
    expect(grew('auger_job_engine_seconds_sum')).toBeLessThanOrEqual(grew(stageSum('query')))
    expect(grew('auger_job_rows_read_sum')).toBe(orchardRows)
    expect(grew('auger_job_bytes_read_count')).toBe(1)
  })

  it('[V-10] counts what needed no engine without a cost', async () => {
    const { client, session_id } = await askerOf(service(), 'orchard.csv')
    const grew = await growth(() => client.jobs.ask({ session_id, question: 'Anything?' }))
    expect(grew('auger_jobs_total{status="not_in_data"}')).toBe(1)
    expect(grew(stageCount('whole'))).toBe(1)
    expect(grew(stageCount('query'))).toBe(0)
    expect(grew('auger_job_engine_seconds_count')).toBe(0)
  })
})
