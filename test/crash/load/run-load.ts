import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../random.ts'
import { createDataset, deleteDataset, renameDataset } from './datasets.ts'
import { beginUpload, completeUpload, sendPart, uploadWhole } from './files.ts'
import { cancelJob, readHistory, streamJob, waitForJob } from './jobs.ts'
import type { LoadClient, Operation } from './load-client.ts'
import { createSession, deleteSession, renameSession } from './sessions.ts'
import { addSource, deleteSource, downloadSource, lookAtSource } from './sources.ts'

/** How often each is chosen, against the others. */
const operations: readonly (readonly [Operation, number])[] = [
  [createSession, 6],
  [renameSession, 4],
  [deleteSession, 2],
  [uploadWhole, 6],
  [beginUpload, 3],
  [sendPart, 5],
  [completeUpload, 3],
  [createDataset, 4],
  [renameDataset, 3],
  [deleteDataset, 1],
  [addSource, 6],
  [lookAtSource, 8],
  [deleteSource, 1],
  [downloadSource, 4],
  [streamJob, 5],
  [waitForJob, 4],
  [cancelJob, 3],
  [readHistory, 3],
]
const table = operations.flatMap(([operation, weight]) => Array.from({ length: weight }, () => operation))

export interface Load {
  /** The server is about to die: failures from here on are its death. */
  interrupted(): void
  /** Resolves when every client has noticed; rejects with what went wrong before. */
  readonly over: Promise<number>
}

const mostPause = 25
const mostBeside = 4

/** Every client does one thing after another, and some things beside them, until the server is gone. */
export function runLoad(clients: readonly Omit<LoadClient, 'beside'>[]): Load {
  let dying = false
  let operations = 0
  const work = async (client: Omit<LoadClient, 'beside'>): Promise<void> => {
    const beside = new Set<Promise<void>>()
    let failure: Error | undefined
    const load: LoadClient = {
      ...client,
      beside: (task) => {
        const watched = task
          .catch((error: unknown) => {
            if (!dying) failure = asError(error)
          })
          .finally(() => beside.delete(watched))
        beside.add(watched)
      },
    }
    try {
      while (!dying && failure === undefined) {
        if (await chosen(client.random, beside.size)(load)) operations++
        await pause(client.random.whole(0, mostPause))
      }
    } catch (error) {
      if (!dying) failure = asError(error)
    }
    await Promise.all(beside)
    if (failure !== undefined) throw failure
  }
  const over = Promise.all(clients.map(work)).then(() => operations)
  over.catch(() => undefined)
  return { interrupted: () => (dying = true), over }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

function chosen(random: Random, beside: number): Operation {
  const operation = random.pick(table)
  return beside >= mostBeside && (operation === streamJob || operation === waitForJob)
    ? lookAtSource
    : operation
}
