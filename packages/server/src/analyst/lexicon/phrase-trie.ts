/** Phrases by their words, each with what it stands for. */
export class PhraseTrie<Item> {
  readonly #root = newNode<Item>()

  add(words: readonly string[], item: Item): void {
    let node = this.#root
    for (const word of words) {
      const next = node.next.get(word) ?? newNode<Item>()
      node.next.set(word, next)
      node = next
    }
    node.items.add(item)
  }

  /** What begins with these words: by how many of them, what stands there. */
  found(words: Iterable<string>): ReadonlyMap<number, ReadonlySet<Item>> {
    const found = new Map<number, ReadonlySet<Item>>()
    let node: Node<Item> | undefined = this.#root
    let length = 0
    for (const word of words) {
      node = node.next.get(word)
      if (node === undefined) break
      length++
      if (node.items.size > 0) found.set(length, node.items)
    }
    return found
  }
}

interface Node<Item> {
  readonly next: Map<string, Node<Item>>
  readonly items: Set<Item>
}

const newNode = <Item>(): Node<Item> => ({ next: new Map(), items: new Set() })
