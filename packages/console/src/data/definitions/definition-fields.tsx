import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words-provider.tsx'
import { natureChoices } from '../report/natures.ts'
import type { DefinitionDraft } from './definition-draft.ts'
import { useDatasetTables } from './use-dataset-tables.ts'

interface DefinitionFieldsProps {
  readonly projectId: string
  readonly datasetId: string
  readonly draft: DefinitionDraft
  readonly onChange: (draft: DefinitionDraft) => void
}

type TextField = 'name' | 'expression' | 'unit' | 'description' | 'text' | 'value' | 'words'

const textFields = {
  metric: ['name', 'expression', 'unit', 'description'],
  meaning: ['text'],
  synonym: ['value', 'words'],
  unit: ['unit'],
  nature: [],
} as const satisfies { readonly [kind in DefinitionDraft['kind']]: readonly TextField[] }

/** The fields that a kind of definition has. */
export function DefinitionFields({
  projectId,
  datasetId,
  draft,
  onChange,
}: DefinitionFieldsProps): ReactNode {
  const { definitions: words, natures } = useWords().data
  const tables = useDatasetTables(projectId, datasetId)
  const columns = tables.filter(({ name }) => draft.table === '' || name === draft.table)
  const names = [...new Set(columns.flatMap((table) => table.columns.map(({ name }) => name)))]
  const hints: { readonly [field in TextField]?: string } = {
    name: words.nameHint,
    expression: words.expressionHint,
    unit: words.unitHint,
    value: words.valueHint,
  }
  return (
    <>
      <Select
        label={words.table}
        data={[{ value: '', label: words.anyTable }, ...tables.map(({ name }) => name)]}
        value={draft.table}
        searchable
        onChange={(table) => {
          onChange({ ...draft, table: table ?? '', column: '' })
        }}
      />
      {draft.kind === 'metric' ? null : (
        <Select
          label={words.column}
          data={draft.kind === 'synonym' ? [{ value: '', label: words.wholeTable }, ...names] : names}
          value={draft.column}
          searchable
          onChange={(column) => {
            onChange({ ...draft, column: column ?? '' })
          }}
        />
      )}
      {textFields[draft.kind].map((field) => (
        <TextInput
          key={field}
          label={words[field]}
          description={hints[field]}
          value={draft[field]}
          maxLength={1_000}
          onChange={(event) => {
            onChange({ ...draft, [field]: event.currentTarget.value })
          }}
        />
      ))}
      {draft.kind === 'nature' ? (
        <Select
          label={words.nature}
          data={natureChoices.map((nature) => ({ value: nature, label: natures[nature] }))}
          value={draft.nature}
          allowDeselect={false}
          onChange={(value) => {
            const nature = natureChoices.find((known) => known === value)
            if (nature !== undefined) onChange({ ...draft, nature })
          }}
        />
      ) : null}
    </>
  )
}
