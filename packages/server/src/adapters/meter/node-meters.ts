import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { CacheMeter, DatabaseMeter, TaskMeter, WebhookMeter } from '../../ports/meter.ts'

const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600]

export function taskMeter(registry: Registry): TaskMeter {
  const registers = [registry]
  const running = new Gauge({
    name: 'auger_tasks_running',
    help: 'Tasks that this process is at, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const took = new Histogram({
    name: 'auger_task_seconds',
    help: 'How long tasks took from being begun, by kind and whether they failed.',
    labelNames: ['kind', 'outcome'],
    buckets: seconds,
    registers,
  })
  const lost = new Counter({
    name: 'auger_leases_lost_total',
    help: 'Tasks that another process took over from this one, by kind.',
    labelNames: ['kind'],
    registers,
  })
  return {
    taskBegan: (kind) => running.inc({ kind }),
    taskEnded(kind, outcome, lasted) {
      running.dec({ kind })
      took.observe({ kind, outcome }, lasted)
    },
    leaseLost: (kind) => lost.inc({ kind }),
  }
}

export function cacheMeter(registry: Registry): CacheMeter {
  const registers = [registry]
  const requests = new Counter({
    name: 'auger_cache_requests_total',
    help: 'Files looked for on the own disk before the bucket is asked, by whether they were there.',
    labelNames: ['result'],
    registers,
  })
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const fetched = counter('auger_cache_fetched_bytes_total', 'Bytes fetched from the bucket to the own disk.')
  const evicted = counter('auger_cache_evicted_bytes_total', 'Bytes removed from the own disk to make room.')
  const held = new Gauge({
    name: 'auger_cache_bytes',
    help: 'Bytes of the bucket on the own disk.',
    registers,
  })
  return {
    cacheLooked: (found) => requests.inc({ result: found ? 'hit' : 'miss' }),
    cacheFetched: (bytes) => fetched.inc(bytes),
    cacheEvicted: (bytes) => evicted.inc(bytes),
    cacheHolds: (bytes) => held.set(bytes),
  }
}

export function databaseMeter(registry: Registry): DatabaseMeter {
  const failures = new Counter({
    name: 'auger_database_failures_total',
    help: 'Calls of the database that failed, by what they asked.',
    labelNames: ['area'],
    registers: [registry],
  })
  return { databaseFailed: (area) => failures.inc({ area }) }
}

export function webhookMeter(registry: Registry): WebhookMeter {
  const tries = new Histogram({
    name: 'auger_webhook_seconds',
    help: 'Tries to deliver a webhook, by what came of them.',
    labelNames: ['outcome'],
    buckets: seconds,
    registers: [registry],
  })
  return { webhookTried: (outcome, took) => tries.observe({ outcome }, took) }
}
