import type { Column } from '../../../../domain/table.ts'
import type { Term } from '../../../../locales/index.ts'
import { isMeasurable } from './measurable.ts'
import { columnMentions, type ColumnMention } from './column-mentions.ts'
import { sentenceAround, type Scene } from './scene.ts'
import type { Slot } from './template.ts'

const sure = 0.5

/** The measurable columns that the text names, the surest first; of equally sure ones, the first. */
export function targetColumns({ mentions }: Scene, accepts = isMeasurable): readonly Column[] {
  const best = new Map<Column, ColumnMention>()
  for (const mention of mentions) {
    if (mention.strength < sure || !accepts(mention.column)) continue
    const before = best.get(mention.column)
    if (before === undefined || before.strength < mention.strength) best.set(mention.column, mention)
  }
  return [...best.values()]
    .sort((a, b) => Math.round((b.strength - a.strength) * 10) || a.start - b.start)
    .map(({ column }) => column)
}

/** The column that a slot itself names. */
export function slotColumn(slot: Slot, scene: Scene, accepts = isMeasurable): Column | undefined {
  for (const text of [slot.name.replaceAll('_', ' '), slot.name, slot.hint, slot.description]) {
    const found = columnMentions(text, scene.table)
      .filter(({ column, strength }) => strength >= 0.6 && accepts(column))
      .sort((a, b) => b.strength - a.strength)
    const named = found.find(({ column }) => targetColumns(scene, accepts).includes(column))
    if (named !== undefined) return named.column
    if (found[0] !== undefined && text !== slot.description && found[0].strength >= 0.8)
      return found[0].column
  }
  return undefined
}

/** The column that stands nearest to a word: right after it in its sentence, or before it. */
export function columnNear(term: Term, scene: Scene, accepts = isMeasurable): Column | undefined {
  const votes = new Map<Column, number>()
  for (const { start, end, term: found } of scene.terms) {
    if (found !== term) continue
    const sentence = sentenceAround(scene.prose, start)
    if (term !== 'missing' && isFilling(scene.prose.slice(sentence.start, sentence.end))) continue
    const inside = scene.mentions.filter(
      (mention) =>
        mention.start >= sentence.start &&
        mention.end <= sentence.end &&
        mention.strength >= sure &&
        accepts(mention.column),
    )
    const next = inside.find((mention) => mention.start >= end - 1) ?? inside.at(-1)
    if (next !== undefined) votes.set(next.column, (votes.get(next.column) ?? 0) + next.strength)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The mean of a mean imputation is not asked for. */
const isFilling = (sentence: string): boolean =>
  /imput|fill|replac/iu.test(sentence) && !/calculat|comput|then|determin|after/iu.test(sentence)

/** What a figure is of: what its slot names, what the question makes, what stands beside the word, the only one named. */
export function columnOf(term: Term, slot: Slot | undefined, scene: Scene): Column | undefined {
  const own = slot === undefined ? undefined : slotColumn(slot, scene)
  if (own !== undefined) return own.name === soleSource(scene) ? (scene.table.columns.at(-1) ?? own) : own
  if (scene.made !== undefined) return scene.table.columns.at(-1)
  const targets = targetColumns(scene)
  return targets.length < 2 ? targets[0] : (columnNear(term, scene) ?? targets[0])
}

/** The one column that a made one is a function of, and goes by its name: the log of it. */
const soleSource = ({ made }: Scene): string | undefined =>
  made?.formula.kind === 'call' && made.formula.of.kind === 'column' ? made.formula.of.column : undefined
