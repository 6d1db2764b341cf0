import { Button } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '../words/words-provider.tsx'
import { FailureNotice } from './failure-notice.tsx'
import classes from './lonely-page.module.css'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { state } = useWords().application
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{state.failed}</h1>
      <FailureNotice error={error} retry={retry} />
      <Button variant="subtle" onClick={() => location.reload()}>
        {state.reload}
      </Button>
    </main>
  )
}
