import type { MemberRecord, ProjectRole } from '@auger/contract'
import { Button, Group, NativeSelect, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { callPage } from '../../server/page-client.ts'
import { usePage } from '../../server/queries.ts'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { LinkDialog, type MadeLink } from '../link-dialog.tsx'
import { RecordTable } from '../record-table.tsx'
import { useAgain } from '../use-again.ts'
import { MemberDialog } from './member-dialog.tsx'
import { roles } from './roles.ts'

/** Who may work in a project, and as what. */
export function MemberSection({ projectId }: { readonly projectId: string }): ReactNode {
  const words = useAdministrationWords().members
  const again = useAgain()
  const list = usePage('listMembers', { project_id: projectId })
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<MemberRecord>()
  const [link, setLink] = useState<MadeLink>()
  const change = useMutation({
    mutationFn: async ({ name, role }: { readonly name: string; readonly role: ProjectRole }) => {
      await callPage('setMember', { project_id: projectId, name, role })
      await again('listMembers')
    },
  })
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={160} radius="md" />
  const { members } = list.data
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <Group>
        <Button
          onClick={() => {
            setAdding(true)
          }}
        >
          {words.add}
        </Button>
      </Group>
      {change.isError ? <FailureNotice error={change.error} /> : null}
      {members.length === 0 ? (
        <EmptyState title={words.none} text={words.noneWhy} />
      ) : (
        <RecordTable
          label={words.list}
          columns={[
            { name: words.account },
            { name: words.role },
            { name: words.seen },
            { name: words.actions, unseen: true },
          ]}
        >
          {members.map((member) => (
            <MemberRow
              key={member.name}
              member={member}
              onRole={(role) => {
                change.mutate({ name: member.name, role })
              }}
              onRemove={() => {
                setLeaving(member)
              }}
            />
          ))}
        </RecordTable>
      )}
      {adding ? (
        <MemberDialog
          projectId={projectId}
          onLink={setLink}
          onClose={() => {
            setAdding(false)
          }}
        />
      ) : null}
      {link === undefined || adding ? null : (
        <LinkDialog
          link={link}
          onClose={() => {
            setLink(undefined)
          }}
        />
      )}
      {leaving === undefined ? null : (
        <ConfirmDialog
          title={words.removeTitle({ name: leaving.name })}
          text={words.removeText}
          action={words.removeAction}
          onConfirm={async () => {
            await callPage('removeMember', { project_id: projectId, name: leaving.name })
            await again('listMembers')
          }}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </section>
  )
}

interface MemberRowProps {
  readonly member: MemberRecord
  readonly onRole: (role: ProjectRole) => void
  readonly onRemove: () => void
}

function MemberRow({ member, onRole, onRemove }: MemberRowProps): ReactNode {
  const words = useAdministrationWords().members
  const format = useFormat()
  const { name, role, has_password, shut, seen_at } = member
  return (
    <tr>
      <td>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {has_password ? null : <div className={classes.faint}>{words.invited}</div>}
        {shut ? <div className={classes.bad}>{words.shut}</div> : null}
      </td>
      <td>
        <NativeSelect
          size="xs"
          w={150}
          aria-label={words.roleOf({ name })}
          value={role}
          data={roles.map((one) => ({ value: one, label: words[one] }))}
          onChange={(event) => {
            const wanted = roles.find((one) => one === event.currentTarget.value)
            if (wanted !== undefined) onRole(wanted)
          }}
        />
      </td>
      <td>{seen_at === null ? words.never : format.ago(seen_at)}</td>
      <td>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={words.removeOf({ name })}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </td>
    </tr>
  )
}
