import { isWhole, type ColumnMention } from './mention.ts'

/** How firmly a column is named: by all of its name, in whatever language, or by a part of it. */
export const gradeOf = ({ how, quality }: ColumnMention): string => {
  if (how === 'scattered') return quality >= 0.6 ? 'scattered' : 'faint'
  if (isWhole({ how, quality })) return 'exact'
  return quality >= 0.8 ? 'firm' : quality >= 0.6 ? 'part' : 'faint'
}
