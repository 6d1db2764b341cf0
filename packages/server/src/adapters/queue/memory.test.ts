import { queueContract } from '../../ports/queue.contract.ts'
import type { QueuedTask } from '../../ports/queue.ts'
import { createMemoryQueue } from './memory.ts'

queueContract('memory', () => {
  const failed: QueuedTask[] = []
  return Promise.resolve({
    queue: createMemoryQueue({ onError: (_error, task) => failed.push(task) }),
    failed,
  })
})
