import type { DefinitionRecord } from '@auger/contract'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/words-provider.tsx'

/** A definition in a sentence. */
export function useDefinitionText(): (definition: DefinitionRecord) => string {
  const { definitions, natures } = useWords().data
  const { list } = useFormat()
  const { said } = definitions
  return (definition) => {
    switch (definition.kind) {
      case 'metric':
        return said.metric({ name: definition.name, expression: definition.expression })
      case 'meaning':
        return said.meaning({ column: definition.column, text: definition.text })
      case 'unit':
        return said.unit({ column: definition.column, unit: definition.unit })
      case 'nature':
        return said.nature({ column: definition.column, nature: natures[definition.nature] })
      case 'synonym': {
        const { column, value, table } = definition
        const words = list(definition.words)
        if (column === undefined) return said.synonymTable({ words, table })
        return value === undefined
          ? said.synonymColumn({ words, column })
          : said.synonymValue({ words, value, column })
      }
    }
  }
}
