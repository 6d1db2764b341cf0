import type { ColumnMention } from './mention.ts'

/** How firmly a column is named. */
export const gradeOf = ({ how, quality }: ColumnMention): string => {
  if (how === 'scattered') return quality >= 0.6 ? 'scattered' : 'faint'
  return quality >= 0.95 ? 'exact' : quality >= 0.8 ? 'firm' : quality >= 0.6 ? 'part' : 'faint'
}
