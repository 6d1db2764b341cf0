/** Phrases by their words, each with what it stands for. */
export class PhraseTrie<Item> {
  readonly #root: Node<Item> = {}

  add(words: readonly string[], item: Item): void {
    let node = this.#root
    for (const word of words) {
      node.next ??= new Map()
      const next = node.next.get(word) ?? {}
      node.next.set(word, next)
      node = next
    }
    node.items ??= new Set()
    node.items.add(item)
  }

  /** What begins with these words: by how many of them, what stands there. */
  found(words: Iterable<string>): ReadonlyMap<number, ReadonlySet<Item>> {
    const found = new Map<number, ReadonlySet<Item>>()
    let node: Node<Item> | undefined = this.#root
    let length = 0
    for (const word of words) {
      node = node.next?.get(word)
      if (node === undefined) break
      length++
      if (node.items !== undefined) found.set(length, node.items)
    }
    return found
  }
}

/** Most nodes have only one of the two. */
interface Node<Item> {
  next?: Map<string, Node<Item>>
  items?: Set<Item>
}
