import { BeyondCache } from '../domain/errors.ts'
import { EngineFailure } from '../ports/engine.ts'
import { ReaderFailure } from '../ports/readers.ts'
import { UnreadableFile } from './unreadable.ts'

const tooLong = 'Reading the file took too long. Please split it into smaller files.'
const tooMuch =
  'Reading the file needed more memory than there is. Please upload fewer columns or a smaller file.'

/** What to tell the person whose file it is, or undefined where the file is not to blame. */
export function explain(error: unknown): string | undefined {
  if (error instanceof UnreadableFile) return error.message
  if (error instanceof BeyondCache) return error.why
  if (error instanceof ReaderFailure) return ofReader(error)
  return error instanceof EngineFailure ? ofEngine(error) : undefined
}

function ofReader(error: ReaderFailure): string | undefined {
  switch (error.reason) {
    case 'refused':
      return error.message
    case 'timeout':
      return tooLong
    case 'memory':
      return tooMuch
    case 'failed':
    case 'lost':
    case 'aborted':
      return undefined
  }
}

function ofEngine(error: EngineFailure): string | undefined {
  switch (error.reason) {
    case 'timeout':
      return tooLong
    case 'memory':
      return tooMuch
    case 'too-large':
      return 'The file has cells that are too long. Please upload it with shorter texts.'
    case 'failed':
    case 'refused':
    case 'lost':
    case 'aborted':
      return undefined
  }
}
