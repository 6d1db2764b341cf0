import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createPrometheusMeter } from './prometheus.ts'

test('what the meter is told stands in its registry', async () => {
  const registry = new Registry()
  const meter = createPrometheusMeter(registry)
  meter.stage('gather', 0.004)
  meter.stage('gather', 0.2)
  meter.stage('whole', 3)
  meter.jobEnded('answered')
  meter.jobEnded('answered')
  meter.jobEnded('failed')
  meter.jobCost({ milliseconds: 1_500, rowsRead: 2_000_000, bytesRead: 3e6, peakMemoryBytes: 2e8 })
  meter.jobCost({ milliseconds: 500, rowsRead: 1, bytesRead: 0, peakMemoryBytes: 0 })
  meter.engineFailed('query', 'timeout')

  const lines = (await registry.metrics()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'auger_job_stage_seconds_bucket{le="0.0025",stage="gather"} 0',
      'auger_job_stage_seconds_bucket{le="0.005",stage="gather"} 1',
      'auger_job_stage_seconds_bucket{le="0.25",stage="gather"} 2',
      'auger_job_stage_seconds_count{stage="whole"} 1',
      'auger_jobs_total{status="answered"} 2',
      'auger_jobs_total{status="failed"} 1',
      'auger_job_engine_seconds_sum 2',
      'auger_job_rows_read_sum 2000001',
      'auger_job_bytes_read_sum 3000000',
      // Where the system does not tell, nothing is counted.
      'auger_job_peak_memory_bytes_count 1',
      'auger_engine_failures_total{work="query",reason="timeout"} 1',
    ]),
  )
})
