import type { Call } from './call.ts'

/** Ids that answers told, so that the next form need not be filled in by hand. */
const ids = new Map<string, string>()

/** `{id}` after `/sessions/` is a session_id. */
export function meaningOf(name: string, path: string): string {
  if (name !== 'id') return name
  const [, things = ''] = /\/(\w+)\/\{id\}/.exec(path) ?? []
  return `${things.replace(/s$/, '')}_id`
}

export const remembered = (name: string, path: string): string | undefined => ids.get(meaningOf(name, path))

/** A body with the ids that are known in the place of those of the example. */
export function filled(body: NonNullable<Call['body']>): { readonly [field: string]: unknown } {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? (ids.get(name) ?? value) : value,
    ]),
  )
}

/** Takes the ids out of what a call answered. */
export function remember({ path }: Call, answer: unknown): void {
  const data = (answer as { readonly data?: unknown } | null)?.data
  const records = (data as { readonly records?: readonly unknown[] } | null)?.records
  const told = records === undefined ? data : records[0]
  if (typeof told !== 'object' || told === null) return
  const [, things = ''] = /\/(\w+)$/.exec(path.replace(/\/\{\w+\}$/, '')) ?? []
  for (const [name, value] of Object.entries(told))
    if (typeof value === 'string') {
      if (name === 'id') ids.set(`${things.replace(/s$/, '')}_id`, value)
      else if (/_id$|^file_object_key$/.test(name)) ids.set(name, value)
    }
}
