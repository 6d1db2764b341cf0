import { Autocomplete, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { ColumnNature, DefinitionKind } from '@auger/contract'
import { useWords } from '../../words/words-provider.tsx'
import type { DefinitionDraft } from './definition-draft.ts'

interface DefinitionFormProps {
  readonly draft: DefinitionDraft
  readonly columns: readonly string[]
  readonly onChange: (draft: DefinitionDraft) => void
}

type TextField = 'name' | 'expression' | 'unit' | 'value' | 'text' | 'words'

/** What an answer should have known: one form for each kind of definition. */
export function DefinitionForm({ draft, columns, onChange }: DefinitionFormProps) {
  const words = useWords().ask.feedback
  const field = (name: TextField, label: string, description?: string) => (
    <TextInput
      key={name}
      label={label}
      description={description}
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  )
  const column = (label: string) => (
    <Autocomplete
      key="column"
      label={label}
      data={[...new Set(columns)]}
      value={draft.column}
      onChange={(value) => onChange({ ...draft, column: value })}
    />
  )
  return (
    <Stack gap="sm">
      <NativeSelect
        label={words.kind}
        value={draft.kind}
        data={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
        onChange={(event) =>
          onChange({ ...draft, kind: event.currentTarget.value as DefinitionKind | 'none' })
        }
      />
      {draft.kind === 'metric' && [
        field('name', words.name),
        field('expression', words.expression, words.expressionHint),
        field('unit', words.unit),
      ]}
      {draft.kind === 'meaning' && [column(words.column), field('text', words.text)]}
      {draft.kind === 'synonym' && [
        field('words', words.words),
        column(words.columnOptional),
        field('value', words.value),
      ]}
      {draft.kind === 'unit' && [column(words.column), field('unit', words.unit)]}
      {draft.kind === 'nature' && [
        column(words.column),
        <NativeSelect
          key="nature"
          label={words.nature}
          value={draft.nature}
          data={Object.entries(words.natures).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onChange({ ...draft, nature: event.currentTarget.value as ColumnNature })}
        />,
      ]}
    </Stack>
  )
}
