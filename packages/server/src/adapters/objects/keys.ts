import { join } from 'node:path'

const segment = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/

/** The path of a key below a folder; a key that could lead out of it is refused. */
export function pathOfKey(folder: string, key: string): string {
  const segments = key.split('/')
  if (!segments.every((part) => segment.test(part)))
    throw new Error(`Not a key of an object: ${JSON.stringify(key)}`)
  return join(folder, ...segments)
}

/** The folder of a prefix that ends in '/'. */
export function pathOfPrefix(folder: string, prefix: string): string {
  return pathOfKey(folder, prefix.slice(0, -1))
}
