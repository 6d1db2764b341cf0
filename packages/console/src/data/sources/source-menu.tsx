import type { DatasourceRecord } from '@auger/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { readReport } from '../report/read-report.ts'
import { saveAddress } from '../save-address.ts'

interface SourceMenuProps {
  readonly projectId: string
  readonly source: DatasourceRecord
  /** Its dialog outlives the file, which is removed in the end. */
  readonly onReplace: () => void
  readonly onRemoved?: () => void
}

/** What can be done with a file. */
export function SourceMenu({ projectId, source, onReplace, onRemoved }: SourceMenuProps): ReactNode {
  const { sources: words } = useWords().data
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const { id, dataset_id, name } = source
  const place = { dataset_id, datasource_id: id }
  const rejected = readReport(source.report)?.rejectedRows ?? 0
  const close = () => {
    setRemoving(false)
  }
  const download = async () => {
    const { presigned_url } = await callWire(projectId, 'presignDatasource', { ...place, expires_in: 600 })
    saveAddress(presigned_url, name)
  }
  const downloadRejected = async () => {
    const { presigned_url } = await callWire(projectId, 'presignRejectedRows', { ...place, expires_in: 600 })
    saveAddress(presigned_url, `${name}.rejected.csv`)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={words.menu({ file: name })}>
            <span aria-hidden>⋯</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void download()}>{words.download}</Menu.Item>
          {rejected > 0 ? (
            <Menu.Item onClick={() => void downloadRejected()}>{words.rejected}</Menu.Item>
          ) : null}
          <Menu.Item onClick={onReplace}>{words.replace}</Menu.Item>
          <Menu.Item
            color="red"
            onClick={() => {
              setRemoving(true)
            }}
          >
            {words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {removing ? (
        <ConfirmDialog
          title={words.removeTitle({ file: name })}
          text={words.removeText}
          action={words.removeAction}
          onConfirm={async () => {
            await callWire(projectId, 'deleteDatasource', place)
            onRemoved?.()
            await client.invalidateQueries({ queryKey: wireKey(projectId) })
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
