import type { Condition, OrderOperator } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../../../domain/table.ts'
import { soundsLikeWhether } from '../../../../../locales/index.ts'
import { sliceOf } from '../../question.ts'
import { flag, type Features } from '../features.ts'
import { leadColumns, leads, type Lead } from '../leads.ts'
import { cuesOfKind, type Cue, type Mentions } from '../mention.ts'
import { oncePerMentions } from '../once-per-mentions.ts'
import { beyondThose } from '../own-lookup.ts'
import type { Scene } from '../scene.ts'
import { meets, noUnits, type Units } from '../units.ts'
import type { Proposal } from './proposal.ts'

/** Questions that want a yes or a no, or one of two words that are set against each other. */
export function whether(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  const [pair] = oppositesIn(mentions)
  if (pair !== undefined) return meets(pair.units, set.units) ? [] : whichWay(scene, pair)
  return wantsYesOrNo(mentions) ? [...exists(scene), ...leadsAll(scene)] : []
}

const wantsYesOrNo = (mentions: Mentions): boolean => {
  const { question } = mentions
  const others = [
    ...cuesOfKind(mentions, 'ask').filter(({ meaning }) => meaning.of === undefined),
    ...cuesOfKind(mentions, 'quantity'),
    ...cuesOfKind(mentions, 'list').filter(({ start }) => start === 0),
    ...cuesOfKind(mentions, 'joint').filter(({ meaning }) => meaning.of === 'or'),
  ]
  return others.length === 0 && soundsLikeWhether(question.text, question.locale.language)
}

const answer = ({ question: { locale } }: Mentions): Proposal['want'] => ({
  kind: 'whether',
  yes: locale.says.conclusions.yes,
  no: locale.says.conclusions.no,
})

/** "did Oslo win in 2003": whether there is such a row. */
function exists({ mentions, set }: Scene): readonly Proposal[] {
  if (set.conditions.length === 0) return []
  const told = mentions.columns.reduce((units, mention) => units | mention.units, noUnits)
  return [
    {
      want: answer(mentions),
      units: told & ~set.units,
      features: [
        ['shape:whether', 1],
        ...flag('whether:one', set.conditions.length === 1),
        ...flag(
          'whether:beyond',
          set.conditions.some(({ kind }) => kind === 'among'),
        ),
      ],
    },
  ]
}

/** "did Oslo have the most wins" */
function leadsAll(scene: Scene): readonly Proposal[] {
  const { mentions, set } = scene
  if (set.conditions.length === 0) return []
  return leads(scene)
    .filter(({ kind, limit }) => (kind === 'superlative' || kind === 'most') && limit === undefined)
    .flatMap((lead) =>
      leadColumns(scene, lead).map((by): Proposal => ({
        want: answer(mentions),
        conditions: [
          ...set.conditions,
          {
            kind: 'against',
            column: by.column.name,
            operator: '=',
            function: by.direction === 'high' ? 'maximum' : 'minimum',
          },
        ],
        units: lead.units | by.units,
        features: [['shape:whether', 1], ['whether:lead', 1], ...by.features],
      })),
    )
}

interface Opposites {
  readonly words: readonly [string, string]
  readonly direction: Lead['direction']
  readonly of: readonly string[]
  readonly start: number
  readonly end: number
  readonly units: Units
}

const oppositesIn = oncePerMentions(opposites)

/** Whether two words are set against each other: nothing else is then asked for. */
export const asksWhichWay = (mentions: Mentions): boolean => oppositesIn(mentions).length > 0

/** "more or less", "above or below", "before or after" */
function opposites(mentions: Mentions): readonly Opposites[] {
  const sides = mentions.cues.flatMap((cue) => {
    const direction = directionOf(cue)
    return direction === undefined ? [] : [{ ...cue, direction }]
  })
  return cuesOfKind(mentions, 'joint')
    .filter(({ meaning }) => meaning.of === 'or')
    .flatMap((or) =>
      sides
        .filter(({ end }) => end === or.start)
        .flatMap((one) =>
          sides
            .filter(({ start, direction }) => start === or.end && direction !== one.direction)
            .map((other): Opposites => ({
              words: [textOf(mentions, one), textOf(mentions, other)],
              direction: one.direction,
              of: one.meaning.kind === 'comparative' ? (one.meaning.of ?? []) : [],
              start: one.start,
              end: other.end,
              units: one.units | or.units | other.units,
            })),
        ),
    )
}

const textOf = ({ question }: Mentions, { start, end }: Cue): string => sliceOf(question, start, end)

function directionOf({ meaning, start, end }: Cue): Lead['direction'] | undefined {
  if (end - start > 1) return undefined
  switch (meaning.kind) {
    case 'comparative':
      return meaning.direction
    case 'compare':
    case 'when':
      return meaning.operator.startsWith('>') ? 'high' : meaning.operator.startsWith('<') ? 'low' : undefined
    default:
      return undefined
  }
}

/** What a row that is named has, against a number or what another has: the one word or the other. */
function whichWay(scene: Scene, pair: Opposites): readonly Proposal[] {
  const { mentions } = scene
  const lead: Lead = { ...pair, kind: 'comparative', limit: undefined }
  const operator = pair.direction === 'high' ? '>' : '<'
  const sides = [...withRow(scene), ...withNumber(scene)]
  return leadColumns(scene, lead).flatMap((by) =>
    sides.map(({ where, bound, units, features }): Proposal => ({
      want: { kind: 'whether', yes: pair.words[0], no: pair.words[1] },
      conditions: [where, bound(mentions, by.column, operator)],
      units: pair.units | by.units | units,
      features: [['shape:whether', 1], ['whether:opposites', 1], ...by.features, ...features],
    })),
  )
}

interface Sides {
  readonly where: Condition
  readonly bound: (mentions: Mentions, by: Column, operator: OrderOperator) => Condition
  readonly units: Units
  readonly features: Features
}

/** Two values of one column: the first is set against the second. */
const withRow = ({ set }: Scene): readonly Sides[] =>
  set.conditions.flatMap((condition): readonly Sides[] => {
    if (set.conditions.length !== 1 || condition.kind !== 'in' || !set.alternatives) return []
    const [one, other, ...more] = condition.values
    if (one === undefined || other === undefined || more.length > 0) return []
    const named = (value: typeof one): Condition => ({
      kind: 'compare',
      column: condition.column,
      operator: '=',
      value,
    })
    return [
      {
        where: named(one),
        bound: ({ table }, by, operator) => beyondThose(by, table, operator, named(other)),
        units: noUnits,
        features: [['whether:with-row', 1]],
      },
    ]
  })

const withNumber = ({ mentions, set: { conditions, units: taken } }: Scene): readonly Sides[] => {
  const [where, ...others] = conditions
  return where === undefined || others.length > 0
    ? []
    : mentions.numbers
        .filter(({ units }) => !meets(units, taken))
        .map(({ value, units }): Sides => ({
          where,
          bound: (_, by, operator) => ({
            kind: 'compare',
            column: by.name,
            operator,
            value: isTemporal(by) ? `${value}-01-01` : value,
          }),
          units,
          features: [['whether:with-number', 1]],
        }))
}
