import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callPage } from '../../server/page-client.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { useWords } from '../../words/words-provider.tsx'
import type { MadeLink } from '../link-dialog.tsx'
import { useAgain } from '../use-again.ts'

interface AccountDialogProps {
  readonly onLink: (link: MadeLink) => void
  readonly onClose: () => void
}

/** Makes an account; its password is set by the link that comes back. */
export function AccountDialog({ onLink, onClose }: AccountDialogProps): ReactNode {
  const { accounts: words } = useAdministrationWords()
  const { state } = useWords().application
  const again = useAgain()
  const [name, setName] = useState('')
  const [owner, setOwner] = useState(false)
  const save = useMutation({
    mutationFn: async () => {
      const { account, link } = await callPage('createAccount', { name: name.trim(), owner })
      onLink({ name: account.name, url: link.url, expiresAt: link.expires_at })
      await again('listAccounts')
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={words.create} closeButtonProps={{ 'aria-label': state.close }}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={words.name}
            description={words.nameHint}
            value={name}
            maxLength={64}
            required
            autoComplete="off"
            data-autofocus
            onChange={(event) => {
              setName(event.currentTarget.value)
            }}
          />
          <Checkbox
            label={words.ownerChoice}
            checked={owner}
            onChange={(event) => {
              setOwner(event.currentTarget.checked)
            }}
          />
          {save.isError ? <FailureNotice error={save.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {state.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
              {words.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
