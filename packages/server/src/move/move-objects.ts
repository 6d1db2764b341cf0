import { createHash } from 'node:crypto'
import type { Objects } from '../ports/objects.ts'
import { eachOf, type ListedObject } from './listed-objects.ts'
import { MoveProblem } from './move-problem.ts'
import type { Counter } from './progress.ts'

/** Where ours lie; what others keep in the same bucket is none of our business. */
const prefixes = ['files/', 'parts/', 'results/', 'sources/']

/** Refuses a bucket with objects of somebody else's. */
export async function requireOurs(listed: readonly ListedObject[], to: Objects): Promise<void> {
  const ours = new Set(listed.map(({ key }) => key))
  for (const prefix of prefixes)
    for await (const { key } of to.list(prefix))
      if (!ours.has(key))
        throw new MoveProblem(`The bucket holds something already: ${key} is not in the data folder.`)
}

/** Copies every object that is not there whole. */
export async function moveObjects(
  from: Objects,
  to: Objects,
  listed: readonly ListedObject[],
  counter: Counter,
): Promise<void> {
  await eachOf(listed, async (object) => {
    if (!(await isThere(from, to, object))) await to.put(object.key, await bytesOf(from, object.key))
    counter.byte(object.size)
  })
}

/** An object of parts has no MD5 there; that it is whole is known, and whether it is the same is compared in the end. */
async function isThere(from: Objects, to: Objects, { key, size }: ListedObject): Promise<boolean> {
  const stored = await to.stat(key)
  if (stored?.size !== size) return false
  return !/^[0-9a-f]{32}$/.test(stored.etag ?? '') || stored.etag === (await digestOf(from, key, 'md5'))
}

/** Whether both sides have the same bytes; how many objects there are. */
export async function compareObjects(
  from: Objects,
  to: Objects,
  listed: readonly ListedObject[],
  counter: Counter,
): Promise<void> {
  await eachOf(listed, async ({ key, size }) => {
    const stored = await to.stat(key)
    if (stored === undefined) throw new MoveProblem(`The object ${key} is not there.`)
    if (stored.size !== size)
      throw new MoveProblem(`The object ${key} has ${size} bytes here and ${stored.size} there.`)
    const [here, there] = await Promise.all([digestOf(from, key), digestOf(to, key)])
    if (here !== there) throw new MoveProblem(`The object ${key} has other bytes there.`)
    counter.byte(size)
  })
}

async function digestOf(objects: Objects, key: string, kind: 'md5' | 'sha256' = 'sha256'): Promise<string> {
  const hash = createHash(kind)
  for await (const chunk of await bytesOf(objects, key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function bytesOf(objects: Objects, key: string) {
  const bytes = await objects.read(key)
  if (bytes === undefined) throw new MoveProblem(`The object ${key} has gone meanwhile.`)
  return bytes
}
