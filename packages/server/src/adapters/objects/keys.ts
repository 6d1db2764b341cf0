import { join } from 'node:path'

const segment = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/

export function requireKey(key: string): void {
  if (!key.split('/').every((part) => segment.test(part)))
    throw new Error(`Not a key of an object: ${JSON.stringify(key)}`)
}

/** The path of a key below a folder; a key that could lead out of it is refused. */
export function pathOfKey(folder: string, key: string): string {
  requireKey(key)
  return join(folder, ...key.split('/'))
}

/** The folder of a prefix that ends in '/'. */
export function pathOfPrefix(folder: string, prefix: string): string {
  return pathOfKey(folder, prefix.slice(0, -1))
}
