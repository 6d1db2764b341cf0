import type { Condition, DateUnit, Section, Token } from './token.ts'

const mostSections = 4

/** The sections of a format code. A code that breaks off inside quotes or brackets is read as far as it goes. */
export function parseFormat(code: string): readonly Section[] {
  const sections: Section[] = []
  let at = 0
  while (at <= code.length && sections.length < mostSections) {
    const [section, end] = parseSection(code, at)
    sections.push(section)
    at = end + 1
  }
  return sections
}

interface Draft {
  readonly tokens: Token[]
  condition?: Condition
  locale?: number
}

function parseSection(code: string, start: number): readonly [Section, number] {
  const draft: Draft = { tokens: [] }
  let at = start
  while (at < code.length && code[at] !== ';') at = takeToken(code, at, draft)
  return [isSense(draft.tokens) ? draft : { tokens: [{ kind: 'general' }] }, at]
}

/** Minutes cannot be counted beyond the hour that stands before them; such a format is none. */
function isSense(tokens: readonly Token[]): boolean {
  const hours = tokens.findIndex((token) => token.kind === 'date' && token.unit === 'h')
  return hours < 0 || !tokens.slice(hours).some((token) => token.kind === 'elapsed')
}

/** Takes what stands at a place into the draft, and says where the next piece begins. */
function takeToken(code: string, at: number, draft: Draft): number {
  const character = code[at] ?? ''
  const { tokens } = draft
  switch (character) {
    case '"': {
      const end = endOf(code, '"', at + 1)
      tokens.push({ kind: 'literal', text: code.slice(at + 1, end) })
      return end + 1
    }
    case '\\':
    case '!':
      tokens.push({ kind: 'literal', text: code[at + 1] ?? '' })
      return at + 2
    case '_':
      tokens.push({ kind: 'literal', text: ' ' })
      return at + 2
    case '*':
      return at + 2
    case '[': {
      const end = endOf(code, ']', at + 1)
      takeBracket(code.slice(at + 1, end), draft)
      return end + 1
    }
    case '0':
    case '#':
    case '?':
      tokens.push({ kind: 'digit', place: character })
      return at + 1
    case '.':
      tokens.push({ kind: 'point' })
      return at + 1
    case ',':
      tokens.push({ kind: 'comma' })
      return at + 1
    case '%':
      tokens.push({ kind: 'percent' })
      return at + 1
    case '/':
      tokens.push({ kind: 'slash' })
      return at + 1
    case '@':
      tokens.push({ kind: 'text' })
      return at + 1
    default:
      return takeWord(code, at, tokens)
  }
}

function endOf(code: string, mark: string, from: number): number {
  const end = code.indexOf(mark, from)
  return end < 0 ? code.length : end
}

function takeBracket(content: string, draft: Draft): void {
  const condition = /^(<=|<>|>=|<|>|=)\s*([+-]?[\d.]+(?:E[+-]?\d+)?)$/i.exec(content)
  if (condition !== null) {
    draft.condition = { operator: condition[1] as Condition['operator'], limit: Number(condition[2]) }
  } else if (/^(h+|m+|s+)$/i.test(content)) {
    const unit = content.charAt(0).toLowerCase() as 'h' | 'm' | 's'
    draft.tokens.push({ kind: 'elapsed', unit, length: content.length })
  } else if (content.startsWith('$')) {
    const [, symbol = '', locale] = /^\$([^-]*)(?:-([0-9a-f]+))?/i.exec(content) ?? []
    if (symbol !== '') draft.tokens.push({ kind: 'literal', text: symbol })
    if (locale !== undefined) draft.locale = parseInt(locale.slice(-4), 16)
  }
}

const words: readonly (readonly [RegExp, (found: string) => Token])[] = [
  [/general/iy, () => ({ kind: 'general' })],
  [/am\/pm|a\/p|上午\/下午/iy, (text) => ({ kind: 'half-day', text })],
  [/e[+-]/iy, (text) => ({ kind: 'exponent', plus: text.endsWith('+') })],
  [/y+|m+|d+|h+|s+|b+|e+|g+|a{3,}/iy, dateToken],
]

function takeWord(code: string, at: number, tokens: Token[]): number {
  for (const [pattern, token] of words) {
    pattern.lastIndex = at
    const found = pattern.exec(code)?.[0]
    if (found === undefined) continue
    tokens.push(token(found))
    return at + found.length
  }
  const [character = ''] = code.slice(at, at + 2)
  tokens.push({ kind: 'literal', text: character })
  return at + character.length
}

function dateToken(found: string): Token {
  return { kind: 'date', unit: found.charAt(0).toLowerCase() as DateUnit, length: found.length }
}
