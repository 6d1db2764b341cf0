import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { definitionOf, emptyDraft } from './definition-draft.ts'
import { DefinitionForm } from './definition-form.tsx'

interface WrongDialogProps {
  readonly projectId: string
  readonly jobId: string
  /** Columns that the answer has, to choose from. */
  readonly columns: readonly string[]
  /** Whether there is a dataset to define something for. */
  readonly canTeach: boolean
  readonly onClose: () => void
  readonly onSaid: () => Promise<unknown>
  readonly onAskAgain: () => void
}

/** Why an answer is wrong, and what would have made it right. */
export function WrongDialog(props: WrongDialogProps) {
  const { projectId, jobId, columns, canTeach, onClose, onSaid, onAskAgain } = props
  const words = useWords()
  const { feedback } = words.ask
  const [reason, setReason] = useState('')
  const [draft, setDraft] = useState(emptyDraft)
  const definition = definitionOf(draft)
  const tell = useMutation({
    mutationFn: async (_askAgain: boolean) => {
      await callWire(projectId, 'giveFeedback', {
        id: jobId,
        verdict: 'wrong',
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        ...(definition === undefined ? {} : { definition }),
      })
      await onSaid()
    },
    onSuccess: (_, askAgain) => {
      onClose()
      if (askAgain) onAskAgain()
    },
  })
  const unfinished = draft.kind !== 'none' && definition === undefined
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={feedback.title}
      closeButtonProps={{ 'aria-label': words.application.state.close }}
    >
      <Stack>
        <Textarea
          data-autofocus
          autosize
          minRows={2}
          maxLength={4_000}
          label={feedback.reason}
          description={feedback.reasonHint}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {canTeach && (
          <div>
            <Text fw={600}>{feedback.teach}</Text>
            <Text size="sm" c="dimmed" mb="xs">
              {feedback.teachHint}
            </Text>
            <DefinitionForm draft={draft} columns={columns} onChange={setDraft} />
          </div>
        )}
        {tell.error !== null && <FailureNotice error={tell.error} />}
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            {words.application.state.cancel}
          </Button>
          <Button
            variant="default"
            disabled={unfinished}
            loading={tell.isPending}
            onClick={() => tell.mutate(false)}
          >
            {feedback.send}
          </Button>
          {definition !== undefined && (
            <Button loading={tell.isPending} onClick={() => tell.mutate(true)}>
              {feedback.askAgain}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
