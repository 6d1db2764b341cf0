const longest = 200

/** Names from a header: trimmed, blank ones numbered, repeated ones told apart. SQL does not tell upper from lower case. */
export function nameColumns(header: readonly string[]): readonly string[] {
  const cleaned = header.map((name) => cleanName(name))
  const wished = new Set(cleaned.map(nameKey))
  const taken = new Set<string>()
  return cleaned.map((name, index) => {
    const base = name === '' ? `column_${index + 1}` : name
    let unique = base
    for (
      let number = 2;
      taken.has(nameKey(unique)) || (unique !== name && wished.has(nameKey(unique)));
      number++
    )
      unique = `${base}_${number}`
    taken.add(nameKey(unique))
    return unique
  })
}

/** Names with the same key are one name in SQL. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\u200b\ufeff\s]+/gu, ' ').trim()
  return [...plain].slice(0, longest).join('')
}
