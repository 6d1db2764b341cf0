import type { Column } from '../../../../domain/table.ts'
import type { ConditionSet } from './condition-set.ts'
import type { Weights } from './features.ts'
import type { ColumnMention, Mentions } from './mention.ts'
import { meets } from './units.ts'

/** A way to take the conditions, before it is decided what is wanted of the rows that meet them. */
export interface Scene {
  readonly mentions: Mentions
  readonly set: ConditionSet
  readonly weights: Weights
}

/** The firmest mention of a column that no condition has used; of those as firm, the longest. */
export function freeMention({ mentions, set }: Scene, column: Column): ColumnMention | undefined {
  let best: ColumnMention | undefined
  for (const mention of mentions.columns)
    if (mention.column === column && !meets(mention.units, set.units) && firmness(mention) > firmness(best))
      best = mention
  return best
}

const firmness = (mention: ColumnMention | undefined): number =>
  mention === undefined ? 0 : mention.quality + 0.03 * (mention.end - mention.start)
