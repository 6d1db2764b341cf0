import { senseOf, type Reading } from '../../candidate/reading.ts'
import type { TargetSaid } from '../../lexicon/sense.ts'

/** share: how much of the target was reached, `names`: in a word that says target itself; below and above: who is on that side of it; furthest: who is on it by most. */
export type TargetMode =
  | { readonly kind: 'share'; readonly names: boolean }
  | { readonly kind: 'side'; readonly side: 'below' | 'above' | 'met'; readonly furthest: boolean }

/** What is asked of figures and what was aimed at; undefined where nothing is. */
export function targetMode({ items }: Pick<Reading, 'items'>): TargetMode | undefined {
  const said = new Set<string | undefined>(items.map((item) => senseOf(item, 'whole')?.task))
  const says = (...tasks: readonly TargetSaid[]): boolean => tasks.some((task) => said.has(task))
  const hasMost = items.some(
    (item) =>
      senseOf(item, 'most')?.direction === 'high' ||
      (senseOf(item, 'superlative')?.direction === 'high' &&
        (senseOf(item, 'superlative')?.of ?? []).length === 0),
  )
  const asksPart = items.some(
    (item) => senseOf(item, 'percent') !== undefined || senseOf(item, 'share') !== undefined,
  )
  if (says('attainment') || (says('reached') && asksPart)) return { kind: 'share', names: says('attainment') }
  if (says('furthest-below', 'missed') && !says('exceeded', 'furthest-above'))
    return { kind: 'side', side: 'below', furthest: hasMost || says('furthest-below') }
  if (says('furthest-above', 'exceeded') && !says('missed', 'furthest-below'))
    return { kind: 'side', side: 'above', furthest: hasMost || says('furthest-above') }
  return says('reached') && !says('missed', 'exceeded')
    ? { kind: 'side', side: 'met', furthest: false }
    : undefined
}
