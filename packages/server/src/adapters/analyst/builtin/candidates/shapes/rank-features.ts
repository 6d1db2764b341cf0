import { flag, type Features } from '../features.ts'
import type { Lead } from '../leads.ts'

export const directionOf = ({ direction }: Pick<Lead, 'direction'>) =>
  direction === 'high' ? ('descending' as const) : ('ascending' as const)

export const leadFeatures = (lead: Lead): Features => [
  [`lead:${lead.kind}`, 1],
  ...flag('ranking:limit', lead.limit !== undefined),
  ...flag('ranking:later', lead.offset !== undefined),
]
