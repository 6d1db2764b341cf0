import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createPrometheusMeter } from './prometheus.ts'
import { watchParts } from './watched-parts.ts'

test('cache, webhooks, leases and the database are counted under their names', async () => {
  const registry = new Registry()
  const meter = createPrometheusMeter(registry)
  for (const found of [true, true, false]) meter.cacheLooked(found)
  meter.cacheFetched(1_000)
  meter.cacheEvicted(400)
  meter.cacheHolds(600)
  meter.leaseLost('answer')
  meter.databaseFailed('jobs')
  meter.webhookTried('failed', 0.2)
  meter.webhookTried('delivered', 3)
  expect((await registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'auger_cache_requests_total{result="hit"} 2',
      'auger_cache_requests_total{result="miss"} 1',
      'auger_cache_fetched_bytes_total 1000',
      'auger_cache_evicted_bytes_total 400',
      'auger_cache_bytes 600',
      'auger_leases_lost_total{kind="answer"} 1',
      'auger_database_failures_total{area="jobs"} 1',
      'auger_webhook_seconds_count{outcome="failed"} 1',
      'auger_webhook_seconds_sum{outcome="delivered"} 3',
    ]),
  )
})

test('what waits is looked at whenever it is asked for, and one that cannot tell keeps no other from it', async () => {
  const registry = new Registry()
  let waiting = () => Promise.resolve([{ kind: 'answer' as const, tasks: 4, oldestSeconds: 9.5 }])
  watchParts(registry, {
    queue: { backlog: () => waiting() },
    engineLoad: () => ({ busy: 2, idle: 1, spare: 1, waiting: 5 }),
    ...{ version: '1.2.3', role: 'worker' },
  })
  const lines = async () => (await registry.metrics()).split('\n')
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'auger_info{version="1.2.3",role="worker"} 1',
      'auger_tasks_waiting{kind="answer"} 4',
      'auger_tasks_waiting{kind="ingest"} 0',
      'auger_tasks_oldest_waiting_seconds{kind="answer"} 9.5',
      'auger_engine_children{state="busy"} 2',
      'auger_engine_children{state="spare"} 1',
      'auger_engine_waiting 5',
    ]),
  )
  waiting = () => Promise.reject(new Error('the database is away'))
  const then = await lines()
  expect(then).toContain('auger_engine_waiting 5')
  expect(then.filter((line) => /^auger_tasks_(waiting|oldest_waiting_seconds)\b/.test(line))).toEqual([])
})
