import type { ProjectRole } from '@auger/contract'
import { Radio, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { callPage } from '../../server/page-client.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import type { MadeLink } from '../link-dialog.tsx'
import { NameDialog } from '../name-dialog.tsx'
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
  const again = useAgain()
  const [role, setRole] = useState<ProjectRole>('member')
  const add = async (name: string) => {
    const { link } = await callPage('setMember', { project_id: projectId, name, role })
    if (link !== null) onLink({ name, url: link.url, expiresAt: link.expires_at })
    await again('listMembers', 'listAccounts')
  }
  return (
    <NameDialog
      title={words.add}
      label={words.name}
      hint={words.nameHint}
      action={words.save}
      onSave={add}
      onClose={onClose}
    >
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
          <Radio value="administrator" label={words.administrator} description={words.administratorHint} />
        </Stack>
      </Radio.Group>
    </NameDialog>
  )
}
