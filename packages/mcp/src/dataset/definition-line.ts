import type { DefinitionRecord } from '@auger/sdk'

/** `metric margin = profit / sales, in %` */
export function definitionLine(definition: DefinitionRecord): string {
  const { table } = definition
  switch (definition.kind) {
    case 'metric': {
      const { name, expression, unit, description } = definition
      const told = [
        unit === undefined ? '' : `, in ${unit}`,
        description === undefined ? '' : `: ${description}`,
      ]
      return `metric ${name} = ${expression} (${table})${told.join('')}`
    }
    case 'meaning':
      return `${table}.${definition.column} means: ${definition.text}`
    case 'synonym': {
      const { column, value, words } = definition
      const place = [table, column].filter((part) => part !== undefined).join('.')
      return `${value === undefined ? place : `${value} (${place})`} is also called ${words.join(', ')}`
    }
    case 'unit':
      return `${table}.${definition.column} is in ${definition.unit}`
    case 'nature':
      return `${table}.${definition.column} is: ${definition.nature}`
  }
}
