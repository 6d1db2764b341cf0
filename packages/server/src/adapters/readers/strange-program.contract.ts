import { readFile, writeFile } from 'node:fs/promises'
import type { FromProgram, ToProgram } from '../../ports/readers.ts'

/** A program that does what a file might make a reader do. */
export type StrangeTask =
  | { readonly kind: 'echo'; readonly text: string }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'throw' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'hoard'; readonly what: 'objects' | 'bytes' }
  | { readonly kind: 'babble' }
  | { readonly kind: 'read'; readonly file: string }
  | { readonly kind: 'write'; readonly file: string }
  | { readonly kind: 'environment' }

const tell = (message: FromProgram | { readonly kind: 'nonsense' }) => void process.send?.(message)

async function perform(task: StrangeTask, id: number): Promise<unknown> {
  switch (task.kind) {
    case 'echo':
      tell({ kind: 'news', id, news: 'soon' })
      return task.text
    case 'refuse':
      return tell({ kind: 'failed', id, reason: 'refused', message: 'The file is empty.' })
    case 'throw':
      return tell({ kind: 'failed', id, reason: 'failed', message: 'TypeError: x is undefined' })
    case 'hang':
      for (;;);
    case 'crash':
      process.kill(process.pid, 'SIGSEGV')
      return process.abort()
    case 'hoard': {
      const hoard: unknown[] = []
      for (;;)
        hoard.push(task.what === 'bytes' ? Buffer.alloc(2 ** 24, 1) : Array.from({ length: 1e5 }, String))
    }
    case 'babble':
      return tell({ kind: 'nonsense' })
    case 'read':
      return readFile(task.file, 'utf8').catch((error: unknown) => String(error))
    case 'write':
      return writeFile(task.file, 'written').then(
        () => 'written',
        (error: unknown) => String(error),
      )
    case 'environment':
      return Object.keys(process.env).filter((name) => !name.startsWith('NODE_') && !name.startsWith('TSX_'))
  }
}

process.on('disconnect', () => process.exit())
process.on('message', ({ id, task }: ToProgram) => {
  void perform(task as StrangeTask, id).then((result) => {
    if (result !== undefined) tell({ kind: 'done', id, result })
  })
})
tell({ kind: 'ready' })
