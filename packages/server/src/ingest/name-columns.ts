const longest = 200

/** Names from a header: trimmed, blank ones numbered, repeated ones told apart. SQL does not tell upper from lower case. */
export function nameColumns(header: readonly string[]): readonly string[] {
  const cleaned = header.map((name) => cleanName(name))
  const wished = new Set(cleaned.map(key))
  const taken = new Set<string>()
  return cleaned.map((name, index) => {
    const base = name === '' ? `column_${index + 1}` : name
    let unique = base
    for (let number = 2; taken.has(key(unique)) || (unique !== name && wished.has(key(unique))); number++)
      unique = `${base}_${number}`
    taken.add(key(unique))
    return unique
  })
}

const key = (name: string) => name.normalize('NFC').toLowerCase()

function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\u200b\ufeff\s]+/gu, ' ').trim()
  return [...plain].slice(0, longest).join('')
}
