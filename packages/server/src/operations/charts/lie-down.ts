const mostStanding = 8
const longestStanding = 12
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Names are read across, so bars of long or many names lie down. */
export function lieDown(labels: readonly string[], beside = 1): boolean {
  const longest = longestStanding * Math.max(1, Math.min(beside, 3))
  return (
    labels.length > mostStanding ||
    labels.some((label) => label.length + (label.match(wide)?.length ?? 0) > longest)
  )
}
