import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useWords } from '../words/words-provider.tsx'

interface TextDialogProps {
  readonly title: string
  readonly label: string
  readonly hint?: string
  readonly initial?: string
  /** A second, longer text that may stay empty. */
  readonly more?: { readonly label: string; readonly initial?: string } | undefined
  readonly action: string
  readonly most?: number
  readonly onSave: (text: string, more: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a name, and closes once it was taken. */
export function TextDialog(props: TextDialogProps): ReactNode {
  const { title, label, hint, initial = '', more, action, most = 128, onSave, onClose } = props
  const { state } = useWords().application
  const [text, setText] = useState(initial)
  const [second, setSecond] = useState(more?.initial ?? '')
  const save = useMutation({ mutationFn: () => onSave(text.trim(), second), onSuccess: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': state.close }}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={label}
            description={hint}
            value={text}
            maxLength={most}
            required
            data-autofocus
            onChange={(event) => {
              setText(event.currentTarget.value)
            }}
          />
          {more === undefined ? null : (
            <Textarea
              label={more.label}
              value={second}
              autosize
              minRows={2}
              maxRows={8}
              onChange={(event) => {
                setSecond(event.currentTarget.value)
              }}
            />
          )}
          {save.isError ? <FailureNotice error={save.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {state.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={text.trim() === ''}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
