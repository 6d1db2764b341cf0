import type { ParsedTemplate } from './parsed-template.ts'
import { slotChoices } from './slot-choices.ts'
import { slotDescriptions } from './slot-descriptions.ts'
import { spacedName } from './spaced-name.ts'

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
export function parseTemplate(written: string): ParsedTemplate | undefined {
  // Some programs write the end of a line as two characters.
  const text = written.replaceAll(String.raw`\n`, '\n')
  const signed = signSlots(text)
  const found = signed.length > 0 ? signed : lineSlots(text)
  const [first] = found
  if (first === undefined || found.length > mostSlots) return undefined
  const question = withoutLead(text.slice(0, first.start))
  if (new Set(found.map(({ name }) => name)).size < found.length)
    return { question, remarks: '', slots: [], around: [] }
  const remarks = remarksOf(text, found)
  const descriptions = slotDescriptions(
    found.map(({ name, hint }) => [...new Set([name, hint])]),
    remarks,
  )
  return {
    question,
    remarks,
    slots: found.map(({ name, hint }, at) => ({
      name,
      words: spacedName(name),
      hint: spacedName(hint),
      several: /\.{3}|…/u.test(hint),
      choices: slotChoices(hint, descriptions[at] ?? ''),
      description: descriptions[at] ?? '',
    })),
    around: aroundOf(text, found),
  }
}

/** `@name[value]` */
const signSlots = (text: string): readonly Found[] =>
  [...text.matchAll(/@+([\p{L}_][\p{L}\p{N}_.-]*)\[([^\]\n]*)\]/gu)].map(
    ({ 0: whole, 1: name = '', 2: inside = '', index }) => {
      const from = index + whole.indexOf('[') + 1
      const hint = inside.trim().replace(/^["'“](.*)["'”]$/u, '$1')
      return { name, hint, start: index, end: index + whole.length, from, to: from + inside.length }
    },
  )

const line =
  /(?<=^|[\n{,])[ \t]*"?([\p{L}_][\p{L}\p{N}_ .-]*?)"?[ \t]*[:：][ \t]*"?(<[^<>\n]+>|\{\{?[\p{L}\p{N}_ ]+\}?\}|_{2,}|\[[\p{L}_ ]+\])/gu

/** Lines of `Name: <value>`, and members of an object, `"name": <value>`. */
const lineSlots = (text: string): readonly Found[] =>
  [...text.matchAll(line)].map(({ 0: whole, 1: name = '', 2: value = '', index }) => {
    const from = index + whole.lastIndexOf(value)
    const to = from + value.length
    const hint = value.replace(/^[<{[_]+|[>}\]_]+$/g, '').trim()
    return { name: name.trim(), hint, start: index + whole.search(/\S/), end: to, from, to }
  })

/** All that stands between the slots and behind them. */
const remarksOf = (text: string, found: readonly Found[]): string =>
  found
    .map(({ end }, at) => text.slice(end, found[at + 1]?.start ?? text.length))
    .join(' ')
    .trim()

/** Without what only leads to the template: "Answer in this format:", the opening brace of an object. */
function withoutLead(text: string): string {
  const bare = text.replace(/[{\s]+$/u, '')
  return /[:：]$/u.test(bare) ? bare.slice(0, lastSentenceEnd(bare)) : bare
}

const lastSentenceEnd = (text: string): number => {
  const ends = [...text.matchAll(/[.!?。！？؟।](?=\s|$)|[。！？।]|\n/gu)]
  const last = ends.at(-1)
  return last === undefined ? 0 : last.index + 1
}

/** What stands around the values: what parts two slots where that is only space and marks, a line end elsewhere. */
function aroundOf(text: string, slots: readonly Found[]): readonly string[] {
  const [first, last] = [slots[0], slots.at(-1)]
  if (first === undefined || last === undefined) return []
  const closing = /^"?\s*\}/u.exec(text.slice(last.to))?.[0]
  const opening = closing === undefined ? undefined : /\{\s*$/u.exec(text.slice(0, first.start))?.[0]
  const joints = slots.map(({ start, from }, at) => {
    const before = slots[at - 1]
    const own = text.slice(start, from)
    if (before === undefined) return `${opening ?? ''}${own}`
    const gap = text.slice(before.end, start)
    const parts = /^[\s,;{}"]+$/.test(gap) ? gap : '\n'
    return `${text.slice(before.to, before.end)}${parts}${own}`
  })
  return [...joints, opening === undefined ? text.slice(last.to, last.end) : (closing ?? '')]
}
