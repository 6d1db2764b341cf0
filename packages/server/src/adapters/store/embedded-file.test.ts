import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import LibsqlDatabase from 'libsql'
import { afterEach, expect, test } from 'vitest'
import { noCost } from '../../domain/cost.ts'
import type { Job } from '../../domain/job.ts'
import { noDetails } from '../../domain/table.ts'
import {
  aProject,
  aFinding,
  aRequest,
  aSession,
  aTable,
  aWord,
  anOwner,
  failed,
  keptDataset,
  keptJob,
  keptSession,
  keptSource,
  later,
  times,
  noon,
} from '../../ports/store-samples.contract.ts'
import type { Store } from '../../ports/store.ts'
import { openEmbeddedStore } from './embedded.ts'

const opened: Store[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const store of opened.splice(0)) await store.close()
})

const newFile = async () => join(await mkdtemp(join(tmpdir(), 'auger-store-')), 'auger.db')

async function open(file: string): Promise<Store> {
  const store = await openEmbeddedStore(file)
  opened.push(store)
  return store
}

/** A process of its own that runs the code with `store` open on the file, and says `lines`. */
function inProcess(
  file: string,
  code: string,
): { readonly child: ChildProcess; readonly lines: AsyncIterable<string> } {
  const program = `
    import { openEmbeddedStore } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const store = await openEmbeddedStore(${JSON.stringify(file)})
    ${code}`
  const flags = [
    '--conditions=source',
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '-e',
    program,
  ]
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  return { child, lines: createInterface({ input: child.stdout }) }
}

async function nextLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line
  throw new Error('The process ended without a word')
}

test('processes that open a new file at once make its tables once, and share its limits', async () => {
  const file = await newFile()
  const session = JSON.stringify(aSession({ projectId: 'project-1', userId: 'ada' }))
  const project = JSON.stringify(aProject({ id: 'project-1' }))
  const code = `
    await store.projects.create(${project}).catch(() => {})
    let made = 0
    for (let round = 0; round < 20; round++) {
      const ids = Array.from({ length: 4 }, (_, index) => [process.pid, round, index].join('-'))
      const created = await Promise.all(ids.map((id) => store.sessions.create({ ...${session}, id }, 100)))
      made += created.filter(Boolean).length
    }
    await store.close()
    console.log(made)`
  const processes = times(3, () => inProcess(file, code))

  const made = await Promise.all(processes.map(async ({ lines }) => Number(await nextLine(lines))))

  expect(made.reduce((sum, count) => sum + count, 0)).toBe(100)
  const store = await open(file)
  const { total } = await store.sessions.list(
    { projectId: 'project-1', userId: 'ada' },
    { number: 1, size: 1 },
  )
  expect(total).toBe(100)
})

test('what was answered survives a process that is killed', async () => {
  const file = await newFile()
  const owner = await anOwner(await open(file))
  const session = JSON.stringify(aSession(owner))
  const { child, lines } = inProcess(
    file,
    `for (let number = 1; ; number++) {
      await store.sessions.create({ ...${session}, id: 'session-' + number }, Infinity)
      console.log(number)
    }`,
  )
  let answered = 0
  for await (const line of lines) {
    answered = Number(line)
    if (answered === 50) break
  }
  child.kill('SIGKILL')
  await once(child, 'exit')

  const store = await open(file)
  const found = await Promise.all(
    times(answered, (index) => store.sessions.find(`session-${index + 1}`, owner)),
  )
  expect(found.every((session) => session !== undefined)).toBe(true)
  expect(await store.sessions.create(aSession(owner), 1_000_000)).toBe(true)
})

test('a write waits for the transaction of another process, while reads and everything else go on', async () => {
  const file = await newFile()
  const store = await open(file)
  const owner = await anOwner(store)
  const session = await keptSession(store, owner)
  const other = new LibsqlDatabase(file)
  other.exec('begin immediate')
  const done: string[] = []

  const writing = store.sessions.update(session.id, owner, { name: 'New' }).then(() => done.push('write'))
  const transacting = store.sessions.remove('session-unknown', owner).then(() => done.push('transaction'))
  expect(await store.sessions.find(session.id, owner)).toEqual(session)
  await new Promise((resolve) => setTimeout(resolve, 300))
  done.push('end')
  other.exec('rollback')
  await Promise.all([writing, transacting])

  expect(done[0]).toBe('end')
  expect((await store.sessions.find(session.id, owner))?.name).toBe('New')
  other.close()
})

