import { spacedName } from './spaced-name.ts'

/** A place that the question wants filled, with all that it says about it. */
export interface Slot {
  readonly name: string
  /** The name as words. */
  readonly words: string
  /** What stands in its place. */
  readonly hint: string
  readonly description: string
  /** The words it is to be one of. */
  readonly choices: readonly string[]
}

export interface ParsedTemplate {
  /** What comes before the template. */
  readonly prose: string
  /** What the template itself says, with its slots left out. */
  readonly remarks: string
  readonly slots: readonly Slot[]
  /** The text before each slot's value, and after the last. */
  readonly around: readonly string[]
}

interface Found {
  readonly name: string
  readonly hint: string
  /** Of the whole, and of what is to be replaced. */
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/** More than anybody reads; each is looked for in all that is said about the others. */
const mostSlots = 40

/** How the question wants its answer written; undefined where it does not say. */
export function parseTemplate(text: string): ParsedTemplate | undefined {
  const found = signSlots(text) ?? lineSlots(text) ?? []
  const [first] = found
  if (first === undefined || found.length > mostSlots) return undefined
  const kept = found.filter(
    ({ name, start }, index) =>
      found.findIndex((other) => other.name === name) === index &&
      (!isConditional(text, start) || isEitherOr(text, name, found)),
  )
  const all = kept.length === 0 ? found.slice(0, 1) : kept
  const remarks = remarksOf(text, found)
  const places = placesIn(placeholderNames(all), remarks)
  const slots = all.map(({ name, hint, from, to }) => {
    const literal = found
      .filter((other) => other.name === name && isConditional(text, other.start))
      .map((other) => other.hint)
    const description = describedBy(placeholdersIn(hint, name), places, remarks) ?? remarks
    return {
      name,
      words: spacedName(name),
      hint: text.slice(from, to).trim(),
      description,
      choices: choicesOf(hint, description, literal),
    }
  })
  return { prose: text.slice(0, blockStart(text, first.start)), remarks, slots, around: aroundOf(text, all) }
}

/** `@name[value]` */
function signSlots(text: string): readonly Found[] | undefined {
  const found = [...text.matchAll(/@+([\p{L}_][\p{L}\p{N}_.-]*)\[([^\]\n]*)(\]|$|\n)/gu)].map((match) => {
    const from = match.index + match[0].indexOf('[') + 1
    const to = from + (match[2] ?? '').length
    const end = match[3] === ']' ? to + 1 : to
    return { name: match[1] ?? '', hint: unquoted(match[2] ?? ''), start: match.index, end, from, to }
  })
  return found.length === 0 ? undefined : found
}

