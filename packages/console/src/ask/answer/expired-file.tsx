import { failureOf } from '../../server/failure.ts'
import { useWords } from '../../words/words-provider.tsx'
import classes from './expired-file.module.css'

/** Whether the service has removed a file of an answer that it still tells of. */
export const isExpired = (error: unknown): boolean => error !== null && failureOf(error).code === 300003

export function ExpiredFile() {
  const words = useWords().ask.answer
  return (
    <p role="note" className={classes.expired}>
      {words.expired}
    </p>
  )
}
