import type { ReactNode } from 'react'
import { useFormat } from '../words/use-format.ts'
import { useAdministrationWords } from '../words/administration-words.tsx'
import { SecretDialog } from './secret-dialog.tsx'

export interface MadeLink {
  readonly name: string
  readonly url: string
  readonly expiresAt: string
}

/** A one-time link, to be sent to whoever it is for. */
export function LinkDialog({
  link,
  onClose,
}: {
  readonly link: MadeLink
  readonly onClose: () => void
}): ReactNode {
  const words = useAdministrationWords().link
  const format = useFormat()
  return (
    <SecretDialog
      title={words.title({ name: link.name })}
      text={words.text({ name: link.name, when: format.moment(link.expiresAt) })}
      label={words.label}
      secret={link.url}
      copy={words.copy}
      copied={words.copied}
      done={words.done}
      onClose={onClose}
    />
  )
}
