export { withoutAccents } from './accents.ts'
export { chineseOf, hasJapaneseForms } from './chinese-forms.ts'
export { pleasantryIn, type Pleasantry } from './pleasantry.ts'
export { detectLanguage, languageOfScript } from './detect.ts'
export {
  formatCell,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPeriod,
  formatNumber,
  formatWeekday,
} from './format.ts'
export { figureNames } from './figure-names.ts'
export { grainName } from './grain-name.ts'
export { freeNumbers } from './free-numbers.ts'
export { renderings, stemWords, translations } from './glossary.ts'
export { named, quotation, shown } from './named.ts'
export { natureOf } from './nature.ts'
export { fromCell, fromExpression, joined, say } from './phrase.ts'
export { pictureNotes } from './picture-notes.ts'
export { localeFor, locales } from './registry.ts'
export { render } from './render.ts'
export { partedUnits } from './parted-units.ts'
export { spansOf, withEdges } from './spans.ts'
export { remembered } from './remembered.ts'
export { singular, stem } from './stem.ts'
export { metricWords } from './metric-words.ts'
export { mayTrail } from './hears.ts'
export { statisticsWords, type StatisticsWords, type Term } from './statistics/index.ts'
export { withUnit } from './with-unit.ts'
export { soundsLikeWhether } from './whether.ts'
export { isPacked, joinUnits, unitsOf } from './units.ts'
export type { Heard, Hears, Meaning, MeaningKind } from './hears.ts'
export type { Locale } from './locale.ts'
export type { Bound, Phrase, Piece, Text } from './phrase.ts'
export type { Direction, NamedValue, Says } from './says.ts'
export type { Unit } from './units.ts'

export { formatPartOfTime } from './parts-of-time.ts'
