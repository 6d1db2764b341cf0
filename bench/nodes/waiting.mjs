// How much more several workers get done than one, where each job waits 300 ms and the processor does next to nothing.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openSharedParts } from '../../packages/server/dist/adapters/postgres/index.js'
import { openPostgresStore } from '../../packages/server/dist/adapters/store/postgres.js'
import { newId } from '../../packages/server/dist/domain/ids.js'
import { newProject } from '../../packages/server/dist/domain/new-project.js'
import { verdict } from '../speed/figures.mjs'

const milliseconds = 300
const longest = 120_000
const wanted = { 2: 1.9, 4: 3.6, 8: 7 }
const noQuota = { jobQuota: null, storageQuota: null, tokenQuota: null }

export async function measureWaiting(postgres, { jobsEach }) {
  console.log(`\nwaiting: jobs of ${milliseconds} ms, ${jobsEach} for each worker, in one run`)
  const found = new Map()
  for (const workers of [1, 2, 4, 8]) {
    const seconds = await timeOf(await postgres.fresh(), workers, workers * jobsEach)
    found.set(workers, (workers * jobsEach) / seconds)
    const times = found.get(workers) / found.get(1)
    const bar =
      wanted[workers] === undefined
        ? ''
        : `   (at least ${wanted[workers]}: ${verdict(times >= wanted[workers])})`
    console.log(
      `  ${workers} workers: ${found.get(workers).toFixed(2)} jobs a second, ${times.toFixed(2)} times one${bar}`,
    )
  }
}

async function timeOf(url, workers, jobs) {
  const onError = (error) => console.error(error)
  const store = await openPostgresStore({ url, connections: 5 }, onError)
  const shared = await openSharedParts({ url, onError })
  const children = []
  try {
    for (let index = 0; index < workers; index++) children.push(await startWorker(url))
    const ids = await keepJobs(store, jobs)
    for (const { id, projectId } of ids) await shared.queue.add({ kind: 'answer', id, projectId })
    const began = performance.now()
    for (const child of children) child.send('go')
    while ((await store.jobs.unfinished()).length > 0) {
      if (performance.now() - began > longest) throw new Error('the jobs do not end')
      await pause(20)
    }
    return (performance.now() - began) / 1_000
  } finally {
    await Promise.all(children.map(ended))
    await shared.close()
    await store.close()
  }
}

async function startWorker(url) {
  const child = fork(path.join(import.meta.dirname, 'waiting-worker.mjs'), [url, String(milliseconds)])
  await once(child, 'message')
  return child
}

async function ended(child) {
  child.disconnect()
  await once(child, 'exit')
}

/** Jobs of one user each of a few projects, kept as those that were asked. */
async function keepJobs(store, count) {
  const now = new Date()
  const projects = Array.from({ length: 4 }, (_, index) => newProject(`project ${index}`, noQuota, now))
  const sessions = []
  for (const project of projects) {
    await store.projects.create(project)
    const session = {
      id: newId('session'),
      projectId: project.id,
      userId: 'ada',
      name: 'waiting',
      outputLanguage: 'EN',
      jobMode: 'AUTO',
      maxContextualJobHistory: 0,
      createdAt: now.toISOString(),
    }
    await store.sessions.create(session, 150)
    sessions.push(session)
  }
  const jobs = Array.from({ length: count }, (_, index) => jobOf(sessions[index % sessions.length], now))
  for (const job of jobs) await store.jobs.create(job)
  return jobs
}

const jobOf = ({ id, projectId, userId }, now) => ({
  id: newId('job'),
  projectId,
  userId,
  sessionId: id,
  request: {
    question: 'How long does it wait?',
    datasetId: null,
    sourceIds: [],
    leftOut: [],
    outputLanguage: 'EN',
    mode: 'AUTO',
    withCitation: true,
    userPrompt: null,
    maxContextualJobHistory: 0,
  },
  state: 'queued',
  status: null,
  language: null,
  assumptions: [],
  plan: null,
  frame: null,
  result: null,
  results: [],
  refusal: null,
  cost: null,
  attempts: 0,
  createdAt: now.toISOString(),
  finishedAt: null,
})
