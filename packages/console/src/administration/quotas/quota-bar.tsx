import { Progress } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAdministrationWords } from '../../words/administration-words.tsx'
import classes from '../administration.module.css'
import own from './quotas.module.css'

interface QuotaBarProps {
  readonly label: string
  readonly used: number
  readonly limit: number | null
  readonly said: string
}

const nearly = 0.85

/** How much of a limit is used; in words, too, as a colour says nothing to some. */
export function QuotaBar({ label, used, limit, said }: QuotaBarProps): ReactNode {
  const words = useAdministrationWords().quotas
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit)
  return (
    <div className={own.bar}>
      <span>{said}</span>
      {limit === null ? null : (
        <>
          <Progress.Root size="md">
            <Progress.Section
              value={100 * share}
              aria-label={label}
              color={share >= 1 ? 'red' : share >= nearly ? 'yellow' : 'lagoon'}
            />
          </Progress.Root>
          {share >= nearly ? (
            <span className={share >= 1 ? classes.bad : classes.warn}>
              {share >= 1 ? words.usedUp : words.nearly}
            </span>
          ) : null}
        </>
      )}
    </div>
  )
}
