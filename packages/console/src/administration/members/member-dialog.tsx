import type { ProjectRole } from '@auger/contract'
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { callPage } from '../../server/page-client.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import { useWords } from '../../words/words-provider.tsx'
import type { MadeLink } from '../link-dialog.tsx'
import { useAgain } from '../use-again.ts'
import { roles } from './roles.ts'

interface MemberDialogProps {
  readonly projectId: string
  readonly onLink: (link: MadeLink) => void
  readonly onClose: () => void
}

/** Adds an account to a project; one that is not there is made, and its link handed on. */
export function MemberDialog({ projectId, onLink, onClose }: MemberDialogProps): ReactNode {
  const { members: words } = useAdministrationWords()
  const { state } = useWords().application
  const again = useAgain()
  const [name, setName] = useState('')
  const [role, setRole] = useState<ProjectRole>('member')
  const save = useMutation({
    mutationFn: async () => {
      const { link } = await callPage('setMember', { project_id: projectId, name: name.trim(), role })
      if (link !== null) onLink({ name: name.trim(), url: link.url, expiresAt: link.expires_at })
      await again('listMembers', 'listAccounts')
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={words.add} closeButtonProps={{ 'aria-label': state.close }}>
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
          <Radio.Group
            label={words.role}
            value={role}
            onChange={(value) => {
              const wanted = roles.find((one) => one === value)
              if (wanted !== undefined) setRole(wanted)
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="member" label={words.member} description={words.memberHint} />
              <Radio
                value="administrator"
                label={words.administrator}
                description={words.administratorHint}
              />
            </Stack>
          </Radio.Group>
          {save.isError ? <FailureNotice error={save.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {state.cancel}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
