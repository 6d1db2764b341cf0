import type { DefinitionKind } from '@auger/contract'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FailureNotice } from '../../application/failure-notice.tsx'
import { wireKey } from '../../server/queries.ts'
import { callWire } from '../../server/wire-client.ts'
import { useWords } from '../../words/words-provider.tsx'
import { definitionOf, emptyDraft, type DefinitionDraft } from './definition-draft.ts'
import { DefinitionFields } from './definition-fields.tsx'

interface DefinitionDialogProps {
  readonly projectId: string
  readonly datasetId: string
  readonly onClose: () => void
}

const kinds = ['metric', 'meaning', 'synonym', 'unit', 'nature'] as const satisfies readonly DefinitionKind[]

/** Says something about the data. */
export function DefinitionDialog({ projectId, datasetId, onClose }: DefinitionDialogProps): ReactNode {
  const { definitions: words } = useWords().data
  const { state } = useWords().application
  const client = useQueryClient()
  const [draft, setDraft] = useState<DefinitionDraft>(emptyDraft)
  const input = definitionOf(draft)
  const save = useMutation({
    mutationFn: async () => {
      if (input === undefined) return
      await callWire(projectId, 'createDefinition', { id: datasetId, ...input })
      await client.invalidateQueries({ queryKey: wireKey(projectId, 'listDefinitions') })
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Modal opened onClose={onClose} title={words.add} closeButtonProps={{ 'aria-label': state.close }}>
      <form onSubmit={submit}>
        <Stack>
          <Select
            label={words.kind}
            data={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            value={draft.kind}
            allowDeselect={false}
            onChange={(value) => {
              const kind = kinds.find((known) => known === value)
              if (kind !== undefined) setDraft({ ...draft, kind })
            }}
          />
          <DefinitionFields projectId={projectId} datasetId={datasetId} draft={draft} onChange={setDraft} />
          {save.isError ? <FailureNotice error={save.error} /> : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {state.cancel}
            </Button>
            <Button type="submit" disabled={input === undefined} loading={save.isPending}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
