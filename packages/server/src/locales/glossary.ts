import { fold } from '../domain/table.ts'
import { locales } from './registry.ts'
import { singular } from './stem.ts'

/** What the languages we know call the same thing: a word of one to words of another, both ways, in folded form. */
type Glossary = ReadonlyMap<string, readonly string[]>

let built: Glossary | undefined

export function translations(folded: string): readonly string[] {
  built ??= build()
  return built.get(folded) ?? built.get(singularWords(folded)) ?? []
}

const singularWords = (text: string): string => text.split(' ').map(singular).join(' ')

function build(): Glossary {
  const glossary = new Map<string, string[]>()
  const add = (from: string, to: string): void => {
    const known = glossary.get(from)
    if (known === undefined) glossary.set(from, [to])
    else if (!known.includes(to)) known.push(to)
  }
  for (const { hears } of locales)
    for (const [word, others] of hears.glossary)
      for (const other of others) {
        add(fold(word), fold(other))
        add(singularWords(fold(other)), fold(word))
      }
  return glossary
}
