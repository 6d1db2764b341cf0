import type { Measure, SlotValue, Step, Verb } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { columnMentions } from './column-mentions.ts'
import { isMeasurable, measuredName } from './measurable.ts'
import { verbsFor, type Preparation } from './preparation.ts'
import { formatOf } from './slot-format.ts'
import type { Scene } from './scene.ts'
import { targetColumns } from './target-columns.ts'
import type { ParsedTemplate, Slot } from './template.ts'

export interface SuperlativeAnswer {
  readonly step: Step
  readonly values: readonly SlotValue[]
}

const superlative =
  /(?<!\p{L})(highest|largest|greatest|most|maximum|biggest|lowest|smallest|least|fewest|minimum)(?!\p{L})/iu

/** "Which country has the highest average of cases": the row, or the group, that comes first by a figure. */
export function superlativeSlots(
  scene: Scene,
  { slots }: ParsedTemplate,
  preparation: Preparation,
): SuperlativeAnswer | undefined {
  const found = superlative.exec(scene.question)
  if (found === null || slots.some(({ choices }) => choices.length > 1)) return undefined
  const [, word = ''] = found
  const descending = !/low|small|least|few|min/iu.test(word)
  const after = scene.mentions.filter(
    ({ start, end, strength, column }) =>
      start >= found.index && end <= scene.question.length + 1 && strength >= 0.5 && isMeasurable(column),
  )
  const sure = targetColumns(scene)[0]
  const measure = after.find(({ column }) => column === sure)?.column ?? after[0]?.column ?? sure
  if (measure === undefined) return undefined
  const figure = groupFigure(scene.question.slice(found.index))
  const named = slots.map((slot) => slotTarget(slot, scene, measure))
  if (named.some((column) => column === undefined)) return undefined
  const others = named.filter((column) => column !== undefined && column !== measure)
  const [key, ...more] = new Set(others)
  if (new Set(named).size < named.length) return undefined
  if (key === undefined || (figure !== undefined && (more.length > 0 || isMeasurable(key)))) return undefined
  const verbs = verbsFor([measure], preparation, scene)
  const name = measuredName(measure)
  const shown = figure === undefined ? name : scene.words.of(scene.words.figures[figure], [name])
  const step = stepOf({
    scene,
    verbs,
    name,
    shown,
    figure,
    key,
    others: [...new Set(others)].flatMap((one) => one ?? []),
    descending,
  })
  const values = slots.map((slot, index): SlotValue => {
    const column = named[index] === measure ? shown : (named[index]?.name ?? shown)
    return {
      kind: 'cell',
      at: { step: step.id, row: 0, column },
      format: named[index] === measure ? formatOf(slot, scene) : {},
    }
  })
  return { step, values }
}

function groupFigure(text: string): 'mean' | 'sum' | undefined {
  const words = /^\p{L}+\s+(?:\p{L}+\s+)?(average|mean|total)(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase()
  if (words === undefined) return undefined
  return words === 'total' ? 'sum' : 'mean'
}

/** The column that a slot wants: what it names, the measure where it speaks of a number. */
function slotTarget(slot: Slot, { table }: Scene, measure: Column): Column | undefined {
  const text = `${slot.hint.replaceAll('_', ' ')}. ${slot.words}. ${slot.description}`
  const found = columnMentions(text, table)
    .filter(({ strength, column }) => strength >= 0.3 && column !== measure)
    .sort((a, b) => a.start - b.start)
  const wantsNumber = /(?:float|decimal|rounded)/iu.test(slot.description)
  if (wantsNumber) return measure
  return found[0]?.column
}

interface Superlative {
  readonly scene: Scene
  readonly verbs: readonly Verb[]
  readonly name: string
  readonly shown: string
  readonly figure: Measure['function'] | undefined
  readonly key: Column
  readonly others: readonly Column[]
  readonly descending: boolean
}

function stepOf({ scene, verbs, name, shown, figure, key, others, descending }: Superlative): Step {
  const order = {
    kind: 'order',
    by: [{ column: shown, direction: descending ? 'descending' : 'ascending' }],
  } as const
  const grouped: readonly Verb[] =
    figure === undefined
      ? []
      : [
          {
            kind: 'group',
            by: [{ column: key.name, as: key.name }],
            measures: [{ function: figure, column: name, as: shown }],
          },
        ]
  const columns = [...(figure === undefined ? others.map((column) => column.name) : [key.name]), shown]
  return {
    id: 'step-1',
    input: { kind: 'table', tableId: scene.table.id },
    verbs: [
      ...verbs,
      ...grouped,
      order,
      { kind: 'limit', count: 5 },
      { kind: 'select', columns, distinct: false },
    ],
    chart: 'auto',
    answer: columns,
    answerRows: 'top',
  }
}
