import type { ReactNode } from 'react'
import classes from './administration.module.css'

export interface RecordColumn {
  readonly name: string
  readonly numeric?: boolean
  readonly unseen?: boolean
}

interface RecordTableProps {
  readonly label: string
  readonly columns: readonly RecordColumn[]
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** A table that scrolls sideways where the screen is narrow; the keyboard scrolls it, too. */
export function RecordTable({ label, columns, children, foot }: RecordTableProps): ReactNode {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ name, numeric = false, unseen = false }) => (
              <th key={name} scope="col" className={numeric ? classes.number : undefined}>
                {unseen ? <span className="unseen">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot === undefined ? null : <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}
