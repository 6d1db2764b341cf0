export type Label = string | number | boolean

export interface Encoding {
  /** Sorted: numbers by size, text by code point, false before true. */
  readonly classes: readonly Label[]
  /** The place of each label among the classes. */
  readonly codes: readonly number[]
}

export function encodeLabels(labels: readonly Label[]): Encoding {
  const classes = [...new Set(labels)].sort(compareLabels)
  const places = new Map(classes.map((label, index) => [label, index]))
  return { classes, codes: labels.map((label) => places.get(label) ?? -1) }
}

/** UTF-16 units would put 𝒜 before ﬁ. */
function compareLabels(left: Label, right: Label): number {
  if (typeof left !== 'string' || typeof right !== 'string') return Number(left) - Number(right)
  const [one, other] = [Array.from(left), Array.from(right)]
  for (const [index, character] of one.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (other[index]?.codePointAt(0) ?? -1)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
