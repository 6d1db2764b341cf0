import { isTemporal, type Column } from '../../../../../domain/table.ts'
import { isAmount } from '../../item.ts'
import { flag, type Features } from '../features.ts'
import { hintMatches } from '../hints.ts'
import { isKey } from '../leads.ts'
import { cuesOfKind, type Cue } from '../mention.ts'
import { freeMention, type Scene } from '../scene.ts'
import { fitsAsked, type Subject } from '../subjects.ts'
import { meets, noUnits, type Units } from '../units.ts'
import type { Proposal } from './proposal.ts'

const mostShown = 4
const mostToo = 2

/** "which boats came in, and when", "who lent the most, and how much": a second question word asks for a second column. */
export function askedToo(scene: Scene, wanted: readonly Subject[]): readonly Proposal[] {
  const { mentions } = scene
  return laterAsks(scene).flatMap(({ cue, units }) =>
    columnsFor(scene, cue)
      .slice(0, mostToo)
      .flatMap(({ column, features, said }) =>
        wanted
          .filter((first) => first.column !== column && !meets(first.units, units & ~joints(mentions)))
          .slice(0, mostShown)
          .map((first): Proposal => ({
            want: { kind: 'rows', columns: [first.column, column], distinct: false },
            units: first.units | units | said,
            features: [['shape:asked-too', 1], ...first.features, ...features],
          })),
      ),
  )
}

type Asking = ReturnType<typeof cuesOfKind<'ask' | 'quantity'>>[number]

const joints = (mentions: Scene['mentions']): Units =>
  cuesOfKind(mentions, 'joint').reduce((sum, { units }) => sum | units, noUnits)

/** Question words that an "and" adds to what was asked before. */
function laterAsks({ mentions, set }: Scene): readonly { readonly cue: Asking; readonly units: Units }[] {
  const asking: readonly Asking[] = [...cuesOfKind(mentions, 'ask'), ...cuesOfKind(mentions, 'quantity')]
  return asking
    .filter(({ units }) => !meets(units, set.units))
    .flatMap((cue) => {
      const joint = cuesOfKind(mentions, 'joint').find(({ end }) => end === cue.start)
      const isLater = asking.some(({ end }) => joint !== undefined && end <= joint.start)
      return joint === undefined || !isLater ? [] : [{ cue, units: cue.units | joint.units }]
    })
}

interface Too {
  readonly column: Column
  readonly features: Features
  readonly said: Units
}

/** What the question word may ask for: named, or the only thing of its kind. */
function columnsFor(scene: Scene, cue: Asking): readonly Too[] {
  const { columns } = scene.mentions.table
  const fitting = columns.filter((column) => !isKey(scene, column) && fits(column, cue.meaning))
  return fitting
    .map((column): Too => {
      const mention = freeMention(scene, column)
      return {
        column,
        said: mention?.units ?? noUnits,
        features: [
          [`asked-too:${cue.meaning.kind === 'ask' ? cue.meaning.about : 'quantity'}`, 1],
          ['asked-too:quality', mention?.quality ?? 0],
          ...flag('asked-too:only', fitting.length === 1),
        ],
      }
    })
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
}

const qualityOf = ({ features }: Too): number =>
  features.find(([name]) => name === 'asked-too:quality')?.[1] ?? 0

function fits(column: Column, meaning: Cue['meaning']): boolean {
  if (meaning.kind === 'quantity') return isAmount(column)
  if (meaning.kind !== 'ask') return false
  if (meaning.of !== undefined) return hintMatches(column, meaning.of)
  if (meaning.about === 'time') return isTemporal(column) || fitsAsked(column, 'time')
  return meaning.about !== 'thing' && fitsAsked(column, meaning.about)
}
