import { EngineFailure } from '../ports/engine.ts'
import { UnreadableFile } from './unreadable.ts'

/** What to tell the person whose file it is, or undefined where the file is not to blame. */
export function explain(error: unknown): string | undefined {
  if (error instanceof UnreadableFile) return error.message
  if (!(error instanceof EngineFailure)) return undefined
  switch (error.reason) {
    case 'timeout':
      return 'Reading the file took too long. Please split it into smaller files.'
    case 'memory':
      return 'Reading the file needed more memory than there is. Please upload fewer columns or a smaller file.'
    case 'too-large':
      return 'The file has cells that are too long. Please upload it with shorter texts.'
    case 'failed':
    case 'refused':
    case 'lost':
    case 'aborted':
      return undefined
  }
}
