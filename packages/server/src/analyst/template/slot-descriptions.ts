interface Mention {
  readonly slot: number
  readonly start: number
  readonly end: number
}

/** Names with no more between them are told of together: "low" and "high" are numbers. */
const joinedWithin = 8

/**
 * What remarks say of each slot, by the names that it goes by: from where one is mentioned to where another slot is. Where none is mentioned
 * at all, everything is said of all.
 */
export function slotDescriptions(names: readonly (readonly string[])[], remarks: string): readonly string[] {
  const mentions = names
    .flatMap((known, slot) => known.flatMap((name) => mentionsOf(name, slot, remarks)))
    .toSorted((one, other) => one.start - other.start)
  if (mentions.length === 0) return names.map(() => remarks)
  return names.map((_, slot) =>
    mentions
      .flatMap((mention, at) => (mention.slot === slot ? [unquoted(textBehind(mentions, at, remarks))] : []))
      .join(' '),
  )
}

/** Without the quotation marks of the names around it, which would make one quoted name of it. */
const unquoted = (text: string): string => text.replace(/^["'”’»]+|["'“‘«]+$/gu, '').trim()

function mentionsOf(name: string, slot: number, remarks: string): readonly Mention[] {
  if (name === '') return []
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped}(?![\p{L}\p{N}_])`, 'gu')
  const found = [...remarks.matchAll(whole)].map(({ index }) => ({
    slot,
    start: index,
    end: index + name.length,
  }))
  // Where a name is quoted, the same word elsewhere is one of the sentence: the "mean" is a mean.
  const quoted = found.filter(
    ({ start, end }) => /["'“‘„«]/u.test(remarks[start - 1] ?? '') && /["'”’“»]/u.test(remarks[end] ?? ''),
  )
  return quoted.length > 0 ? quoted : found
}

function textBehind(mentions: readonly Mention[], at: number, remarks: string): string {
  let last = at
  for (;;) {
    const here = mentions[last]
    const next = mentions[last + 1]
    if (here === undefined || next === undefined) return remarks.slice(here?.end ?? 0)
    if (next.start - here.end > joinedWithin) return remarks.slice(here.end, next.start)
    last++
  }
}
