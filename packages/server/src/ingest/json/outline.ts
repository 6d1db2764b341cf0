import { fileLimits } from '../file-limits.ts'
import { looksTyped } from '../read-types/looks-typed.ts'
import { jsonLimits } from './json-limits.ts'
import type { JsonReader } from './json-reader.ts'
import { cellText, detached, isObject, type Json } from './json-value.ts'

/** What a file of one object holds, without the values of its records. */
export type Outline = OutlineScalar | OutlineList | OutlineObject

export interface OutlineScalar {
  readonly kind: 'scalar'
  readonly text: string
}

interface Counts {
  count: number
  /** How many of them are objects, and how many lists. */
  objects: number
  lists: number
}

export interface OutlineList extends Counts {
  readonly kind: 'list'
  /** The first few scalars. */
  readonly head: string[]
  /** The names in its first object. */
  keys: readonly string[]
}

export interface OutlineObject extends Counts {
  readonly kind: 'object'
  /** Not all of them, if there are more than a table may have columns. */
  readonly members: Map<string, Outline>
  /** Whether the names are 0, 1, 2 and so on. */
  numbered: boolean
  /** Whether the names are numbers or dates. */
  typed: boolean
}

const mostNodes = 200_000
const headLength = 10
const longestText = 100

/** Fills in the outline of the object that comes next as far as the file goes. */
export async function readOutline(reader: JsonReader, root: OutlineObject): Promise<void> {
  let nodes = 0

  const readObject = async (object: OutlineObject, level: number): Promise<void> => {
    for await (const name of reader.names()) {
      const first = await reader.peek()
      const member = await begin(first, level)
      count(object, member.kind, name)
      if (nodes++ < mostNodes) object.members.set(detached(name), member)
      if (member.kind === 'list') await readList(reader, member)
      if (member.kind === 'object') await readObject(member, level + 1)
      if (object.count > fileLimits.columns) break
    }
    if (object.count <= fileLimits.columns) return
    for await (const members of reader.otherMembers()) {
      for (const [name, value] of members) count(object, kindOf(value), name)
    }
  }

  const begin = async (first: string, level: number): Promise<Outline> => {
    if (first === '[') return { kind: 'list', count: 0, objects: 0, lists: 0, head: [], keys: [] }
    if (first === '{' && level < jsonLimits.levels) return emptyOutline()
    return { kind: 'scalar', text: shortened(await reader.value()) }
  }

  await readObject(root, 1)
}

export const emptyOutline = (): OutlineObject => ({
  kind: 'object',
  count: 0,
  objects: 0,
  lists: 0,
  members: new Map(),
  numbered: true,
  typed: true,
})

async function readList(reader: JsonReader, list: OutlineList): Promise<void> {
  for await (const items of reader.items()) {
    for (const item of items) {
      if (isObject(item) && list.objects === 0) list.keys = item.keys.map(detached)
      if (typeof item === 'string' && list.head.length < headLength) list.head.push(shortened(item))
      count(list, kindOf(item))
    }
  }
}

function count(into: OutlineList | OutlineObject, kind: ReturnType<typeof kindOf>, name = ''): void {
  if (into.kind === 'object') {
    into.numbered &&= name === String(into.count)
    into.typed &&= looksTyped(name)
  }
  into.count++
  if (kind === 'object') into.objects++
  else if (kind !== 'scalar') into.lists++
}

const kindOf = (value: Json) => (typeof value === 'string' ? 'scalar' : value.kind)

const shortened = (value: Json) => detached(cellText(value).slice(0, longestText))
