import { namesCode, type CodeKind } from '../../name-hints.ts'
import { fullPattern, type Evidence } from './value-parser.ts'

/** Digits that are no number. The name alone may mislead, as in "mobile" for visits, so the texts must look it, too. */
const looks: { readonly [Kind in CodeKind]: RegExp } = {
  telephone: fullPattern('[+(]?[0-9](?:[ ()./-]{0,2}[0-9]){6,14}'),
  postcode: fullPattern('[0-9]{3,8}|[0-9]{2,5}[ -][0-9]{2,4}'),
  account: fullPattern('[0-9A-Za-z](?:[ .-]?[0-9A-Za-z]){5,33}'),
}

const mostly = 0.8

export function areCodes({ name, texts }: Evidence): boolean {
  const kind = namesCode(name)
  if (kind === undefined || texts.length === 0) return false
  return texts.filter((text) => looks[kind].test(text)).length >= texts.length * mostly
}
