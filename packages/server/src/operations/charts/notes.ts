import type { Language } from '@auger/contract'
import {
  formatNumber,
  fromExpression,
  localeFor,
  pictureNotes,
  render,
  type Phrase,
} from '../../locales/index.ts'

/** Words below a title that tell how many rows there are. */
export function countsNote<Counts extends readonly number[]>(
  words: (...counts: { readonly [Place in keyof Counts]: Phrase }) => Phrase,
  language: Language,
  ...counts: Counts
): string {
  const { locale } = localeFor(language)
  const said = (count: number): Phrase => [fromExpression(formatNumber(count, locale), 'count of rows')]
  return render(words(...(counts.map(said) as { readonly [Place in keyof Counts]: Phrase }))).content
}

/** Which rows of a result a chart gets; `bins`: counts over all of them. */
export type Extract = 'all' | 'first' | 'sample' | 'foremost' | 'bins'

/** Who sees some of the rows must not take them for all. */
export function extractNote(
  extract: Extract,
  shown: number,
  all: number,
  language: Language,
): readonly string[] {
  const { pictured } = localeFor(language).locale.says.conclusions
  switch (extract) {
    case 'first':
      return [countsNote(pictured, language, shown, all)]
    case 'sample':
      return [countsNote(pictureNotes(language).sampled, language, shown, all)]
    case 'bins':
      return [countsNote((_, rows) => pictureNotes(language).binned(rows), language, shown, all)]
    case 'all':
    case 'foremost':
      return []
  }
}
