import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { differencesOf } from './differences-of.ts'
import classes from './earlier-answers.module.css'
import type { ReplayedAnswer } from './replay-answers.ts'

interface AnswerOutcomeProps {
  readonly projectId: string
  readonly datasetId: string
  readonly outcome: ReplayedAnswer
}

/** One earlier answer: whether it is still the same, which cells differ, and asking it anew where its file was replaced. */
export function AnswerOutcome({ projectId, datasetId, outcome }: AnswerOutcomeProps): ReactNode {
  const words = useWords().data.answers
  const { question, replay } = outcome
  const replaced = replay.sources.some(({ change }) => change === 'deleted')
  const again = useMutation({
    mutationFn: async () => {
      const before = await callWire(projectId, 'getJob', { id: question.job_id })
      const after = await callWire(projectId, 'createJob', {
        session_id: question.session_id,
        question: question.question,
        dataset_id: datasetId,
        stream: false,
      })
      return { job: after.job_id, differences: differencesOf(before.result, after.result) }
    },
  })
  const asked = again.data
  const differences = asked?.differences ?? replay.differences
  const same = asked === undefined ? replay.same : asked.differences.length === 0
  const told = asked !== undefined || !replaced
  return (
    <li className={classes.item}>
      <Group justify="space-between" gap="xs" align="start">
        <Link
          to="/ask/$sessionId"
          params={{ sessionId: question.session_id }}
          search={{ job: asked?.job ?? question.job_id }}
          className={classes.question}
          dir="auto"
        >
          {question.question}
        </Link>
        {told ? (
          <span className={same ? classes.same : classes.differs}>{same ? words.same : words.differs}</span>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            loading={again.isPending}
            onClick={() => {
              again.mutate()
            }}
          >
            {words.askAgain}
          </Button>
        )}
      </Group>
      {replay.reason === undefined || asked !== undefined || replaced ? null : (
        <Text size="sm" c="var(--ink-soft)" dir="auto">
          {replay.reason}
        </Text>
      )}
      {again.isError ? <FailureNotice error={again.error} /> : null}
      {told && differences.length > 0 ? (
        <DifferenceTable
          label={words.differences({ question: question.question })}
          differences={differences}
          more={asked === undefined && replay.more_differences}
        />
      ) : null}
    </li>
  )
}
