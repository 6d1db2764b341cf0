/** Documents that were read already, by their text: those of a wide table are long, and needed for every question. */
export interface RememberedDocuments {
  find(schema: object, text: string): { readonly value: unknown } | undefined
  keep(schema: object, text: string, value: unknown): void
}

/** Shorter ones are read as fast as they are found. */
const shortest = 4_000

/** The oldest go once they are longer than this together, in characters. */
export function createRememberedDocuments(mostCharacters: number): RememberedDocuments {
  const known = new Map<string, { readonly schema: object; readonly value: unknown }>()
  let characters = 0
  const forget = (text: string) => {
    if (known.delete(text)) characters -= text.length
  }
  return {
    find(schema, text) {
      const found = text.length < shortest ? undefined : known.get(text)
      return found?.schema === schema ? found : undefined
    },
    keep(schema, text, value) {
      if (text.length < shortest || text.length > mostCharacters) return
      forget(text)
      known.set(text, { schema, value })
      characters += text.length
      for (const oldest of known.keys()) {
        if (characters <= mostCharacters) return
        forget(oldest)
      }
    },
  }
}
