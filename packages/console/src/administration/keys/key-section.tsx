import type { ApiKeyRecord } from '@auger/contract'
import { Button, Group, Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { TextDialog } from '../../dialogs/text-dialog.tsx'
import { callPage } from '../../server/page-client.ts'
import { usePage } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { RecordTable } from '../record-table.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { useAgain } from '../use-again.ts'
import { KeyRow } from './key-row.tsx'

type Dialog = { readonly kind: 'create' } | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKeyRecord }

/** The keys of a project. A secret is shown once, when it is made. */
export function KeySection({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useAdministrationWords().keys
  const again = useAgain()
  const list = usePage('listKeys', { project_id: projectId })
  const [dialog, setDialog] = useState<Dialog>()
  const [secret, setSecret] = useState<string>()
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={160} radius="md" />
  const { keys } = list.data
  const close = () => {
    setDialog(undefined)
  }
  const rotate = async (key: ApiKeyRecord) => {
    const made = await callPage('rotateKey', { project_id: projectId, key_id: key.id })
    setSecret(made.secret)
    await again('listKeys')
  }
  const revoke = async (key: ApiKeyRecord) => {
    await callPage('revokeKey', { project_id: projectId, key_id: key.id })
    await again('listKeys')
  }
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <Group>
        <Button
          onClick={() => {
            setDialog({ kind: 'create' })
          }}
        >
          {words.create}
        </Button>
      </Group>
      {keys.length === 0 ? (
        <EmptyState title={words.none} text={words.noneWhy} />
      ) : (
        <RecordTable
          label={words.list}
          columns={[
            { name: words.note },
            { name: words.hint },
            { name: words.made },
            { name: words.used },
            { name: words.state },
            { name: words.actions, unseen: true },
          ]}
        >
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              record={key}
              onRotate={() => {
                setDialog({ kind: 'rotate', key })
              }}
              onRevoke={() => {
                setDialog({ kind: 'revoke', key })
              }}
            />
          ))}
        </RecordTable>
      )}
      {dialog?.kind === 'create' ? (
        <TextDialog
          title={words.create}
          label={words.name}
          action={words.make}
          onSave={async (name) => {
            const made = await callPage('createKey', { project_id: projectId, name })
            setSecret(made.secret)
            await again('listKeys')
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'rotate' ? (
        <ConfirmDialog
          title={words.rotateTitle({ name: dialog.key.name })}
          text={words.rotateText}
          action={words.rotateAction}
          onConfirm={() => rotate(dialog.key)}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'revoke' ? (
        <ConfirmDialog
          title={words.revokeTitle({ name: dialog.key.name })}
          text={words.revokeText}
          action={words.revokeAction}
          onConfirm={() => revoke(dialog.key)}
          onClose={close}
        />
      ) : null}
      {secret === undefined || dialog !== undefined ? null : (
        <SecretDialog
          title={words.secretTitle}
          text={words.secretText}
          label={words.secret}
          secret={secret}
          copy={words.copy}
          copied={words.copied}
          done={words.kept}
          onClose={() => {
            setSecret(undefined)
          }}
        />
      )}
    </section>
  )
}
