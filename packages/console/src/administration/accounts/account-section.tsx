import type { AccountRecord } from '@auger/contract'
import { Button, Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { usePage } from '../../server/queries.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import { LinkDialog, type MadeLink } from '../link-dialog.tsx'
import { RecordTable } from '../record-table.tsx'
import { AccountChange, type Change } from './account-change.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'

/** Everybody who can log in. */
export function AccountSection(): ReactNode {
  const words = useAdministrationWords().accounts
  const list = usePage('listAccounts', {})
  const [creating, setCreating] = useState(false)
  const [changing, setChanging] = useState<{ readonly account: AccountRecord; readonly change: Change }>()
  const [link, setLink] = useState<MadeLink>()
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={160} radius="md" />
  return (
    <section className={classes.section}>
      <p className={classes.lead}>{words.lead}</p>
      <div>
        <Button
          onClick={() => {
            setCreating(true)
          }}
        >
          {words.create}
        </Button>
      </div>
      <RecordTable
        label={words.list}
        columns={[
          { name: words.account },
          { name: words.kind },
          { name: words.state },
          { name: words.seen },
          { name: words.actions, unseen: true },
        ]}
      >
        {list.data.accounts.map((account) => (
          <AccountRow
            key={account.name}
            account={account}
            onChange={(change) => {
              setChanging({ account, change })
            }}
          />
        ))}
      </RecordTable>
      {creating ? (
        <AccountDialog
          onLink={setLink}
          onClose={() => {
            setCreating(false)
          }}
        />
      ) : null}
      {changing === undefined ? null : (
        <AccountChange
          account={changing.account}
          change={changing.change}
          onLink={setLink}
          onClose={() => {
            setChanging(undefined)
          }}
        />
      )}
      {link === undefined || creating || changing !== undefined ? null : (
        <LinkDialog
          link={link}
          onClose={() => {
            setLink(undefined)
          }}
        />
      )}
    </section>
  )
}
