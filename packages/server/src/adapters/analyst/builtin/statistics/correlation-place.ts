import type { CellPlace } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { columnMentions } from './column-mentions.ts'
import { isMeasurable, measuredName } from './measurable.ts'
import type { Scene } from './scene.ts'
import { targetColumns } from './target-columns.ts'
import type { Slot } from './template.ts'
import { correlationMethod } from './tests-named.ts'
import { verbsFor } from './preparation.ts'
import type { Resolving } from './resolving.ts'

export function correlationPlace(
  figure: 'coefficient' | 'p-value' | 'covariance',
  slot: Slot,
  { scene, preparation, builder, own }: Resolving,
): CellPlace | undefined {
  const [left, right] = pairFor(slot, scene) ?? []
  if (left === undefined || right === undefined) return undefined
  const verbs = [...own, ...verbsFor([left, right], preparation, scene)]
  const columns = [measuredName(left), measuredName(right)] as const
  return builder.figure(verbs, { kind: 'correlation', method: correlationMethod(scene), columns }, { figure })
}

function pairFor(slot: Slot | undefined, scene: Scene): readonly Column[] | undefined {
  const own =
    slot === undefined
      ? []
      : [
          ...new Set(
            columnMentions(`${slot.name.replaceAll('_', ' ')}. ${slot.description}`, scene.table)
              .filter(({ column, strength }) => strength >= 0.8 && isMeasurable(column))
              .map(({ column }) => column),
          ),
        ]
  if (own.length === 2) return own
  const named = targetColumns(scene)
  const made = scene.made === undefined ? undefined : scene.table.columns.at(-1)
  if (made !== undefined) {
    const used = new Set(
      JSON.stringify(scene.made?.formula)
        .match(/"column":"([^"]+)"/g)
        ?.map((text) => text.slice(10, -1)),
    )
    const other = named.find((column) => column !== made && !used.has(column.name))
    return other === undefined ? undefined : [made, other]
  }
  const exact = new Set(
    scene.mentions
      .filter(({ column, strength }) => strength >= 0.95 && isMeasurable(column))
      .map(({ column }) => column),
  )
  if (exact.size === 2) return [...exact]
  const between = betweenPair(scene)
  if (between !== undefined) return between
  const pair = named.slice(0, 2)
  return pair.length === 2 ? pair : undefined
}

/** "between A and B": the first column that each side names. */
function betweenPair({ question, mentions }: Scene): readonly Column[] | undefined {
  const found = /between\s+(.+?)\s+and\s+(.+?)(?=[.?!,]|$)/isu.exec(question)
  if (found === null) return undefined
  const from = found.index + found[0].indexOf(found[1] ?? '', 7)
  const middle = from + (found[1] ?? '').length
  const end = found.index + found[0].length
  const named = mentions.filter(({ column, strength }) => strength >= 0.5 && isMeasurable(column))
  const left = named.find((one) => one.start >= from && one.end <= middle)?.column
  const right = named.find((one) => one.start >= middle && one.end <= end && one.column !== left)?.column
  return left === undefined || right === undefined ? undefined : [left, right]
}
