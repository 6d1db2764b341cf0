import type { Cell } from '@auger/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import type { Difference } from './differences-of.ts'
import classes from './earlier-answers.module.css'

interface DifferenceTableProps {
  readonly label: string
  readonly differences: readonly Difference[]
  readonly more: boolean
}

const screenful = 12

/** Cells as they were and as they are. */
export function DifferenceTable({ label, differences, more }: DifferenceTableProps): ReactNode {
  const words = useWords().data.answers
  const format = useFormat()
  const write = (cell: Cell | undefined) =>
    cell === undefined || cell === null
      ? words.nothing
      : typeof cell === 'number'
        ? format.number(cell, { maximumFractionDigits: 4 })
        : String(cell)
  return (
    <>
      <table className={classes.differences} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, screenful).map(({ row, column, before, after }) => (
            <tr key={`${row}-${column}`}>
              <td>{format.number(row + 1)}</td>
              <td dir="auto">{column}</td>
              <td dir="auto">{write(before)}</td>
              <td dir="auto">{write(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more || differences.length > screenful ? <p className={classes.status}>{words.more}</p> : null}
    </>
  )
}
