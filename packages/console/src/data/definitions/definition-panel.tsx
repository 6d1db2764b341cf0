import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DefinitionRecord } from '@auger/contract'
import { EmptyState } from '../../application/empty-state.tsx'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import { useWire, wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { DefinitionDialog } from './definition-dialog.tsx'
import classes from './definition-panel.module.css'
import { useDefinitionText } from './use-definition-text.ts'

/** What people have said about the data of a dataset. */
export function DefinitionPanel({
  projectId,
  datasetId,
}: {
  readonly projectId: string
  readonly datasetId: string
}): ReactNode {
  const words = useWords().data.definitions
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<DefinitionRecord>()
  const list = useWire(projectId, 'listDefinitions', { id: datasetId, page_size: 500, page_number: 1 })
  const textOf = useDefinitionText()
  if (list.isError) return <FailureNotice error={list.error} retry={() => void list.refetch()} />
  if (list.data === undefined) return <Skeleton height={120} radius="md" />
  const reread = () => client.invalidateQueries({ queryKey: wireKey(projectId, 'listDefinitions') })
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{words.lead}</p>
      <div>
        <Button
          variant="default"
          onClick={() => {
            setAdding(true)
          }}
        >
          {words.add}
        </Button>
      </div>
      {list.data.records.length === 0 ? <EmptyState title={words.none} text={words.noneWhy} /> : null}
      <ul className={classes.list} aria-label={words.list}>
        {list.data.records.map((definition) => (
          <li key={definition.id} className={classes.item}>
            <div className={classes.text}>
              <span dir="auto">{textOf(definition)}</span>
              <span className={classes.about} dir="auto">
                {words.about({ table: definition.table })}
              </span>
            </div>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={words.deleteOf({ definition: textOf(definition) })}
              onClick={() => {
                setLeaving(definition)
              }}
            >
              {words.delete}
            </Button>
          </li>
        ))}
      </ul>
      {adding ? (
        <DefinitionDialog
          projectId={projectId}
          datasetId={datasetId}
          onClose={() => {
            setAdding(false)
          }}
        />
      ) : null}
      {leaving === undefined ? null : (
        <ConfirmDialog
          title={words.deleteTitle}
          text={`${textOf(leaving)} – ${words.deleteText}`}
          action={words.delete}
          onConfirm={async () => {
            await callWire(projectId, 'deleteDefinition', { id: datasetId, definition_id: leaving.id })
            await reread()
          }}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </div>
  )
}
