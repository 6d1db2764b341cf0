/** A piece of markup: text, or a tag. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag'
      readonly name: string
      readonly closing: boolean
      readonly selfClosing: boolean
      readonly attributes: string
    }

/** Without what stands in quotes. */
const longestTag = 16 * 1024
/** Once so many times the text has been gone through for tags that do not end, only those that end soon are tags. */
const patience = 8
const soon = 200
const tagStart = /[a-z/!?>]/i
/** What these hold is not text, and its angle brackets are no tags. */
const raw: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'xmp'])

/** Splits markup into texts and tags. What only looks like a tag is text. In JSX, braces in a tag may hold anything. */
export function* splitTags(markup: string, dialect: 'html' | 'jsx'): Generator<Piece> {
  const search: Search = { next: nextIn(markup), wasted: 0 }
  let from = 0
  for (let at = 0; at < markup.length;) {
    const start = markup.indexOf('<', at)
    if (start < 0) break
    const end = tagStart.test(markup[start + 1] ?? '') ? tagEnd(markup, start, dialect, search) : -1
    if (end < 0) {
      at = start + 1
      continue
    }
    if (start > from) yield { kind: 'text', text: markup.slice(from, start) }
    at = end
    from = end
    const tag = readTag(markup.slice(start + 1, end - 1))
    if (tag === undefined) continue
    yield tag
    if (dialect === 'html' && !tag.closing && raw.has(tag.name)) from = at = rawEnd(markup, end, tag.name)
  }
  if (from < markup.length) yield { kind: 'text', text: markup.slice(from) }
}

interface Search {
  readonly next: NextOf
  /** How many characters were looked at for tags that did not end. */
  wasted: number
}

/** Where a tag or comment that begins here has ended; negative where it does not end. */
function tagEnd(markup: string, start: number, dialect: 'html' | 'jsx', search: Search): number {
  const { next } = search
  if (markup.startsWith('<!--', start)) {
    const end = next('-->', start + 4)
    return end < 0 ? markup.length + 1 : end + 3
  }
  if (next('>', start) < 0) return -1
  const longest = search.wasted > markup.length * patience ? soon : longestTag
  let depth = 0
  let steps = 0
  for (let at = start + 1; at < markup.length && steps < longest; at++, steps++) {
    const character = markup[at] ?? ''
    if ((character === '"' || character === "'") && (depth > 0 || /[\s=]/.test(markup[at - 1] ?? ''))) {
      const end = next(character, at + 1)
      if (end >= 0) at = end
    } else if (dialect === 'jsx' && character === '{') depth++
    else if (dialect === 'jsx' && character === '}') depth--
    else if (character === '>' && depth <= 0) return at + 1
  }
  search.wasted += steps
  return -1
}

type NextOf = (text: string, from: number) => number

/** Finds the next place of a text. What was found last is remembered, so that no stretch is looked through twice. */
function nextIn(markup: string): NextOf {
  const found = new Map<string, { readonly from: number; readonly at: number }>()
  return (text, from) => {
    const last = found.get(text)
    if (last !== undefined && from >= last.from && (last.at < 0 || from <= last.at)) return last.at
    const at = markup.indexOf(text, from)
    found.set(text, { from, at })
    return at
  }
}

function rawEnd(markup: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}\\b`, 'gi')
  pattern.lastIndex = from
  return pattern.exec(markup)?.index ?? markup.length
}

function readTag(inside: string): (Piece & { kind: 'tag' }) | undefined {
  const match = /^(\/?)\s*([a-z][\w:.-]*)?/i.exec(inside)
  const name = match?.[2]
  if (match === null || (name === undefined && inside !== '' && inside !== '/')) return undefined
  return {
    kind: 'tag',
    name: (name ?? '').toLowerCase(),
    closing: match[1] === '/',
    selfClosing: inside.endsWith('/'),
    attributes: inside.slice(match[0].length),
  }
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  return match?.[1] ?? match?.[2] ?? match?.[3]
}
