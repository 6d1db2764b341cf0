import type { FromProgram, ToProgram } from '../../ports/readers.ts'
import { UnreadableFile } from '../unreadable.ts'
import { performTask } from './perform-task.ts'
import type { ReaderTask } from './tasks.ts'

/** The program of a reading process: it takes a file apart, and goes when the server goes. */

// There is nothing here to lose. In a sandbox this is the first process, which cannot kill itself.
const leave = () => {
  process.kill(process.pid, 'SIGKILL')
  process.exit()
}
const tell = (message: FromProgram) => void process.send?.(message)
const never = new AbortController().signal

process.on('disconnect', leave)
process.on('message', ({ id, task }: ToProgram) => {
  void performTask(task as ReaderTask, never, (news) => tell({ kind: 'news', id, news })).then(
    (result) => tell({ kind: 'done', id, result }),
    (error: unknown) => tell({ kind: 'failed', id, ...failureOf(error) }),
  )
})

function failureOf(error: unknown): { reason: 'refused' | 'memory' | 'failed'; message: string } {
  if (error instanceof UnreadableFile) return { reason: 'refused', message: error.message }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const outgrown =
    error instanceof RangeError && /allocation failed|invalid (?:string|array) length/i.test(error.message)
  return { reason: outgrown ? 'memory' : 'failed', message }
}

if (!process.connected) leave()
tell({ kind: 'ready' })
