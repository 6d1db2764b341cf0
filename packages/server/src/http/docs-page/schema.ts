import { nameOf, type Schema } from './document.ts'
import { headedTable } from './headed-table.ts'
import { join, markup, nothing, prose, type Markup } from './markup.ts'

/** What a value looks like, in a few words: `string`, `Session[]`, `"FILE"`. */
export function typeOf(schema: Schema): Markup {
  if (schema.$ref !== undefined)
    return markup`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`
  if (schema.const !== undefined) return markup`${JSON.stringify(schema.const)}`
  if (schema.enum !== undefined)
    return join(
      schema.enum.map((value) => markup`${JSON.stringify(value)}`),
      ' | ',
    )
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return join(choices.map(typeOf), ' | ')
  if (schema.type === 'array') return arrayOf(schema.items ?? {})
  const types = schema.type === undefined ? ['any'] : [schema.type].flat()
  return markup`${types.join(' | ')}`
}

function arrayOf(items: Schema): Markup {
  const { type, enum: values, oneOf, anyOf } = items
  const isChoice = values !== undefined || oneOf !== undefined || anyOf !== undefined || Array.isArray(type)
  return isChoice ? markup`(${typeOf(items)})[]` : markup`${typeOf(items)}[]`
}

/** The same with its fields spelled out, as a program would see it. */
export function shapeOf(schema: Schema, indent = ''): Markup {
  if (schema.type === 'array' && schema.items?.properties !== undefined)
    return markup`${shapeOf(schema.items, indent)}[]`
  if (schema.oneOf !== undefined)
    return join(
      schema.oneOf.map((choice) => shapeOf(choice, indent)),
      ' | ',
    )
  const fields = Object.entries(schema.properties ?? {})
  if (schema.properties === undefined) return typeOf(schema)
  if (fields.length === 0) return markup`{}`
  const inner = `${indent}  `
  const lines = fields.map(([name, field]) => {
    const mark = (schema.required ?? []).includes(name) ? '' : '?'
    return markup`\n${inner}<b>${name}</b>${mark}: ${shapeOf(field, inner)}`
  })
  return markup`{${lines}\n${indent}}`
}

/** What a value must keep to beyond its type. */
export function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema
  return [
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    range(minimum, maximum, ''),
    schema.format ?? '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter((limit) => limit !== '')
    .join(', ')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  // Every integer has these bounds; they say nothing.
  const low = least === Number.MIN_SAFE_INTEGER ? undefined : least
  const high = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (low === undefined && high === undefined) return ''
  if (high === undefined && low === 1 && unit !== '') return 'not empty'
  if (high === undefined) return `at least ${low?.toLocaleString('en')}${unit}`
  return low === undefined
    ? `at most ${high.toLocaleString('en')}${unit}`
    : `${low.toLocaleString('en')} to ${high.toLocaleString('en')}${unit}`
}

export interface Field {
  /** Where a link to it leads, unless another field of the section has the name, too. */
  readonly id?: string
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
  readonly description?: string | undefined
  readonly place?: string
}

/** The fields of an object and of the objects in it: `options.name`, `parts[].number`. */
export function fieldsOf(schema: Schema, prefix = ''): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`
    const own = { name, required: (schema.required ?? []).includes(key), schema: field }
    const inner =
      field.type === 'array' ? fieldsOf(field.items ?? {}, `${name}[].`) : fieldsOf(field, `${name}.`)
    return [own, ...inner]
  })
}

/** A schema of what is sent without its nulls: that they mean omitted is said once for all. */
export function withoutNull(schema: Schema): Schema {
  const { type, enum: values, properties, items, anyOf, ...rest } = schema
  const choices = anyOf?.filter((choice) => choice.type !== 'null')
  const [only] = choices ?? []
  if (choices?.length === 1 && only !== undefined) return { ...withoutNull(only), ...rest }
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : type
  return {
    ...rest,
    ...(types === undefined ? {} : { type: Array.isArray(types) && types.length === 1 ? types[0] : types }),
    ...(values === undefined ? {} : { enum: values.filter((value) => value !== null) }),
    ...(choices === undefined ? {} : { anyOf: choices }),
    ...(items === undefined ? {} : { items: withoutNull(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, withoutNull(field)]),
          ),
        }),
  }
}

/** What is worth a mark: of what is sent, the fields that must be there; of what comes back, those that may not be. */
export type Marking = 'required' | 'optional'

export function fieldTable(fields: readonly Field[], marking: Marking = 'required'): Markup {
  if (fields.length === 0) return nothing
  const rows = fields.map(({ id, name, required, schema, description = schema.description ?? '', place }) => {
    const marked = required === (marking === 'required')
    const target = id === undefined ? nothing : markup` id="${id}"`
    return markup`<tr${target}>
      <td><code class="name">${name}</code>${note(marking, marked ? marking : '')}${note('place', place ?? '')}</td>
      <td><code>${typeOf(schema)}</code></td>
      <td>${prose(description)}${note('limits', limitsOf(schema))}</td>
    </tr>`
  })
  return headedTable('fields', ['Field', 'Type', 'Meaning'], rows)
}

const note = (kind: string, text: string) =>
  text === '' ? nothing : markup` <span class="${kind}">${text}</span>`
