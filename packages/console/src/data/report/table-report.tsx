import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'
import { ColumnRow } from './column-row.tsx'
import type { TypeChoice } from './natures.ts'
import type { UnderstoodTable } from './read-report.ts'
import classes from './report.module.css'
import { useColumnDefinitions } from './use-column-definitions.ts'

interface TableReportProps {
  readonly projectId: string
  readonly datasetId: string
  readonly table: UnderstoodTable
  readonly types: { readonly [column: string]: TypeChoice }
  readonly onType: (column: string, type: TypeChoice | undefined) => void
}

const screenful = 40

/** One table of the file: where it lay, and what its columns were taken for. */
export function TableReport({ projectId, datasetId, table, types, onType }: TableReportProps): ReactNode {
  const { report: words } = useWords().data
  const { state } = useWords().application
  const format = useFormat()
  const [shown, setShown] = useState(screenful)
  const definitions = useColumnDefinitions(projectId, datasetId, table.name)
  const { columns, keys = [], sheet, range, page, rows, title, name } = table
  const where = [
    sheet === undefined
      ? undefined
      : range === undefined
        ? words.sheet({ sheet })
        : words.sheetRange({ sheet, range }),
    page === undefined ? undefined : words.page({ page }),
    words.rows({ count: rows }),
    keys.length === 0
      ? undefined
      : words.keys({ count: keys.length, keys: format.list(keys.map((key) => key.join(' + '))) }),
  ]
  return (
    <section>
      <h2 className={classes.title} dir="auto">
        {title ?? name}
      </h2>
      <p className={classes.lead} dir="auto">
        {where.filter((part) => part !== undefined).join(' · ')}
      </p>
      <div
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={words.columns({ table: title ?? name })}
      >
        <table className={classes.columns}>
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.type}</th>
              <th scope="col">{words.nature}</th>
              <th scope="col">{words.unit}</th>
              <th scope="col" className={classes.number}>
                {words.missing}
              </th>
              <th scope="col" className={classes.number}>
                {words.distinct}
              </th>
              <th scope="col">{words.readAs}</th>
            </tr>
          </thead>
          <tbody>
            {columns.slice(0, shown).map((column) => (
              <ColumnRow
                key={column.name}
                column={column}
                type={types[column.name]}
                onType={onType}
                definitions={definitions}
              />
            ))}
          </tbody>
        </table>
      </div>
      {definitions.failure === null ? null : <FailureNotice error={definitions.failure} />}
      {columns.length > shown ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            setShown(shown + 200)
          }}
        >
          {state.more}
        </Button>
      ) : null}
    </section>
  )
}
