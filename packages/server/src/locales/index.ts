export { withoutAccents } from './accents.ts'
export { chineseOf, hasJapaneseForms } from './chinese-forms.ts'
export { pleasantryIn, type Pleasantry } from './pleasantry.ts'
export { hasOwnScript, languageOfScript, longestLookedAt, scriptsIn } from './language-of-script.ts'
export {
  formatCell,
  formatDate,
  formatMoney,
  formatMonth,
  formatRecurring,
  formatPercent,
  formatPeriod,
  formatNumber,
  formatWeekday,
} from './format.ts'
export { conditionalWords } from './conditional-words.ts'
export { exportWords, type ExportWords } from './export-words.ts'
export { figureNames } from './figure-names.ts'
export { findingWords } from './finding-words.ts'
export { comparedDays } from './compared-days.ts'
export { timePartName } from './time-part-names.ts'
export { grainName, periodName } from './grain-name.ts'
export { freeNumbers } from './free-numbers.ts'
export { numbersIn } from './number-words.ts'
export { named, quotation, shown } from './named.ts'
export { fromCell, fromExpression, joined, say } from './phrase.ts'
export { overviewQuestion } from './overview-question.ts'
export { pictureNotes } from './picture-notes.ts'
export { pictureReason, quartileNames, type PictureReason } from './pictures/index.ts'
export { localeFor, locales } from './registry.ts'
export { isSpaced } from './is-spaced.ts'
export { sensePhrases } from './sense-phrases.ts'
export { render } from './render.ts'
export { remembered } from './remembered.ts'
export { metricWords } from './metric-words.ts'
export { qualityNames, type QualityNames } from './quality-names.ts'
export { qualityWords } from './quality-words.ts'
export { wholeWords } from './whole-words.ts'
export { targetWords } from './target-words.ts'
export { trendWords } from './trend-words.ts'
export { statisticsWords, type StatisticsWords } from './statistics/index.ts'
export { withUnit } from './with-unit.ts'
export type { Locale } from './locale.ts'
export type { Bound, Phrase, Piece, Text } from './phrase.ts'
export type { Direction, NamedValue, Says } from './says.ts'

export { formatPartOfTime } from './parts-of-time.ts'
