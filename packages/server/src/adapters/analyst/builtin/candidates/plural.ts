import { singular } from '../../../../locales/index.ts'
import type { ReadQuestion } from '../question.ts'
import type { ColumnMention } from './mention.ts'

/** Languages without a plural name the thing once however many there are. */
export function isPlural(question: ReadQuestion, mention: ColumnMention | undefined): boolean {
  if (mention === undefined) return false
  const last = question.units[mention.end - 1]
  return last?.dense === true || singular(last?.folded ?? '') !== last?.folded
}
