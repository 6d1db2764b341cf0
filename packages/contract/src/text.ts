/** Text limits are counted in code points, so a limit never depends on how a language encodes a character. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Keeps the first `limit` code points. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = 0
  let count = 0
  for (const character of text) {
    if (count === limit) break
    end += character.length
    count++
  }
  return text.slice(0, end)
}

/** Cuts a file name but keeps its extension: `aaaa….csv`. */
export function cutFileName(name: string, limit: number): string {
  if (codePoints(name) <= limit) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot) : ''
  return (
    cut(name.slice(0, name.length - extension.length), Math.max(0, limit - codePoints(extension))) + extension
  )
}
