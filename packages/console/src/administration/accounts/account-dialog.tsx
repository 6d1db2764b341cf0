import { Checkbox } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { callPage } from '../../server/page-client.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import type { MadeLink } from '../link-dialog.tsx'
import { NameDialog } from '../name-dialog.tsx'
import { useAgain } from '../use-again.ts'

interface AccountDialogProps {
  readonly onLink: (link: MadeLink) => void
  readonly onClose: () => void
}

/** Makes an account; its password is set by the link that comes back. */
export function AccountDialog({ onLink, onClose }: AccountDialogProps): ReactNode {
  const { accounts: words } = useAdministrationWords()
  const again = useAgain()
  const [owner, setOwner] = useState(false)
  const make = async (name: string) => {
    const { account, link } = await callPage('createAccount', { name, owner })
    onLink({ name: account.name, url: link.url, expiresAt: link.expires_at })
    await again('listAccounts')
  }
  return (
    <NameDialog
      title={words.create}
      label={words.name}
      hint={words.nameHint}
      action={words.make}
      onSave={make}
      onClose={onClose}
    >
      <Checkbox
        label={words.ownerChoice}
        checked={owner}
        onChange={(event) => {
          setOwner(event.currentTarget.checked)
        }}
      />
    </NameDialog>
  )
}
