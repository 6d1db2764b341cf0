/** A phrase in all its forms: "car(o/a)" stands for two, "the trend[s]" for two, and forms may have forms of their own. */
export function spread(phrase: string): readonly string[] {
  if (!phrase.includes('(') && !phrase.includes('[')) return [phrase]
  const forms = spreadAll(phrase).map((form) => form.replace(/\s+/g, ' ').trim())
  return [...new Set(forms.filter((form) => form !== ''))]
}

const closing: { readonly [open: string]: string } = { '(': ')', '[': ']' }

function spreadAll(phrase: string): readonly string[] {
  const open = phrase.search(/[([]/)
  if (open === -1) return [phrase]
  const close = closingOf(phrase, open)
  const inside = phrase.slice(open + 1, close)
  const forms = phrase[open] === '[' ? [...spreadAll(inside), ''] : alternatives(inside).flatMap(spreadAll)
  const rest = spreadAll(phrase.slice(close + 1))
  return forms.flatMap((form) => rest.map((after) => phrase.slice(0, open) + form + after))
}

function closingOf(phrase: string, open: number): number {
  const awaited: string[] = []
  for (let at = open; at < phrase.length; at++) {
    const character = phrase[at] ?? ''
    const close = closing[character]
    if (close !== undefined) awaited.push(close)
    if (character === awaited.at(-1)) awaited.pop()
    if (awaited.length === 0) return at
  }
  throw new Error(`a bracket is not closed: ${phrase}`)
}

/** Parted by slashes that stand in no bracket of their own. */
function alternatives(inside: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const character of inside) {
    if (character in closing) depth++
    if (character === ')' || character === ']') depth--
    if (character === '/' && depth === 0) found.push('')
    else found[found.length - 1] += character
  }
  return found
}
