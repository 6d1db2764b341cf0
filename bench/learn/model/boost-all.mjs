// Several boosts at once, each in a thread.
import { Worker } from 'node:worker_threads'
import { inParallel } from '../../answers/in-parallel.mjs'

/** tasks: [{ examples, loss: name, settings }] as boost takes them. What they come to, in their order. */
export async function boostAll(tasks, parallel = 2) {
  const found = new Array(tasks.length)
  await inParallel([...tasks.entries()], parallel, async ([at, task]) => {
    found[at] = await inThread(task)
  })
  return found
}

const inThread = (task) =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('boost-thread.mjs', import.meta.url), {
      workerData: task,
      execArgv: [],
    })
    worker.once('message', done)
    worker.once('error', fail)
  })
