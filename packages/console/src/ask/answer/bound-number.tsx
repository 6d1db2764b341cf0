import { Popover } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Binding } from '@auger/contract'
import { useWords } from '../../words/words-provider.tsx'
import { useTrace } from './tracing.tsx'
import classes from './bound-number.module.css'

interface BoundNumberProps {
  readonly binding: Binding
  readonly children: ReactNode
}

/** A number that leads to its cell, or tells how it was computed. */
export function BoundNumber({ binding, children }: BoundNumberProps) {
  const words = useWords().ask.answer
  const { trace } = useTrace()
  const { row, column, expression, table } = binding
  const [opened, setOpened] = useState(false)
  const inCell = row !== undefined && column !== undefined
  const origin = inCell
    ? words.boundCell({ row: row + 1, column })
    : expression === undefined
      ? undefined
      : words.boundExpression({ expression })
  return (
    <span className={classes.held}>
      <Popover
        opened={opened && origin !== undefined}
        shadow="md"
        position="top"
        withinPortal
        trapFocus={false}
        returnFocus={false}
        withRoles={false}
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.number}
            data-cell={inCell}
            aria-description={origin}
            onClick={() => {
              setOpened(!inCell)
              trace(binding)
            }}
            onMouseEnter={() => setOpened(true)}
            onMouseLeave={() => setOpened(false)}
            onFocus={() => setOpened(true)}
            onBlur={() => setOpened(false)}
          >
            {children}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={classes.card}>
          <span dir="auto">{origin}</span>
          {table !== undefined && <span className={classes.table}>{table}</span>}
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}
