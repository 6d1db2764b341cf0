import { fileLimits } from '../file-limits.ts'
import type { Outline, OutlineList, OutlineObject } from './outline.ts'
import type { TablePlan } from './table-plan.ts'

/** In items; a longer list is rather a column. */
const longestText = 1_000

/** The tables in a file of one object; where there are none, the object is a record itself. */
export function planTables(root: OutlineObject): readonly TablePlan[] {
  const plans = plansIn(root, [])
  return plans.length === 0 ? [{ kind: 'record', path: [] }] : plans
}

function plansIn(node: OutlineObject, path: readonly string[]): readonly TablePlan[] {
  const split = splitIn(node)
  if (split !== undefined) return [{ kind: 'split', path, ...split }]
  if (isColumnar(node, path.length > 0)) return [{ kind: 'columns', path }]
  if (isKeyedColumns(node)) return [{ kind: 'keyed columns', path }]
  if (isMap(node, path.length > 0)) return [{ kind: 'map', path }]
  return [...node.members].flatMap(([name, member]): readonly TablePlan[] => {
    if (name === 'schema' && describesColumns(node)) return []
    if (member.kind === 'object') return plansIn(member, [...path, name])
    return holdsRows(member) ? [{ kind: 'records', path: [...path, name] }] : []
  })
}

/** A list of records, of lists, or of too many scalars to be one text. */
function holdsRows(node: Outline): node is OutlineList {
  if (node.kind !== 'list') return false
  return node.objects > 0 || (node.count > 1 && node.lists === node.count) || node.count > longestText
}

/** The schema that goes before the records in what pandas writes as a table. */
function describesColumns({ members }: OutlineObject): boolean {
  const schema = members.get('schema')
  const data = members.get('data')
  return schema?.kind === 'object' && schema.members.has('fields') && data !== undefined && holdsRows(data)
}

const namesOfNames = ['columns', 'header', 'headers', 'fields', 'names']
const namesOfRows = ['data', 'rows', 'values']

function splitIn({ members }: OutlineObject): { readonly names: string; readonly rows: string } | undefined {
  const names = namesOfNames.find((name) => isScalars(members.get(name)))
  const rows = namesOfRows.find((name) => {
    const node = members.get(name)
    return node?.kind === 'list' && node.count > 0 && node.lists === node.count
  })
  return names === undefined || rows === undefined ? undefined : { names, rows }
}

function isScalars(node: Outline | undefined): node is OutlineList {
  return node?.kind === 'list' && node.count > 0 && node.objects === 0 && node.lists === 0
}

/** Lists of equal lengths. Beside other values, or inside others, they have to be more than a few to be columns. */
function isColumnar(node: OutlineObject, nested: boolean): boolean {
  const lists = [...node.members.values()].filter((member) => member.kind === 'list')
  const [first] = lists
  if (first === undefined || node.count > node.members.size) return false
  if (!lists.every((list) => isScalars(list) && list.count === first.count)) return false
  if (lists.length < node.count) return lists.length >= 2 && first.count >= 10 && node.objects === 0
  return !nested || (lists.length >= 2 && first.count >= 3)
}

/** Objects with the same names, which are the rows': numbers or dates, or names under which the values are of all kinds. */
function isKeyedColumns(node: OutlineObject): boolean {
  const members = [...node.members.values()].filter((member) => member.kind === 'object')
  const [first] = members
  if (first === undefined || first.count === 0 || members.length < node.count) return false
  const alike = members.every(
    (member) =>
      member.count === first.count &&
      member.objects + member.lists === 0 &&
      member.numbered === first.numbered &&
      [...member.members.keys()].every((name) => first.members.has(name)),
  )
  return alike && (first.numbered || (first.typed && !node.typed) || hasKindsByColumn(members))
}

function hasKindsByColumn(columns: readonly OutlineObject[]): boolean {
  const rows = [...(columns[0]?.members.keys() ?? [])].map((name) =>
    columns.map(({ members }) => members.get(name)),
  )
  return columns.every(({ members }) => isOfOneKind([...members.values()])) && !rows.every(isOfOneKind)
}

function isOfOneKind(values: readonly (Outline | undefined)[]): boolean {
  const texts = values.flatMap((value) => (value?.kind === 'scalar' && value.text !== '' ? [value.text] : []))
  const kinds = texts.map((text) =>
    text === 'true' || text === 'false' ? 'boolean' : isNaN(Number(text)) ? 'text' : 'number',
  )
  return new Set(kinds).size <= 1
}

/** Many more names than a table has columns, or records that have names in common. */
function isMap(node: OutlineObject, nested: boolean): boolean {
  if (node.count > fileLimits.columns) return true
  if (node.count < (nested ? 3 : 2)) return false
  if (node.objects === node.count) return share([...node.members.values()].map(namesIn)) >= 0.25
  const many = node.typed || node.count >= 10
  return many && node.lists === node.count && share([...node.members.values()].map(namesIn)) >= 0.9
}

function namesIn(node: Outline): readonly string[] {
  if (node.kind === 'object') return [...node.members.keys()]
  return node.kind === 'list' ? node.keys : []
}

/** How many of the others have a record's names, too: from 0, where none has, to 1. */
function share(records: readonly (readonly string[])[]): number {
  const names = records.flat()
  const mean = names.length / new Set(names).size
  return (mean - 1) / (records.length - 1)
}
