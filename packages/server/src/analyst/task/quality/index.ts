import type { Step } from '@auger/contract/plan'
import type { Table } from '../../../domain/table.ts'
import type { Observation } from '../../../ports/analyst.ts'
import type { Scene } from '../../candidate/scene.ts'
import type { Fault } from '../../lexicon/sense.ts'
import type { AskedTask } from '../asked-task.ts'
import type { Finding } from '../finding.ts'
import { clean } from './clean.ts'
import { constant } from './constant.ts'
import { dates } from './dates.ts'
import { duplicates } from './duplicates.ts'
import { inspectedOf, type FaultSearch, type Inspected } from './inspected.ts'
import { missing } from './missing.ts'
import { outliers } from './outliers.ts'
import { spellings } from './spellings.ts'
import { totals } from './totals.ts'

/** One line a kind of fault. */
const searches: { readonly [Kind in Fault]: FaultSearch } = {
  missing,
  duplicates,
  outliers,
  spellings,
  dates,
  constant,
  totals,
  clean,
}

/** What is looked for where quality is asked about as a whole. */
const all: readonly Fault[] = ['missing', 'duplicates', 'spellings', 'dates', 'outliers', 'constant']

/** The answers about the faults of a table; or what has to be tried before they can be told. */
export function qualityFindings(
  scene: Scene,
  table: Table,
  asked: AskedTask,
  trials: readonly Observation[],
): { readonly findings: readonly Finding[] } | { readonly measure: readonly Step[] } {
  const inspected = inspectedOf(scene, table, asked)
  const faults = asked.faults.length > 0 ? asked.faults : faultsOf(inspected)
  const measured = (step: Step | undefined): Observation | undefined =>
    trials.find(({ stepId }) => stepId === step?.id)
  const wanted = faults.flatMap((fault) => searches[fault].measure?.(inspected) ?? [])
  const unseen = wanted.filter((step) => measured(step) === undefined)
  if (unseen.length > 0) return { measure: unseen }
  return {
    findings: faults.flatMap((fault) => {
      const search = searches[fault]
      return search.findings(inspected, measured(search.measure?.(inspected)))
    }),
  }
}

/** That a value comes again is a fault of what tells the rows apart alone. */
const faultsOf = ({ totals: found, isOfColumns, columns }: Inspected): readonly Fault[] => [
  ...all.filter(
    (fault) => fault !== 'duplicates' || !isOfColumns || columns.every(({ nature }) => nature === 'key'),
  ),
  ...(found === undefined || isOfColumns ? [] : ['totals' as const]),
]