/** Lines of `Name: <value>`, and members of an object, `"name": <value>`. */
function lineSlots(text: string): readonly Found[] | undefined {
  const line =
    /(?<=^|[\n{,])[ \t]*"?([\p{L}_][\p{L}\p{N}_ .-]*?)"?[ \t]*:[ \t]*"?(<[^<>\n]+>|\{\{?[\p{L}\p{N}_ ]+\}?\}|_{2,}|\[[\p{L}_ ]+\])/gu
  const found = [...text.matchAll(line)].map((match) => {
    const hint = match[2] ?? ''
    const from = match.index + match[0].lastIndexOf(hint)
    const name = (match[1] ?? '').trim()
    const start = match.index + match[0].search(/\S/)
    return {
      name,
      hint: hint.replace(/^[<{[_]+|[>}\]_]+$/g, ''),
      start,
      end: from + hint.length,
      from,
      to: from + hint.length,
    }
  })
  return found.length === 0 ? undefined : found
}

const unquoted = (text: string): string => text.trim().replace(/^(["'“])(.*)(["'”])$/u, '$2')

/** "If there are none, write @status["none"]" is another answer, not a part of this one. */
function isConditional(text: string, start: number): boolean {
  const before = text.slice(0, start)
  const sentence = before.slice(
    Math.max(before.lastIndexOf('\n'), before.search(/[.;:!?]\s[^.;:!?]*$/) + 1, 0),
  )
  const last = sentence.slice(sentence.lastIndexOf('@') + 1)
  return (
    /(?<!\p{L})(?:if|when|else|otherwise|example|e\.g)(?!\p{L})/iu.test(last) ||
    /(?<!\p{L})(?:if|else)(?!\p{L})[^@]*$/iu.test(sentence)
  )
}

/** "If p is small write @normal[no], else @normal[yes]": one slot, two words. */
const isEitherOr = (text: string, name: string, found: readonly Found[]): boolean =>
  new Set(
    found.filter((other) => other.name === name && isConditional(text, other.start)).map(({ hint }) => hint),
  ).size > 1

function blockStart(text: string, start: number): number {
  const open = text.slice(0, start).search(/[{\s]*$/)
  return open < 0 ? start : open
}

function remarksOf(text: string, found: readonly Found[]): string {
  let rest = ''
  let from = found[0]?.start ?? text.length
  for (const { start, end } of found) {
    const literal = isConditional(text, start) ? text.slice(start, end).replace(/^@+[^[]*/u, '') : ''
    rest += `${text.slice(from, start)} ${literal}`
    from = end
  }
  return (rest + text.slice(from)).replaceAll(String.raw`\n`, '\n')
}

/** What stands around the values: what parts two slots where that is only space and marks, a line end elsewhere. */
function aroundOf(text: string, slots: readonly Found[]): readonly string[] {
  const [first, last] = [slots[0], slots.at(-1)]
  if (first === undefined || last === undefined) return []
  const closing = /^"?\s*\}/u.exec(text.slice(last.to))?.[0]
  const opening = closing === undefined ? undefined : /\{\s*$/u.exec(text.slice(0, first.start))?.[0]
  const end =
    text.slice(last.to, last.end) || (text[last.from - 1] === '[' && text[last.start] === '@' ? ']' : '')
  return [
    ...slots.map(({ start, from }, index) => {
      const before = slots[index - 1]
      const own = text.slice(start, from)
      if (before === undefined) return `${opening ?? ''}${own}`
      const gap = text.slice(before.end, start)
      return `${text.slice(before.to, before.end)}${/^[\s,;{}"]*$/.test(gap) && gap !== '' ? gap : '\n'}${own}`
    }),
    opening === undefined ? end : (closing ?? end),
  ]
}

const placeholdersIn = (hint: string, name: string): readonly string[] => [
  ...new Set([hint, ...hint.split(',').map((part) => unquoted(part)), name].filter((part) => part !== '')),
]

const placeholderNames = (slots: readonly Found[]): readonly string[] =>
  slots.flatMap(({ hint, name }) => placeholdersIn(hint, name))

interface Place {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Where the remarks name something, in order. */
const placesIn = (names: readonly string[], remarks: string): readonly Place[] =>
  names
    .flatMap((name) => placesOf(name, remarks))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, sorted) => start >= (sorted[index - 1]?.end ?? 0))

/** What the remarks say after the names of a slot, up to where they go on to another. */
function describedBy(own: readonly string[], places: readonly Place[], remarks: string): string | undefined {
  const described = places.flatMap((place, index) => {
    if (!own.includes(place.name)) return []
    let last = index
    while (isJoined(remarks, places[last], places[last + 1])) last++
    return [remarks.slice(places[last]?.end ?? 0, places[last + 1]?.start ?? remarks.length)]
  })
  return described.length === 0 ? undefined : described.join(' ')
}

const isJoined = (text: string, one: Place | undefined, next: Place | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  /^["'”]?(?:[\s,]|and|or|&)*["'“]?$/u.test(text.slice(one.end, next.start))

function placesOf(name: string, text: string): readonly Place[] {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const quoted = [...text.matchAll(new RegExp(`["'“‘]${escaped}["'”’]`, 'gu'))]
  const bare = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}\p{N}_])${escaped}(?=\s+(?:is|are|represents?|should|must|means|can)\b)`,
        'gu',
      ),
    ),
  ]
  return [...quoted, ...bare].map((match) => ({
    name,
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function choicesOf(hint: string, description: string, literal: readonly string[]): readonly string[] {
  if (new Set(literal).size > 1) return [...new Set(literal)]
  if (
    /^["'”\s]*(?:is|are|represents?)\s+(?:an?|the)?\s*(?:[\p{L}-]+\s+){0,2}(?:number|float|integer|decimal|p-value)/iu.test(
      description,
    )
  )
    return []
  const parted = hint.split('/').map((part) => part.trim())
  if (parted.length > 1 && parted.every((part) => /^[\p{L}_ -]+$/u.test(part))) return parted
  if (!/string|either|boolean|can be|could be|one of|true|yes/iu.test(description)) return []
  const quoted = [
    ...description.matchAll(/["“]([^"”\n]{1,40})["”]|(?<!\p{L})['‘]([^'’\n]{1,40})['’](?!\p{L})/gu),
  ].map((match) => match[1] ?? match[2] ?? '')
  if (new Set(quoted).size > 1) return [...new Set(quoted)]
  if (/boolean|true/iu.test(description) && /boolean|false/iu.test(description)) return ['True', 'False']
  return []
}
