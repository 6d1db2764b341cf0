import type { ProjectJob } from '@auger/contract'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAccount } from '../../application/place.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'

/** A word of a closed list that may grow on the server's side. */
const sayOf = (words: { readonly [word: string]: string }, word: string): string => words[word] ?? word

export function JobRow({
  job,
  onLedger,
}: {
  readonly job: ProjectJob
  readonly onLedger: () => void
}): ReactNode {
  const words = useAdministrationWords().jobs
  const format = useFormat()
  const { user_id: own } = useAccount()
  const { question, state, status, user_id, created_at, seconds, analyst, tokens, error, attempts } = job
  const tone = state === 'failed' ? classes.bad : state === 'done' ? classes.good : classes.faint
  return (
    <tr>
      <td className={classes.long} dir="auto">
        {question}
        {error === null ? null : <div className={classes.bad}>{error}</div>}
      </td>
      <td>
        <span className={tone}>{words.states[state]}</span>
        {status === null ? null : <div className={classes.faint}>{sayOf(words.statuses, status)}</div>}
        {attempts > 1 ? <div className={classes.warn}>{words.attempts({ count: attempts })}</div> : null}
      </td>
      <td dir="auto">{user_id.replace(/^account:/, '')}</td>
      <td className={classes.when}>{format.moment(created_at)}</td>
      <td className={classes.number}>{seconds === null ? '' : format.seconds(seconds)}</td>
      <td>{analyst === null ? '' : sayOf(words.analysts, analyst)}</td>
      <td className={classes.number}>
        {tokens === null ? '' : format.number(tokens)}
        {tokens !== null && user_id === own ? (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={words.ledgerOf({ question })}
            onClick={onLedger}
          >
            {words.ledger}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
