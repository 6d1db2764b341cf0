import type { Objects } from '../ports/objects.ts'

export interface ListedObject {
  readonly key: string
  readonly size: number
}

export async function listedObjects(objects: Objects): Promise<readonly ListedObject[]> {
  const listed: ListedObject[] = []
  for await (const { key } of objects.list('')) {
    const stored = await objects.stat(key)
    if (stored !== undefined) listed.push({ key, size: stored.size })
  }
  return listed.sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Some at once, so that none waits for the way there and back of another. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  const left = items.values()
  const workOff = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
}
