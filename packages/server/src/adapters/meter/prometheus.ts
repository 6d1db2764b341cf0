import { Counter, Histogram, type Registry } from 'prom-client'
import type { ServiceMeter } from '../../ports/meter.ts'
import { cacheMeter, databaseMeter, taskMeter, webhookMeter } from './node-meters.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const gigabyte = 1024 * megabyte

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const rows = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
const fileBytes = [
  64 * kilobyte,
  megabyte,
  16 * megabyte,
  256 * megabyte,
  gigabyte,
  4 * gigabyte,
  16 * gigabyte,
  64 * gigabyte,
]
const memoryBytes = [64, 128, 192, 256, 384, 512, 768, 1024, 2048, 4096, 8192].map((size) => size * megabyte)

/** Keeps what it is told in the registry that /metrics shows. */
export function createPrometheusMeter(registry: Registry): ServiceMeter {
  const registers = [registry]
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers })

  const stages = new Histogram({
    name: 'auger_job_stage_seconds',
    help: 'How long jobs spent in each of their stages.',
    labelNames: ['stage'],
    buckets: seconds,
    registers,
  })
  const jobs = new Counter({
    name: 'auger_jobs_total',
    help: 'Jobs that have ended, by the status of their answer, or as failed or cancelled.',
    labelNames: ['status'],
    registers,
  })
  const failures = new Counter({
    name: 'auger_engine_failures_total',
    help: 'Work that the engine did not finish, by its kind and the reason.',
    labelNames: ['work', 'reason'],
    registers,
  })
  const engineSeconds = histogram('auger_job_engine_seconds', 'How long the queries of a job ran.', seconds)
  const rowsRead = histogram(
    'auger_job_rows_read',
    'Rows of the tables that the queries of a job named.',
    rows,
  )
  const bytesRead = histogram(
    'auger_job_bytes_read',
    'Bytes that the queries of a job took from files.',
    fileBytes,
  )
  const peakMemory = histogram(
    'auger_job_peak_memory_bytes',
    'The most memory that a process held at once for a job.',
    memoryBytes,
  )

  const modelTokens = new Counter({
    name: 'auger_model_tokens_total',
    help: 'Tokens sent to a model and received from it.',
    labelNames: ['direction'],
    registers,
  })
  const modelJobs = new Counter({
    name: 'auger_model_jobs_total',
    help: 'Jobs that a model was asked for, by whether its plan answers, or why it gave none.',
    labelNames: ['outcome'],
    registers,
  })
  const modelSeconds = histogram('auger_job_model_seconds', 'How long a model took for a job.', seconds)

  return {
    ...taskMeter(registry),
    ...cacheMeter(registry),
    ...databaseMeter(registry),
    ...webhookMeter(registry),
    stage: (stage, took) => stages.observe({ stage }, took),
    jobEnded: (status) => jobs.inc({ status }),
    engineFailed: (work, reason) => failures.inc({ work, reason }),
    modelUse({ answered, failure, usage, milliseconds }) {
      modelTokens.inc({ direction: 'sent' }, usage.sent)
      modelTokens.inc({ direction: 'received' }, usage.received)
      modelJobs.inc({ outcome: answered ? 'answered' : (failure ?? 'unused') })
      modelSeconds.observe(milliseconds / 1_000)
    },
    jobCost(cost) {
      engineSeconds.observe(cost.milliseconds / 1_000)
      rowsRead.observe(cost.rowsRead)
      bytesRead.observe(cost.bytesRead)
      if (cost.peakMemoryBytes > 0) peakMemory.observe(cost.peakMemoryBytes)
    },
  }
}
