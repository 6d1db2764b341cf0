import type { AccountRecord } from '@auger/contract'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { callPage } from '../../server/page-client.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import type { MadeLink } from '../link-dialog.tsx'
import { useAgain } from '../use-again.ts'

export type Change = 'link' | 'owner' | 'person' | 'shut' | 'open'

interface AccountChangeProps {
  readonly account: AccountRecord
  readonly change: Change
  readonly onLink: (link: MadeLink) => void
  readonly onClose: () => void
}

/** Asks before an account is changed, and changes it. */
export function AccountChange({ account, change, onLink, onClose }: AccountChangeProps): ReactNode {
  const words = useAdministrationWords().accounts
  const again = useAgain()
  const { name } = account
  const said = {
    link: [words.linkTitle({ name }), words.linkText, words.linkAction],
    owner: [words.ownerTitle({ name }), words.ownerText, words.ownerAction],
    person: [words.personTitle({ name }), words.personText, words.personAction],
    shut: [words.shutTitle({ name }), words.shutText, words.shutAction],
    open: [words.openTitle({ name }), words.openText, words.openIt],
  } as const satisfies { readonly [change in Change]: readonly [string, string, string] }
  const [title, text, action] = said[change]
  const carryOut = async () => {
    if (change === 'link') {
      const { url, expires_at } = await callPage('createAccountLink', { name })
      onLink({ name, url, expiresAt: expires_at })
    } else await callPage('updateAccount', { name, ...fieldsOf(change) })
    await again('listAccounts', 'listMembers')
  }
  return <ConfirmDialog title={title} text={text} action={action} onConfirm={carryOut} onClose={onClose} />
}

function fieldsOf(change: Exclude<Change, 'link'>): { readonly owner?: boolean; readonly shut?: boolean } {
  switch (change) {
    case 'owner':
      return { owner: true }
    case 'person':
      return { owner: false }
    case 'shut':
      return { shut: true }
    case 'open':
      return { shut: false }
  }
}
