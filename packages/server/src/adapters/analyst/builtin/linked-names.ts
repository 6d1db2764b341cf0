import { translations, type Hears } from '../../../locales/index.ts'
import { formOf } from './form.ts'
import { kindWords, leadingKindWords, linkWords } from './vocabulary.ts'

/** Without what only ties its words together: "precio de la venta" is "precio venta". The ends of a name are never ties. */
export const withoutLinks = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || !linkWords().has(word))

/** What the name of a column is about, where its kind stands first: "número de pedido" is a pedido. */
export function withoutLeadingKind(words: readonly string[]): readonly string[] {
  const [kind = '', ...rest] = withoutLinks(words)
  return rest.length > 0 && leadingKindWords().has(kind) && !kindWords().has(rest[0] ?? '') ? rest : words
}

/** "nombre del cliente" as English headers have it, the thing last: "customer name". */
export function turnedForms(form: string, { stem, links = [] }: Hears): readonly string[] {
  const words = form.split(' ')
  const at = words.findIndex((word, place) => place > 0 && links.includes(word))
  if (at < 0) return []
  const owner = words.slice(at).findIndex((word) => !links.includes(word))
  if (owner < 0) return []
  const things = translations(words.slice(0, at).join(' '), stem)
  const owners = translations(words.slice(at + owner).join(' '), stem)
  return owners.flatMap((first) => things.map((last) => formOf(`${first} ${last}`)))
}
