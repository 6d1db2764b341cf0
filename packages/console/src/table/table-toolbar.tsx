import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTableWords } from './use-table-words.ts'
import classes from './data-table.module.css'

interface TableToolbarProps {
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly total: number
  readonly of: number
  readonly onDownload: (() => void) | undefined
}

/** The filter, how many rows it leaves, and the whole table as a file. */
export function TableToolbar({
  label,
  search,
  onSearch,
  total,
  of,
  onDownload,
}: TableToolbarProps): ReactNode {
  const { words } = useTableWords()
  return (
    <Group gap="sm" mb="xs" justify="space-between" className={classes['tools']}>
      <Group gap="sm">
        <TextInput
          size="xs"
          type="search"
          value={search}
          placeholder={words.filter}
          aria-label={words.filterOf({ table: label })}
          onChange={(event) => {
            onSearch(event.currentTarget.value)
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {search.trim() === '' ? words.rows({ count: of }) : words.rowsOf({ found: total, count: of })}
        </Text>
      </Group>
      {onDownload === undefined ? null : (
        <Button size="xs" variant="default" onClick={onDownload}>
          {words.download}
        </Button>
      )}
    </Group>
  )
}
