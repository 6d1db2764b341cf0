import type { ColumnRef } from '../../frame/column-ref.ts'
import { oncePer } from '../../../domain/once-per.ts'
import type { Scene } from '../scene.ts'

/** What is the worse the more there is of it, in whatever trade. */
const unwanted = [
  ...['cost', 'expense', 'debt', 'overdue', 'outstanding-amount', 'loan-default', 'fraud', 'fine', 'refund'],
  ...['delay', 'departure-delay', 'arrival-delay', 'late-delivery', 'wait-time', 'response-time', 'latency'],
  ...['defect', 'defect-rate', 'error', 'error-rate', 'failure', 'bug', 'scrap', 'rework', 'waste', 'damage'],
  ...['downtime', 'outage', 'dropped-call', 'backlog', 'stockout', 'product-return', 'cancellation'],
  ...['customer-complaint', 'citizen-complaint', 'churn', 'employee-turnover', 'absence', 'bounce-rate'],
  ...['incident', 'accident', 'workplace-accident', 'injury', 'fatality', 'death', 'mortality-rate'],
  ...['infection-case', 'crime', 'theft', 'traffic-violation', 'foul', 'unemployment-rate'],
  ...['emission', 'co2-emission', 'greenhouse-gas', 'pollution', 'noise-level'],
]

const unwantedIn = oncePer((scene: Scene): ReadonlySet<ColumnRef> => new Set(scene.columnsAbout(unwanted)))

export const isUnwanted = (scene: Scene, ref: ColumnRef): boolean => unwantedIn(scene).has(ref)

/** Whether the rows of a table are what nobody wants to have many of: defects, complaints. */
export const areUnwanted = (scene: Scene, tableId: string): boolean =>
  scene.tablesAbout(unwanted).includes(tableId)
