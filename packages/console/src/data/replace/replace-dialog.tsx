import type { DatasourceRecord } from '@auger/contract'
import { Button, FileButton, Group, Modal, Progress, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { accepted } from '../upload/refusal.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { useReplacement, type Replacement } from './use-replacement.ts'

interface ReplaceDialogProps {
  readonly projectId: string
  readonly source: DatasourceRecord
  readonly onClose: () => void
}

/** Puts a newer version in the place of a file, and shows what that changes. */
export function ReplaceDialog({ projectId, source, onClose }: ReplaceDialogProps): ReactNode {
  const { replace: words } = useWords().data
  const { state: said } = useWords().application
  const navigate = useNavigate()
  const { state, replaceBy } = useReplacement(projectId, source)
  const { id, dataset_id: datasetId, name } = source
  const working = ['sending', 'reading', 'removing'].includes(state.step)
  const close = () => {
    if (working) return
    onClose()
    // The page of the old file has nothing to show any more.
    if (state.step === 'done' && location.pathname.includes(id))
      void navigate({ to: '/data/$datasetId/$sourceId', params: { datasetId, sourceId: state.sourceId } })
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={close}
      title={words.title({ file: name })}
      closeButtonProps={{ 'aria-label': said.close }}
    >
      {state.step === 'done' ? (
        <>
          <Text mb="md">{words.replaced({ file: name })}</Text>
          <EarlierAnswers projectId={projectId} datasetId={datasetId} sourceIds={[id, state.sourceId]} />
        </>
      ) : (
        <Text mb="md">{words.text}</Text>
      )}
      <ReplacementStep replacement={state} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close} disabled={working}>
          {state.step === 'done' ? said.done : said.cancel}
        </Button>
        {state.step === 'choosing' || state.step === 'failed' ? (
          <FileButton
            accept={accepted}
            onChange={(file) => {
              if (file !== null) replaceBy(file)
            }}
          >
            {(props) => <Button {...props}>{words.choose}</Button>}
          </FileButton>
        ) : null}
      </Group>
    </Modal>
  )
}

function ReplacementStep({ replacement }: { readonly replacement: Replacement }): ReactNode {
  const { replace: words, upload } = useWords().data
  const format = useFormat()
  switch (replacement.step) {
    case 'choosing':
    case 'done':
      return null
    case 'failed':
      return typeof replacement.problem === 'string' ? (
        <Text role="alert" c="var(--bad-ink)">
          {replacement.problem === 'format'
            ? upload.refusedFormat
            : replacement.problem === 'empty'
              ? upload.refusedEmpty
              : words.unusable({ why: replacement.problem })}
        </Text>
      ) : (
        <FailureNotice error={replacement.problem} />
      )
    case 'sending': {
      const { file, sentBytes } = replacement
      return (
        <div role="status">
          {words.uploading({
            file: file.name,
            sent: format.bytes(sentBytes),
            size: format.bytes(file.size),
          })}
          <Progress.Root size="sm">
            <Progress.Section value={(100 * sentBytes) / file.size} animated aria-label={words.progress} />
          </Progress.Root>
        </div>
      )
    }
    case 'reading':
      return <Text role="status">{words.reading}</Text>
    case 'removing':
      return <Text role="status">{words.removing}</Text>
  }
}
