const mostVertical = 8
const longestVertical = 12
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Names are read across, so bars with long or many names are horizontal. */
export function isHorizontal(labels: readonly string[], beside = 1): boolean {
  const longest = longestVertical * Math.max(1, Math.min(beside, 3))
  return (
    labels.length > mostVertical ||
    labels.some((label) => label.length + (label.match(wide)?.length ?? 0) > longest)
  )
}
