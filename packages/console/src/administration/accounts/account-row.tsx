import type { AccountRecord } from '@auger/contract'
import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAccount } from '../../application/place.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import type { Change } from './account-change.tsx'

interface AccountRowProps {
  readonly account: AccountRecord
  readonly onChange: (change: Change) => void
}

export function AccountRow({ account, onChange }: AccountRowProps): ReactNode {
  const words = useAdministrationWords().accounts
  const format = useFormat()
  const you = useAccount().name
  const { name, owner, shut, has_password, seen_at } = account
  const changes: readonly (readonly [Change, string])[] = [
    ['link', words.newLink],
    owner ? ['person', words.makePerson] : ['owner', words.makeOwner],
    shut ? ['open', words.openIt] : ['shut', words.shutIt],
  ]
  return (
    <tr>
      <td>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {name === you ? <span className={classes.faint}> · {words.you}</span> : null}
      </td>
      <td>{owner ? words.owner : words.person}</td>
      <td>
        <span className={shut ? classes.bad : classes.good}>{shut ? words.shut : words.open}</span>
        {has_password ? null : <div className={classes.faint}>{words.invited}</div>}
      </td>
      <td>{seen_at === null ? words.never : format.ago(seen_at)}</td>
      <td>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={words.menu({ name })}>
              <span aria-hidden>⋯</span>
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {changes.map(([change, label]) => (
              <Menu.Item
                key={change}
                {...(change === 'shut' ? { color: 'red' } : {})}
                onClick={() => {
                  onChange(change)
                }}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  )
}
