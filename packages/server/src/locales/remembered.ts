const mostRemembered = 20_000

/** A function of a text that keeps what it found; all is let go when it has become too much. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= mostRemembered) known.clear()
    known.set(text, found)
    return found
  }
}
