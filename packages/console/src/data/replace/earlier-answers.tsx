import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { AnswerOutcome } from './answer-outcome.tsx'
import classes from './earlier-answers.module.css'
import { replayAnswers } from './replay-answers.ts'

interface EarlierAnswersProps {
  readonly projectId: string
  readonly datasetId: string
  /** The files whose answers are meant: one that was replaced, too. */
  readonly sourceIds: readonly string[]
}

/** Computes earlier answers again over the data as it is now, and tells which differ. */
export function EarlierAnswers({ projectId, datasetId, sourceIds }: EarlierAnswersProps): ReactNode {
  const words = useWords().data.answers
  const replay = useMutation({ mutationFn: () => replayAnswers(projectId, sourceIds) })
  const outcomes = replay.data
  return (
    <section className={classes.section}>
      <Text c="var(--ink-soft)">{words.lead}</Text>
      <div>
        <Button
          variant="default"
          loading={replay.isPending}
          onClick={() => {
            replay.mutate()
          }}
        >
          {words.check}
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {replay.isPending ? words.checking : outcomes?.length === 0 ? words.none : ''}
      </p>
      {replay.isError ? <FailureNotice error={replay.error} /> : null}
      <ul className={classes.list}>
        {outcomes?.map((outcome) => (
          <AnswerOutcome
            key={outcome.question.job_id}
            projectId={projectId}
            datasetId={datasetId}
            outcome={outcome}
          />
        ))}
      </ul>
    </section>
  )
}
