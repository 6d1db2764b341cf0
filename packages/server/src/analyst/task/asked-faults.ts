import { faults, type Fault } from '../lexicon/sense.ts'
import { senseOf, type Reading } from '../candidate/reading.ts'

/** What is looked for, each kind that is said; to mend it goes before to tell it; none where quality is asked about as a whole. */
export function faultsIn({ rest, items }: Pick<Reading, 'rest' | 'items'>): readonly Fault[] {
  const said = rest.flatMap((index): readonly Fault[] => {
    const item = items[index]
    const task = senseOf(item, 'task') ?? senseOf(item, 'whole')
    if (task?.task === 'duplicates') return ['duplicates']
    if (task?.fault !== undefined) return [task.fault]
    if (senseOf(item, 'missing') !== undefined) return ['missing']
    return senseOf(item, 'statistic')?.figure === 'outlier' ? ['outliers'] : []
  })
  if (said.includes('clean')) return ['clean']
  return faults.filter((fault) => said.includes(fault))
}