test('of statements committed together one may fail alone', async () => {
  const store = await open(await newFile())
  const owner = await anOwner(store)
  const taken = await keptSession(store, owner)
  const created = await Promise.allSettled([
    store.sessions.create(aSession(owner), 150),
    store.sessions.create({ ...taken, name: 'Twice' }, 150),
    store.sessions.create(aSession({ ...owner, projectId: 'project-unknown' }), 150),
    store.sessions.create(aSession(owner), 150),
  ])
  expect(created.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect((await store.sessions.list(owner, { number: 1, size: 10 })).total).toBe(3)
  expect(await store.sessions.find(taken.id, owner)).toEqual(taken)
})

test('what is under way when the store closes is done', async () => {
  const file = await newFile()
  const store = await openEmbeddedStore(file)
  const owner = await anOwner(store)
  const session = aSession(owner)
  const creating = store.sessions.create(session, 150)
  await store.close()
  expect(await creating).toBe(true)
  expect(await (await open(file)).sessions.find(session.id, owner)).toEqual(session)
})

/** What each migration added, taken away again, the last first. */
const undoing: readonly (readonly [migration: string, statements: string])[] = [
  ['0022-delivery-trace', 'alter table webhook_deliveries drop column trace;'],
  ['0021-webhooks', 'drop table webhook_deliveries; drop table webhooks;'],
  [
    '0020-retention',
    'drop index jobs_with_files; drop index jobs_by_end; alter table jobs drop column files_expired_at;',
  ],
  ['0019-audit', 'drop table audit_entries;'],
  ['0018-folded-questions', 'drop index jobs_of_owner; alter table jobs drop column folded_question;'],
  ['0017-usage', 'drop index jobs_of_project; drop table usage_days;'],
  [
    '0016-accounts',
    'drop table login_tries; drop table account_links; drop table logins; drop table memberships; drop table accounts;',
  ],
  [
    '0015-model-calls',
    'drop table model_requests; drop table model_outcomes; alter table projects drop column token_quota; alter table projects drop column tokens_used;',
  ],
  ['0014-feedback', 'drop table feedback;'],
  ['0013-standing-tables', 'alter table source_tables drop column stands_for;'],
  ['0012-job-results', 'alter table jobs drop column results;'],
  ['0011-job-frame', 'alter table jobs drop column frame;'],
  ['0010-long-tables', 'alter table source_tables drop column long_of;'],
  ['0009-definitions', 'drop table definitions;'],
  ['0008-table-structure', 'alter table source_tables drop column structure;'],
  [
    '0007-result-files',
    'drop table result_files; drop index jobs_uncounted; alter table jobs drop column results_counted; alter table projects drop column result_bytes;',
  ],
  ['0006-job-refusal', 'alter table jobs drop column refusal;'],
  ['0005-bounded-answers', ''],
  [
    '0004-readings',
    'alter table sources drop column progress; alter table sources drop column overrides; alter table sources drop column reading; alter table sources drop column url;',
  ],
  [
    '0003-relations',
    'drop table relations; drop index tables_of_dataset; alter table source_tables drop column related; alter table source_tables drop column keys;',
  ],
  ['0002-job-cost', 'alter table jobs drop column cost;'],
]

/** The statements that make a file as it was before a migration. */
const asBefore = (migration: string): string =>
  undoing
    .slice(0, undoing.findIndex(([name]) => name === migration) + 1)
    .map(([name, statements]) => `${statements} delete from kysely_migration where name = '${name}';`)
    .join(' ')

test('jobs from before frames were kept have none, and are planned all the same', async () => {
  const file = await newFile()
  const before = await open(file)
  const owner = await anOwner(before)
  const session = await keptSession(before, owner)
  const job = await keptJob(before, session, { state: 'done', finishedAt: noon })
  await before.close()
  const database = new LibsqlDatabase(file)
  database.exec(asBefore('0011-job-frame'))
  database.close()

  const store = await open(file)
  expect(await store.jobs.find(job.id, owner)).toEqual(job)
  expect(await store.jobs.planned(session.id, noon, 10)).toEqual([
    {
      question: job.request.question,
      datasetId: null,
      status: job.status,
      plan: null,
      planBy: 'builtin',
      frame: null,
      result: null,
      offered: [],
    },
  ])
})

test('a file from before jobs had a cost is brought up to date, its jobs kept', async () => {
  const file = await newFile()
  const before = await openEmbeddedStore(file)
  const owner = await anOwner(before)
  const job = await keptJob(before, await keptSession(before, owner))
  await before.close()
  const database = new LibsqlDatabase(file)
  database.exec(asBefore('0002-job-cost'))
  database.close()

  const store = await open(file)
  expect(await store.jobs.find(job.id, owner)).toEqual(job)
  await store.jobs.finish(job.id, failed, later, () => [])
  expect((await store.jobs.find(job.id, owner))?.cost).toEqual(noCost)
})

test('tables from before columns had details are read, and wait to be related', async () => {
  const file = await newFile()
  const before = await openEmbeddedStore(file)
  const dataset = await keptDataset(before, await anOwner(before))
  const source = await keptSource(before, dataset)
  const table = aTable(source, 0)
  await before.sources.saveTables(source.id, aFinding({ tables: [table] }))
  await before.close()
  const database = new LibsqlDatabase(file)
  const bare = table.columns.map(
    ({
      nature: _nature,
      spelledOut: _spelledOut,
      unit: _,
      grain: __,
      distribution: ___,
      averageLength: ____,
      written: _____,
      ...column
    }) => column,
  )
  database.prepare('update source_tables set columns = ?').run(JSON.stringify(bare))
  database.exec(asBefore('0003-relations'))
  database.close()

  const store = await open(file)
  const columns = table.columns.map((column) => ({ ...column, ...noDetails }))
  expect(await store.sources.tables([source.id])).toEqual([{ ...table, columns, keys: [] }])
  expect((await store.datasets.unrelated(dataset.id)).fresh).toEqual([table.id])
  expect(await store.sources.undescribed()).toEqual([{ id: source.id, projectId: source.projectId }])
})

test('answers from before they were bounded are, and small ones stay as they are', async () => {
  const file = await newFile()
  const before = await openEmbeddedStore(file)
  const owner = await anOwner(before)
  const session = await keptSession(before, owner)
  const columns = [{ name: 'remark', type: 'text' }]
  const resultOf = (length: number, rows: number) => ({
    columns,
    rows: times(rows, () => ['x'.repeat(length)]),
    answer: times(rows, () => ['x'.repeat(length)]),
  })
  const small = await keptJob(before, session, { result: resultOf(3, 2) })
  const large = await keptJob(before, session, { result: resultOf(100_000, 40) })
  await before.jobs.claim(large.id)
  await before.jobs.append(large.id, [aWord('y'.repeat(200_000)), aWord('short')])
  await before.close()
  const database = new LibsqlDatabase(file)
  database.exec(asBefore('0005-bounded-answers'))
  database.close()

  const store = await open(file)
  expect((await store.jobs.find(small.id, owner))?.result).toEqual(small.result)
  // Ten rows of 100,004 bytes go into 1,048,576, and eleven do not.
  expect((await store.jobs.find(large.id, owner))?.result).toEqual(resultOf(100_000, 10))
  const said = (await store.jobs.events(large.id, 0)).map((event) => event.said)
  expect(said.map((one) => (one.kind === 'message' ? one.content.length : 0))).toEqual([50_001, 5])
})

test('the results of jobs from before they were counted wait to be, and are, whatever the quota', async () => {
  const file = await newFile()
  const before = await openEmbeddedStore(file)
  const owner = await anOwner(before, { storageQuota: 10 })
  const session = await keptSession(before, owner)
  const jobs = [await keptJob(before, session), await keptJob(before, session)] as const
  await before.close()
  const database = new LibsqlDatabase(file)
  database.exec(asBefore('0007-result-files'))
  database.close()

  const store = await open(file)
  const later = await keptJob(store, session)
  expect(await store.jobs.uncounted(10)).toEqual(jobs.map(({ id }) => id))
  expect(await store.jobs.uncounted(1)).toEqual([jobs[0].id])
  await store.jobs.countEarlier(jobs[0].id, [{ name: '1.csv', size: 30 }])
  await store.jobs.countEarlier(jobs[1].id, [])
  expect(await store.jobs.uncounted(10)).toEqual([])
  expect(await store.projects.storageUsed(owner.projectId)).toBe(30)
  expect(await store.jobs.countResults(later.id, [{ name: '1.csv', size: 1 }])).toBe('no room')
})

test('a file from a later version is refused and left alone', async () => {
  const file = await newFile()
  const store = await openEmbeddedStore(file)
  await store.close()
  const database = new LibsqlDatabase(file)
  database.exec(
    "insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01T00:00:00.000Z')",
  )
  database.close()

  await expect(openEmbeddedStore(file)).rejects.toThrow('could not be brought up to date')
})

test('nobody else on the machine may read the file', async () => {
  const file = await newFile()
  await anOwner(await open(file))
  const all = [file, `${file}-wal`, `${file}-shm`]
  for (const one of all) expect((await stat(one)).mode & 0o777, one).toBe(0o600)

  // A process of an earlier version that died left them as it had made them.
  for (const one of all) await chmod(one, 0o644)
  await open(file)
  for (const one of all) expect((await stat(one)).mode & 0o777, one).toBe(0o600)
})

test('jobs from before use was counted are counted once, and their questions are found', async () => {
  const file = await newFile()
  const before = await openEmbeddedStore(file)
  const owner = await anOwner(before)
  const session = await keptSession(before, owner)
  const kept = (change: Partial<Job>, question = 'How many?') =>
    keptJob(before, session, { request: aRequest({ question }), ...change })
  // Each was accepted at noon on 1 March.
  const answered = await kept(
    { state: 'done', status: 'assumed', finishedAt: '2026-03-01T12:00:00.750Z' },
    'Umsatz in ŁÓDŹ?',
  )
  await kept({ state: 'done', status: 'not_in_data', finishedAt: '2026-03-01T12:00:01.000Z' })
  await kept({ state: 'failed', finishedAt: '2026-03-01T12:00:02.000Z' })
  await kept({ state: 'cancelled', finishedAt: '2026-03-02T12:00:00.000Z' })
  const waiting = await kept({})
  const outcome = { usage: { sent: 40, received: 2 }, milliseconds: 1 }
  await before.modelCalls.keep(answered.id, 'plan', outcome)
  await before.close()
  const database = new LibsqlDatabase(file)
  database.exec(asBefore('0017-usage'))
  database.close()

  const first = {
    ...{ day: '2026-03-01', jobs: 3, answered: 1, refused: 1, failed: 1, cancelled: 0 },
    ...{ milliseconds: 3_750, tokens: 42 },
  }
  const second = {
    ...{ day: '2026-03-02', jobs: 1, answered: 0, refused: 0, failed: 0, cancelled: 1 },
    ...{ milliseconds: 86_400_000, tokens: 0 },
  }
  for (let opening = 0; opening < 2; opening++) {
    const store = await openEmbeddedStore(file)
    expect(await store.usage.days(owner.projectId, '2026-01-01', '2026-12-31')).toEqual([first, second])
    expect((await store.questions.asked(owner, { number: 1, size: 9 }, 'łódź')).items).toMatchObject([
      { jobId: answered.id },
    ])
    await store.close()
  }
  const store = await open(file)
  await store.jobs.finish(waiting.id, { state: 'cancelled' }, '2026-03-02T12:00:00.000Z', () => [])
  expect(await store.usage.days(owner.projectId, '2026-03-02', '2026-03-02')).toEqual([
    { ...second, jobs: 2, cancelled: 2, milliseconds: 172_800_000 },
  ])
})
