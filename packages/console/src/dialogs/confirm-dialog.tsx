import { Button, Group, Modal, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useWords } from '../words/words-provider.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** What is lost. */
  readonly text: string
  /** What the button says. */
  readonly action: string
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps): ReactNode {
  const { state } = useWords().application
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: onClose })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': state.close }}>
      <Text mb="md">{text}</Text>
      {confirm.isError ? <FailureNotice error={confirm.error} /> : null}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {state.cancel}
        </Button>
        <Button
          color="red"
          loading={confirm.isPending}
          onClick={() => {
            confirm.mutate()
          }}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  )
}
