/** Databases limit how many values a statement may carry. */
export const chunkSize = 400

export function* chunks<Item>(items: readonly Item[], size: number = chunkSize): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
