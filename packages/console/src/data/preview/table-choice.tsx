import type { SourceTable } from '@auger/contract'
import { Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'

interface TableChoiceProps {
  readonly tables: readonly SourceTable[]
  readonly table: SourceTable
  readonly onChoose: (id: string) => void
}

/** Which table of a file is looked at; nothing is asked where there is one. */
export function TableChoice({ tables, table, onChoose }: TableChoiceProps): ReactNode {
  const words = useWords().data.preview
  const of = tables.find(({ name }) => name === table.long_of)
  return (
    <>
      {tables.length < 2 ? null : (
        <Select
          label={words.table}
          maw={420}
          mb="sm"
          data={tables.map(({ id, title, name }) => ({ value: id, label: title === '' ? name : title }))}
          value={table.id}
          allowDeselect={false}
          searchable
          onChange={(id) => {
            if (id !== null) onChoose(id)
          }}
        />
      )}
      {table.long_of === null ? null : (
        <Text size="sm" mb="sm">
          {words.longOf({ table: of?.title ?? table.long_of })}
        </Text>
      )}
    </>
  )
}
