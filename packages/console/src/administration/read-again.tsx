import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { AgainIcon } from '../application/icons.tsx'
import { useAdministrationWords } from '../words/administration-words.tsx'
import classes from './read-again.module.css'

interface ReadAgainProps {
  readonly isReading: boolean
  readonly onRead: () => void
}

/** Reads a list again. Its words stay, and the focus on it: a list is read in less time than it takes to hide them. */
export function ReadAgain({ isReading, onRead }: ReadAgainProps): ReactNode {
  const { refresh } = useAdministrationWords().jobs
  return (
    <Button
      variant="default"
      aria-busy={isReading}
      leftSection={
        <span className={classes.icon}>
          <AgainIcon size={16} />
        </span>
      }
      onClick={() => {
        if (!isReading) onRead()
      }}
    >
      {refresh}
    </Button>
  )
}
