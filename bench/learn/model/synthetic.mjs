// Questions made by chance, of which is known what makes a candidate right.
import { randomFrom } from './random.mjs'

export const names = ['one', 'other', 'noise']

/** Of six candidates one is right: the only one of which exactly one of two features holds. Neither says anything alone. */
export function questionsOfInteraction(count, seed) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const place = Math.floor(random() * 6)
    return Array.from({ length: 6 }, (_, at) => {
      const one = random() < 0.5 ? 1 : 0
      const other = at === place ? 1 - one : one
      return { values: [one, other, random()], right: at === place }
    })
  })
}

/** Rows as `binned` takes them, what is right of them, and a unit for each question. */
export function rowsOf(questions) {
  const candidates = questions.flat()
  const [starts, places, values] = [[0], [], []]
  for (const { values: told } of candidates) {
    for (const [place, value] of told.entries()) {
      if (value === 0) continue
      places.push(place)
      values.push(value)
    }
    starts.push(places.length)
  }
  let from = 0
  const units = questions.map(({ length }) => ({ from, until: (from += length), weight: 1 }))
  return {
    rows: {
      count: candidates.length,
      starts: Uint32Array.from(starts),
      places: Uint16Array.from(places),
      values: Float64Array.from(values),
    },
    right: Uint8Array.from(candidates, (one) => (one.right ? 1 : 0)),
    units,
  }
}

/** How many questions have a right candidate first. */
export const firstRight = (scores, right, units) =>
  units.filter(({ from, until }) => {
    const own = scores.slice(from, until)
    return right[from + own.indexOf(Math.max(...own))] === 1
  }).length
