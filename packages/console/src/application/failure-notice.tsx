import { Button } from '@mantine/core'
import { failureOf } from '../server/failure.ts'
import { useWords } from '../words/words-provider.tsx'
import { useFailureText } from './failure-text.ts'
import classes from './failure-notice.module.css'

interface FailureNoticeProps {
  readonly error: unknown
  readonly retry?: (() => void) | undefined
}

/** What went wrong, what to do about it, and what to quote. */
export function FailureNotice({ error, retry }: FailureNoticeProps) {
  const { state } = useWords().application
  const text = useFailureText()
  const { traceId } = failureOf(error)
  return (
    <div role="alert" className={classes.notice}>
      <p className={classes.text}>{text(error)}</p>
      {traceId !== undefined && <p className={classes.trace}>{state.trace({ trace: traceId })}</p>}
      {retry !== undefined && (
        <Button size="compact-sm" variant="default" onClick={retry}>
          {state.tryAgain}
        </Button>
      )}
    </div>
  )
}
