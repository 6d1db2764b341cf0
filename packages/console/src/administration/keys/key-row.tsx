import type { ApiKeyRecord } from '@auger/contract'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'

interface KeyRowProps {
  readonly record: ApiKeyRecord
  readonly onRotate: () => void
  readonly onRevoke: () => void
}

export function KeyRow({ record, onRotate, onRevoke }: KeyRowProps): ReactNode {
  const words = useAdministrationWords().keys
  const format = useFormat()
  const { name, hint, created_at, last_used_at, revoked_at } = record
  return (
    <tr>
      <td className={classes.name} dir="auto">
        {name}
      </td>
      <td>
        <code dir="ltr">{hint}</code>
      </td>
      <td>{format.day(created_at)}</td>
      <td>{last_used_at === null ? words.never : format.ago(last_used_at)}</td>
      <td className={revoked_at === null ? classes.good : classes.faint}>
        {revoked_at === null ? words.works : words.revoked({ when: format.day(revoked_at) })}
      </td>
      <td>
        {revoked_at === null ? (
          <Group gap={4} wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.rotateOf({ name })}
              onClick={onRotate}
            >
              {words.rotate}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={words.revokeOf({ name })}
              onClick={onRevoke}
            >
              {words.revoke}
            </Button>
          </Group>
        ) : null}
      </td>
    </tr>
  )
}
