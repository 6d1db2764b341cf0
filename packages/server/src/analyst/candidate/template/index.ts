import type { Condition } from '@auger/contract/plan'
import { statisticsWords } from '../../../locales/index.ts'
import type { Candidate } from '../draft.ts'
import type { Reading } from '../reading.ts'
import type { Scene, SceneTemplate } from '../scene.ts'
import { saidIn } from '../statistic/said.ts'
import { filledTemplate } from './filled-template.ts'
import type { OpenSlot } from './filling.ts'
import { madeColumns, type MadeColumn } from './made-column.ts'
import { preparingIn, type Preparing } from './made-ready.ts'
import { plainlyFilled } from './plainly-filled.ts'
import { proseOf, type Prose } from './prose.ts'
import { createResults } from './results.ts'
import { rowFilters, withOwn, type RowFilter } from './row-filters.ts'
import { readingOf } from './slot-figure.ts'
import { slotValue } from './slot-value.ts'
import { unheardIn } from './unheard.ts'

/** Frames that fill the slots of a template: each slot by what its words ask for, or all of them by the answer to the plain question. */
export function templateCandidates(
  scene: Scene,
  template: SceneTemplate,
  plainly: (lead: Scene) => readonly Candidate[],
): readonly Candidate[] {
  if (template.slots.length === 0) return []
  const prose = proseOf(readingOf(scene))
  const solved = prose === undefined ? [] : waysOf(prose).flatMap((way) => filledBy(prose, template, way))
  for (const lead of template.leads) {
    const plain = plainly(lead).flatMap((one) => plainlyFilled(one, template))
    const unheard = prose === undefined ? [] : unheardIn(prose, template, [])
    if (plain.length > 0) return [...solved, ...plain.map((one) => asOfAll(one, readingOf(scene), unheard))]
  }
  return solved
}

/** What answers the first sentence alone costs what the rest of the text does, and more for each word of statistics in it. */
function asOfAll(candidate: Candidate, whole: Reading, unheard: readonly string[]): Candidate {
  const { cover } = candidate.reading
  const further = saidIn(whole).sure.length - saidIn(candidate.reading).sure.length
  const cost = candidate.cost - cover.cost + whole.cover.cost + 1 + Math.min(2, further * 0.3)
  return { ...candidate, notes: [...candidate.notes, ...unheard], cost }
}

/** One way to take what is said of rows and columns before anything is computed. */
interface Way {
  readonly filters: readonly RowFilter[]
  readonly preparing: Preparing
  readonly made: MadeColumn | undefined
  readonly notes: readonly string[]
  readonly cost: number
}

function waysOf(prose: Prose): readonly Way[] {
  const all = rowFilters(prose)
  const asked = all.filter((one) => one.asked)
  const preparing = preparingIn(prose)
  const filtered = [all, asked, []].filter(
    (one, at, lists) => lists.findIndex(({ length }) => length === one.length) === at,
  )
  const made = [...madeColumns(prose), undefined]
  const prepared = [preparing, ...(preparing.removes ? [{ ...preparing, removes: false }] : [])]
  return filtered.flatMap((filters, less) =>
    made.flatMap((column, at) =>
      prepared.map((ready, kept) => ({
        filters,
        preparing: ready,
        made: column,
        notes: [
          ...filters.flatMap(({ notes }) => notes),
          ...(filters.length < all.length ? ['template:filters-left'] : []),
          ...(column === undefined ? [] : ['template:made']),
          ...(ready.fills.length === 0 ? [] : ['statistic:filled']),
          ...(ready.removes ? ['statistic:without-outliers'] : []),
        ],
        cost: less * 0.8 + at * 0.6 + kept * 0.8,
      })),
    ),
  )
}

function filledBy(prose: Prose, template: SceneTemplate, way: Way): readonly Candidate[] {
  const words = statisticsWords(prose.reading.scene.asked.language)
  const results = createResults(prose.tableId, words)
  const notes: string[] = []
  const shared = way.filters.map(({ condition }) => condition)
  const rules = readingOf(template.remarks)
  const values = template.slots.map((scene, at) => {
    const own = ownRows(readingOf(scene.words))
    const { choices = [], several = false } = template.parsed.slots[at] ?? {}
    const slot: OpenSlot = { scene, choices, several, own }
    const filters = withOwn(shared, own)
    const note = (name: string): void => void notes.push(name)
    return slotValue(
      slot,
      { prose, filters, preparing: way.preparing, made: way.made, results, words, note },
      rules,
    )
  })
  const known = values.filter((value) => value !== undefined)
  const frames = results.frames()
  const last = frames.at(-1)
  if (known.length < values.length || last === undefined) return []
  const beside = frames.slice(0, -1)
  const unheard = unheardIn(
    prose,
    template,
    way.filters.flatMap(({ items }) => items),
  )
  const repeated = values.length - new Set(known.map((value) => JSON.stringify(value))).size
  return [
    {
      frame: {
        ...last,
        ...(beside.length === 0 ? {} : { beside }),
        template: filledTemplate(template.parsed, known),
      },
      reading: prose.reading,
      notes: [
        'task:analysis',
        'template',
        ...way.notes,
        ...notes,
        ...beside.map(() => 'template:beside'),
        ...Array.from({ length: repeated }, () => 'template:repeated'),
        ...unheard,
      ],
      used: usedBy(prose, way),
      cost: prose.reading.cover.cost + way.cost + repeated * 0.8,
    },
  ]
}

/** The rows that the words of a slot choose by a value or by what is missing. */
const ownRows = ({ slots }: Reading): readonly Condition[] =>
  slots.flatMap(({ choices: [first] }) => {
    const condition = first?.condition
    const isOfNumber = first?.notes.some((note) => note.startsWith('filter:number')) === true
    return condition === undefined || isOfNumber ? [] : [condition]
  })

/** Instructions are many words of a language for one thing: only things that nothing was made of are left. */
const usedBy = ({ reading, said, named }: Prose, { filters }: Way): ReadonlySet<number> =>
  new Set([
    ...reading.items.flatMap((item, at) => (item.kind === 'senses' ? [at] : [])),
    ...said.sure,
    ...named.map(({ item }) => item),
    ...filters.flatMap(({ items }) => items),
  ])
