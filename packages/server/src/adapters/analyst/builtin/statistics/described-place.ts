import type { CellPlace, Verb } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import type { Term } from '../../../../locales/index.ts'
import { describeFigure } from './describe-figure.ts'
import { measuredName } from './measurable.ts'
import type { Scene } from './scene.ts'
import { columnOf } from './target-columns.ts'
import type { Slot } from './template.ts'
import { hasTerm, termsIn } from './terms-in.ts'
import { verbsFor } from './preparation.ts'
import type { Resolving } from './resolving.ts'

export function describedPlace(
  term: Term,
  slot: Slot,
  { scene, preparation, builder, own }: Resolving,
): CellPlace | undefined {
  const figure = describeFigure(term, scene)
  const column = columnOf(term, slot, scene)
  // The highest of one thing tells which row is meant, not what is asked for.
  const extreme = term === 'minimum' || term === 'maximum'
  if (
    extreme &&
    /with the (?:highest|lowest|most|least|largest|smallest)|corresponding|^which/iu.test(scene.question)
  )
    return undefined
  if (figure === undefined || column === undefined) return undefined
  const stage = stageOf(slot, scene)
  const ready = stage === 'before' ? { ...preparation, fills: [] } : preparation
  const name = measuredName(column)
  const cleaned: readonly Verb[] =
    preparation.outliers !== undefined && preparation.removes && stage !== 'before'
      ? [{ ...preparation.outliers, keep: 'inside' }]
      : []
  const needed =
    cleaned.length === 0 ? [column] : [column, ...columnNamed(preparation.outliers?.column, scene)]
  const verbs = [...own, ...verbsFor(needed, ready, scene), ...cleaned]
  return builder.figure(verbs, { kind: 'describe' }, { ...figure, column: name })
}

export const columnNamed = (name: string | undefined, { table }: Scene): readonly Column[] =>
  table.columns.filter((column) => measuredName(column) === name)

function stageOf(slot: Slot, { words }: Scene): 'before' | 'after' | undefined {
  const found = termsIn(`${slot.words} ${slot.hint.replaceAll('_', ' ')}`, words)
  if (hasTerm(found, 'after')) return 'after'
  return hasTerm(found, 'before') ? 'before' : undefined
}
