import type { ProjectJob } from '@auger/contract'
import { Modal, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useWire } from '../../server/queries.ts'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { useWords } from '../../words/words-provider.tsx'
import classes from '../administration.module.css'

interface LedgerDialogProps {
  readonly projectId: string
  readonly job: ProjectJob
  readonly onClose: () => void
}

/** What was sent to a model for a question, byte for byte. */
export function LedgerDialog({ projectId, job, onClose }: LedgerDialogProps): ReactNode {
  const { jobs: words } = useAdministrationWords()
  const { state } = useWords().application
  const format = useFormat()
  const ledger = useWire(projectId, 'getJobLedger', { id: job.job_id })
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={words.ledgerOf({ question: job.question })}
      closeButtonProps={{ 'aria-label': state.close }}
    >
      {ledger.isError ? <FailureNotice error={ledger.error} /> : null}
      {ledger.isPending ? <Skeleton height={160} /> : null}
      {ledger.data?.requests.length === 0 ? <p>{words.ledgerNone}</p> : null}
      {ledger.data?.requests.map(({ sent_at, purpose, bytes, body }, index) => {
        const label = words.ledgerRequest({
          purpose: words.purposes[purpose],
          size: format.bytes(bytes),
          when: format.moment(sent_at),
        })
        return (
          <section key={index}>
            <h3>{label}</h3>
            <pre className={classes.secret} tabIndex={0} role="region" aria-label={label} dir="ltr">
              {body}
            </pre>
          </section>
        )
      })}
    </Modal>
  )
}
