import type { DatasetRecord } from '@auger/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { TextDialog } from '../dialogs/text-dialog.tsx'
import { wireKey } from '../server/queries.ts'
import { callWire } from '../server/wire-client.ts'
import { useWords } from '../words/words-provider.tsx'

interface DatasetMenuProps {
  readonly projectId: string
  readonly dataset: DatasetRecord
  readonly onDeleted?: () => void
}

/** What can be done with a dataset. */
export function DatasetMenu({ projectId, dataset, onDeleted }: DatasetMenuProps): ReactNode {
  const { datasets: words } = useWords().data
  const { state } = useWords().application
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'rename' | 'delete'>()
  const { id, name, description } = dataset
  const close = () => {
    setDialog(undefined)
  }
  const reread = () => client.invalidateQueries({ queryKey: wireKey(projectId) })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={words.menu({ name })}>
            <span aria-hidden>⋯</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item renderRoot={(props: object) => <Link {...props} to="/ask" search={{ dataset: id }} />}>
            {words.ask}
          </Menu.Item>
          <Menu.Item
            onClick={() => {
              setDialog('rename')
            }}
          >
            {words.rename}
          </Menu.Item>
          <Menu.Item
            color="red"
            onClick={() => {
              setDialog('delete')
            }}
          >
            {words.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' ? (
        <TextDialog
          title={words.renameTitle}
          label={words.name}
          initial={name}
          more={{ label: words.description, initial: description }}
          action={state.save}
          onSave={async (text, more) => {
            await callWire(projectId, 'updateDataset', { id, name: text, description: more })
            await reread()
          }}
          onClose={close}
        />
      ) : null}
      {dialog === 'delete' ? (
        <ConfirmDialog
          title={words.deleteTitle({ name })}
          text={words.deleteText}
          action={words.deleteAction}
          onConfirm={async () => {
            await callWire(projectId, 'deleteDataset', { id })
            onDeleted?.()
            await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDatasets') })
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
