import type { Table } from '../../../../domain/table.ts'
import { localeFor } from '../../../../locales/index.ts'
import type { AnalystQuestion } from '../../../../ports/analyst.ts'
import { groundColumns } from '../ground-columns.ts'
import type { LinkedColumn } from '../link.ts'
import { readQuestion } from '../question.ts'
import type { ColumnMention } from './column-mentions.ts'

const least = 0.6
/** What is said otherwise than the header is written is never as sure as the header. */
const surest = 0.9

/** A synonym is an assumption, and statistics state none. */
const isSure = ({ how, quality }: LinkedColumn): boolean =>
  quality >= least && how !== 'synonym' && how !== 'typo'

/** Columns that a question calls by what its language makes of their headers: inflected, glued to small words, translated. */
export function spokenMentions(asked: AnalystQuestion, table: Table): readonly ColumnMention[] {
  const question = readQuestion(asked, localeFor(asked.language).locale)
  return groundColumns(question, table).flatMap(({ start, end, ground }): readonly ColumnMention[] => {
    const [from, to] = [question.units[start], question.units[end - 1]]
    const best = ground.kind === 'column' ? ground.columns[0] : undefined
    if (from === undefined || to === undefined || best === undefined || !isSure(best)) return []
    return [{ column: best.column, start: from.start, end: to.end, strength: Math.min(best.quality, surest) }]
  })
}

/** Those of the second list that stand where none of the first do, the longest at each place. */
export function alsoMentioned(
  first: readonly ColumnMention[],
  second: readonly ColumnMention[],
): readonly ColumnMention[] {
  const kept = first.filter(({ strength }) => strength >= least)
  for (const one of [...second].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one)
  return kept.sort((a, b) => a.start - b.start)
}
