import type { ColumnNature, DefinitionInput, DefinitionKind } from '@auger/contract'

/** What was typed into the form, whatever kind it is of. */
export interface DefinitionDraft {
  readonly kind: DefinitionKind | 'none'
  readonly name: string
  readonly expression: string
  readonly unit: string
  readonly column: string
  readonly value: string
  readonly text: string
  readonly words: string
  readonly nature: ColumnNature
}

export const emptyDraft: DefinitionDraft = {
  kind: 'none',
  name: '',
  expression: '',
  unit: '',
  column: '',
  value: '',
  text: '',
  words: '',
  nature: 'amount',
}

/** What it defines; undefined while something that its kind needs is not filled in. */
export function definitionOf(draft: DefinitionDraft): DefinitionInput | undefined {
  const { kind, nature } = draft
  const [name, expression, unit, column, value, text] = [
    draft.name,
    draft.expression,
    draft.unit,
    draft.column,
    draft.value,
    draft.text,
  ].map((typed) => typed.trim()) as [string, string, string, string, string, string]
  const words = draft.words
    .split(/[,،、，;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  switch (kind) {
    case 'none':
      return undefined
    case 'metric':
      if (name === '' || expression === '') return undefined
      return { kind, name, expression, ...(unit === '' ? {} : { unit }) }
    case 'meaning':
      return column === '' || text === '' ? undefined : { kind, column, text }
    case 'synonym':
      if (words.length === 0) return undefined
      return { kind, words, ...(column === '' ? {} : { column }), ...(value === '' ? {} : { value }) }
    case 'unit':
      return column === '' || unit === '' ? undefined : { kind, column, unit }
    case 'nature':
      return column === '' ? undefined : { kind, column, nature }
  }
}
