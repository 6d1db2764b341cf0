import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { failureOf } from '../server/failure.ts'
import { useWords } from '../words/words-provider.tsx'
import classes from './login-failure.module.css'

/** Wrong, or too often wrong: then with the seconds that are left. */
export function LoginFailure({ error }: { readonly error: unknown }) {
  const words = useWords()
  const { code, retryAfter = 0 } = failureOf(error)
  const [left, setLeft] = useState(retryAfter)
  useInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000, { autoInvoke: retryAfter > 0 })
  if (code === 201)
    return (
      <p role="alert" className={classes.notice}>
        {words.application.state.wait({ count: left })}
      </p>
    )
  if (code === 1005)
    return (
      <p role="alert" className={classes.notice}>
        {words.account.login.wrong} <span className={classes.hint}>{words.account.login.forgotten}</span>
      </p>
    )
  return <FailureNotice error={error} />
}
