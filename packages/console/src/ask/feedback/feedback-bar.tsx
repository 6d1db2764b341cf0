import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobRecord } from '@auger/contract'
import { RightIcon, WrongIcon } from '../../application/icons.tsx'
import { useFailureText } from '../../application/failure-text.ts'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import type { AnswerProps } from '../answer/answer-props.ts'
import { WrongDialog } from './wrong-dialog.tsx'
import classes from './feedback-bar.module.css'

/** Says whether an answer is right. */
export function FeedbackBar(props: AnswerProps & { readonly record: JobRecord }) {
  const { projectId, jobId, record, view, question, onAsk } = props
  const words = useWords().ask
  const failureText = useFailureText()
  const client = useQueryClient()
  const [opened, { open, close }] = useDisclosure(false)
  const said = () => client.invalidateQueries({ queryKey: wireKey(projectId, 'getJob', { id: jobId }) })
  const right = useMutation({
    mutationFn: () => callWire(projectId, 'giveFeedback', { id: jobId, verdict: 'right' }),
    onSuccess: said,
  })
  const verdict = record.feedback?.verdict
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.thanks}>
        {verdict === 'right' && words.feedback.thanksRight}
        {verdict === 'wrong' && words.feedback.thanksWrong}
        {right.error !== null && failureText(right.error)}
      </span>
      <Button
        size="compact-sm"
        variant={verdict === 'right' ? 'light' : 'subtle'}
        color={verdict === 'right' ? 'lagoon' : 'gray'}
        leftSection={<RightIcon size={15} />}
        aria-pressed={verdict === 'right'}
        loading={right.isPending}
        onClick={() => right.mutate()}
      >
        {words.actions.right}
      </Button>
      <Button
        size="compact-sm"
        variant={verdict === 'wrong' ? 'light' : 'subtle'}
        color={verdict === 'wrong' ? 'orange' : 'gray'}
        leftSection={<WrongIcon size={15} />}
        aria-pressed={verdict === 'wrong'}
        onClick={open}
      >
        {words.actions.wrong}
      </Button>
      {opened && (
        <WrongDialog
          projectId={projectId}
          jobId={jobId}
          columns={record.result?.columns.map(({ name }) => name) ?? []}
          canTeach={view.sources.length > 0 || record.status === 'not_in_data'}
          onClose={close}
          onSaid={said}
          onAskAgain={() => onAsk(question)}
        />
      )}
    </div>
  )
}
