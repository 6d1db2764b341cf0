import type { JobRefusal, RefusalReason } from '@auger/contract'
import type { Refusal } from '../domain/refusal.ts'

const reasons: { readonly [Reason in Refusal['reason']]: RefusalReason } = {
  'no-dataset': 'no_dataset',
  'no-tables': 'no_such_data',
  'not-in-documents': 'no_such_data',
  missing: 'no_such_data',
  unsupported: 'not_supported',
  'not-understood': 'not_understood',
  'too-costly': 'too_costly',
}

/** A refusal as programs read it. */
export const toldRefusal = ({ reason, missing }: Refusal): JobRefusal => ({
  reason: reasons[reason],
  missing: [...missing],
})
