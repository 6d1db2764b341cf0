import { lastWordIs, words } from '../name-hints.ts'

const parts = ['year', 'quarter', 'month', 'week', 'day'] as const
const clockWords = new Set(
  'hour minute weekday dow stunde wochentag heure hora ora godzina час saat giờ jam घंटा ساعة 時 时 小时 요일 曜日 星期 周几'.split(
    ' ',
  ),
)
/** "day of week", "jour de la semaine": the part stands first. */
const partOf =
  /^(?:day|date|hour|week|month|quarter|tag|jour|mois|día|dia|mes|mês|giorno|mese)\b.*\b(?:of|der|des|de|del|da|do|di)\b/u

/** Whether a name is that of a year, a month, a weekday or an hour. */
export const namesPartOfTime = (name: string): boolean =>
  parts.some((part) => lastWordIs(name, part)) ||
  clockWords.has(words(name).at(-1) ?? '') ||
  partOf.test(words(name).join(' '))
