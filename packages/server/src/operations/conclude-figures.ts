import { figureColumn, valueColumn } from '../domain/analysis.ts'
import { formatNumber, fromCell, named, type Phrase } from '../locales/index.ts'
import { cellAt, type Spoken } from './spoken.ts'

/** An analysis: each of its figures is a sentence. */
export function concludeFigures(matter: Spoken): readonly Phrase[] {
  const { outcome, locale, where } = matter
  const words = locale.says.conclusions
  return outcome.rows.map((_, row) => {
    const measure: Phrase = [named(String(cellAt(matter, row, figureColumn)), 'figure')]
    const value = cellAt(matter, row, valueColumn)
    if (value === null) return words.noValue(measure, where)
    const shown = [fromCell(formatNumber(Number(value), locale), row, valueColumn)]
    return words.value({ measure, value: shown, where })
  })
}
