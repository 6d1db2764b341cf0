import { singular } from '../../../../locales/index.ts'
import type { ReadQuestion } from '../question.ts'

/**
 * Languages without a plural name the thing once however many there are. Of those with spaces, only English plurals are
 * known by their looks: a Kurs is one.
 */
export function isPlural(
  { locale, units }: ReadQuestion,
  named: { readonly end: number } | undefined,
): boolean {
  const last = named === undefined ? undefined : units[named.end - 1]
  if (last === undefined) return false
  if (last.dense || locale.hears.unnumbered === true) return true
  if (locale.hears.spaced && locale.language !== 'EN') return false
  return singular(last.folded) !== last.folded
}
