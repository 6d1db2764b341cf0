import type { SlotFormat } from '@auger/contract/plan'
import { decimalsIn } from './decimals.ts'
import type { Scene } from './scene.ts'
import type { Slot } from './template.ts'

export function formatOf(slot: Slot, { prose, template }: Scene): SlotFormat {
  const decimals =
    decimalsIn(slot.hint) ??
    decimalsIn(slot.description) ??
    decimalsIn(prose) ??
    decimalsIn(template?.remarks ?? '')
  return decimals === undefined ? {} : { decimals }
}
