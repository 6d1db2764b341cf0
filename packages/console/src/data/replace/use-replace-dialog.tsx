import type { DatasourceRecord } from '@auger/contract'
import { useState, type ReactNode } from 'react'
import { ReplaceDialog } from './replace-dialog.tsx'

/** For what is there longer than the file that is replaced: opens the dialog, and holds it. */
export function useReplaceDialog(projectId: string): {
  readonly replace: (source: DatasourceRecord) => void
  readonly dialog: ReactNode
} {
  const [source, setSource] = useState<DatasourceRecord>()
  const close = () => {
    setSource(undefined)
  }
  return {
    replace: setSource,
    dialog:
      source === undefined ? null : <ReplaceDialog projectId={projectId} source={source} onClose={close} />,
  }
}
