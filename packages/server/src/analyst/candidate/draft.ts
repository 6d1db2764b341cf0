import type { Frame } from '../frame/frame.ts'
import type { Reading } from './reading.ts'

/** A frame that a reading may mean, with why. */
export interface Candidate {
  readonly frame: Frame
  readonly reading: Reading
  /** Named reasons, each as often as it was found: the features of the candidate come from them. */
  readonly notes: readonly string[]
  /** Indexes of the items that the frame explains. */
  readonly used: ReadonlySet<number>
  /** What the reading and the choices cost before anything was learned; only the cheapest are kept. */
  readonly cost: number
}

/** A part of a frame with the items that say so. */
export interface Option<Part> {
  readonly part: Part
  readonly used: readonly number[]
  readonly notes: readonly string[]
  readonly cost: number
}

export const option = <Part>(
  part: Part,
  used: readonly number[],
  notes: readonly string[],
  cost: number,
): Option<Part> => ({ part, used, notes, cost })

/** The cheapest combinations of one option of each list. */
export function combinations<Part>(
  lists: readonly (readonly Option<Part>[])[],
  most: number,
): readonly Option<readonly Part[]>[] {
  let combined: readonly Option<readonly Part[]>[] = [option([], [], [], 0)]
  for (const list of lists)
    combined = combined
      .flatMap((before) =>
        list.map((one) =>
          option(
            [...before.part, one.part],
            [...before.used, ...one.used],
            [...before.notes, ...one.notes],
            before.cost + one.cost,
          ),
        ),
      )
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, most)
  return combined
}
