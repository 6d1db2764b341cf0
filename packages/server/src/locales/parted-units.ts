import { oncePer } from '../domain/once-per.ts'
import { fold } from '../domain/table.ts'
import type { Hears } from './hears.ts'
import { unitsOf, type Unit } from './units.ts'

/** Words that mean something as they stand, and so are not cut. */
const wholeWords = oncePer(
  ({ words }: Hears): ReadonlySet<string> =>
    new Set(
      words.flatMap(({ phrases }) =>
        phrases.flatMap((phrase) => {
          const [first, ...more] = unitsOf(phrase)
          return first === undefined || more.length > 0 ? [] : [first.folded]
        }),
      ),
    ),
)

/** The units of a text, words of which the language makes several cut where they fall apart. */
export function partedUnits(text: string, hears: Hears): readonly Unit[] {
  const { parts } = hears
  if (parts === undefined) return unitsOf(text)
  const whole = wholeWords(hears)
  return unitsOf(text).flatMap((unit) =>
    unit.dense || whole.has(unit.folded) ? [unit] : parted(unit, parts(unit.text)),
  )
}

function parted(unit: Unit, places: readonly number[]): readonly Unit[] {
  const cuts = [0, ...places, unit.text.length]
  return cuts.slice(1).map((until, at): Unit => {
    const from = cuts[at] ?? 0
    const text = unit.text.slice(from, until)
    return { ...unit, text, folded: fold(text), start: unit.start + from, end: unit.start + until }
  })
}
