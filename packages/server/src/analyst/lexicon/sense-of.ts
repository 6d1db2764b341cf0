import { isSenseKind, senseArguments, type Argument } from './sense-arguments.ts'
import type { Sense } from './sense.ts'

/** The sense that the head of a line names: "superlative high of=price place=2". */
export function senseOf(head: string): Sense {
  const [kind = '', ...words] = head.split(' ')
  if (!isSenseKind(kind)) throw new Error(`no such sense: ${kind}`)
  const values = new Map<string, unknown>()
  for (const word of words) {
    const found = valueOf(word, senseArguments[kind], values)
    if (found === undefined) throw new Error(`"${kind}" takes no "${word}"`)
    values.set(found.name, found.value)
  }
  const missing = senseArguments[kind].find(({ name, style }) => style === 'placed' && !values.has(name))
  if (missing !== undefined) throw new Error(`"${kind}" lacks its ${missing.name}`)
  // The table of arguments mirrors the type, kind by kind.
  return { kind, ...Object.fromEntries(values) } as Sense
}

function valueOf(
  word: string,
  possible: readonly Argument[],
  before: ReadonlyMap<string, unknown>,
): { readonly name: string; readonly value: unknown } | undefined {
  const left = possible.filter(({ name }) => !before.has(name))
  const [, name, named] = /^([a-z]+)=(.+)$/.exec(word) ?? []
  const next = left.find(({ style }) => style === 'placed')
  const candidates =
    named === undefined
      ? left.filter((argument) => argument === next || argument.style === 'optional')
      : left.filter((argument) => argument.style === 'named' && argument.name === name)
  for (const argument of candidates) {
    const value = argument.read(named ?? word)
    if (value !== undefined) return { name: argument.name, value }
  }
  return undefined
}
