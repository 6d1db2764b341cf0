import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../application/failure-notice.tsx'
import { useWords } from '../words/words-provider.tsx'

interface NameDialogProps {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
  /** What is chosen beside the name. */
  readonly children: ReactNode
}

/** Asks for the name of an account and what it is to be, and closes once that is done. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const { title, label, hint, action, onSave, onClose, children } = props
  const { state } = useWords().application
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const save = useMutation({ mutationFn: () => onSave(name), onSuccess: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': state.close }}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={label}
            description={hint}
            value={typed}
            maxLength={64}
            required
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value)
            }}
          />
          {children}
          {save.isError ? <FailureNotice error={save.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {state.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={name === ''}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
