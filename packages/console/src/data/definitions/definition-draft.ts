import type { DefinitionInput, DefinitionKind } from '@auger/contract'

/** What the form holds, all of it text. */
export interface DefinitionDraft {
  readonly kind: DefinitionKind
  readonly table: string
  readonly column: string
  readonly name: string
  readonly expression: string
  readonly unit: string
  readonly description: string
  readonly text: string
  readonly value: string
  readonly words: string
  readonly nature: NonNullable<Extract<DefinitionInput, { readonly kind: 'nature' }>['nature']>
}

export const emptyDraft: DefinitionDraft = {
  kind: 'metric',
  table: '',
  column: '',
  name: '',
  expression: '',
  unit: '',
  description: '',
  text: '',
  value: '',
  words: '',
  nature: 'amount',
}

/** What is sent; undefined while something is missing. */
export function definitionOf(draft: DefinitionDraft): DefinitionInput | undefined {
  const { kind, column, nature } = draft
  const [name, expression, unit, text] = [draft.name, draft.expression, draft.unit, draft.text].map((field) =>
    field.trim(),
  ) as [string, string, string, string]
  const about = draft.table === '' ? {} : { table: draft.table }
  switch (kind) {
    case 'metric':
      if (name === '' || expression === '') return undefined
      return {
        kind,
        name,
        expression,
        ...optional('unit', unit),
        ...optional('description', draft.description.trim()),
        ...about,
      }
    case 'meaning':
      return column === '' || text === '' ? undefined : { kind, column, text, ...about }
    case 'unit':
      return column === '' || unit === '' ? undefined : { kind, column, unit, ...about }
    case 'nature':
      return column === '' ? undefined : { kind, column, nature, ...about }
    case 'synonym': {
      const words = draft.words
        .split(/[,،、，;]/)
        .map((word) => word.trim())
        .filter((word) => word !== '')
      if (words.length === 0 || (column === '' && about.table === undefined)) return undefined
      return {
        kind,
        words,
        ...optional('column', column),
        ...(column === '' ? {} : optional('value', draft.value.trim())),
        ...about,
      }
    }
  }
}

const optional = <Name extends string>(name: Name, text: string): { readonly [name in Name]?: string } =>
  text === '' ? {} : ({ [name]: text } as { readonly [name in Name]: string })
