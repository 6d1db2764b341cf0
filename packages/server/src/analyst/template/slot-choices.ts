const number = /^[-+−]?\d+(?:[.,]\d+)?$/u

/** The words that a slot is to be one of: parted by strokes in its place, or quoted in what is said of it. */
export function slotChoices(hint: string, description: string): readonly string[] {
  const parted = hint
    .split(/\s*[/|]\s*/u)
    .map(unquoted)
    .filter((part) => /^[\p{L}\p{M}_ -]+$/u.test(part))
  if (parted.length > 1) return unique(parted)
  const quoted = [
    ...description.matchAll(/["“„«]([^"”“»\n]{1,40})["”“»]|(?<!\p{L})['‘]([^'’\n]{1,40})['’](?!\p{L})/gu),
  ].map(({ 1: double, 2: single }) => (double ?? single ?? '').trim())
  const words = unique(quoted).filter((word) => word !== '' && !number.test(word))
  if (words.length > 1) return words
  return /\bboolean\b|\btrue\b.*\bfalse\b/iu.test(description) ? ['True', 'False'] : []
}

const unquoted = (text: string): string => text.trim().replace(/^["'“]|["'”]$/gu, '')

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)]
