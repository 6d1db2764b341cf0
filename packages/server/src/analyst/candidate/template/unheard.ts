import { isThing } from '../reading.ts'
import type { SceneTemplate } from '../scene.ts'
import { numbersBeside } from '../statistic/numbers-beside.ts'
import { ownsNumbers, saidIn, type StatisticFigure } from '../statistic/said.ts'
import type { Prose } from './prose.ts'
import { readingOf } from './slot-figure.ts'

/** What is said of a template that nothing follows, by a note for each: it may change the answer. */
export const unheardIn = (
  prose: Prose,
  template: SceneTemplate,
  used: readonly number[],
): readonly string[] => [
  ...template.slots
    .filter(({ words }) => readingOf(words).cover.leftover.length > 0)
    .map(() => 'template:slot-unknown'),
  ...instructions(prose, template).map(() => 'template:instructed'),
  ...openNumbers(prose, used).map(() => 'template:number-unused'),
]

/** Words of statistics behind the template that neither the slot nor the question says. */
function instructions({ said }: Prose, { slots }: SceneTemplate): readonly StatisticFigure[] {
  return slots.flatMap(({ words, hint, description }) => {
    const own = [words, hint].map((scene) => saidIn(readingOf(scene)))
    return saidIn(readingOf(description)).figures.filter(
      (figure) =>
        !['decimals', 'integer'].includes(figure) &&
        !said.says(figure) &&
        !own.some((one) => one.says(figure)),
    )
  })
}

const ofFigures = ['p-value', 'significance', 'outlier', 'coefficient', 'skewness', 'kurtosis'] as const

/** Numbers that choose no rows, in sentences that hold no figure against them. */
function openNumbers({ reading, said, sentenceOf }: Prose, used: readonly number[]): readonly number[] {
  const owned = ownsNumbers(said).flatMap((item) => numbersBeside(reading, item).map(({ index }) => index))
  const ruled = new Set(
    said.items(...ofFigures, ...(['deviation-rule', 'quartile-rule'] as const)).map(sentenceOf),
  )
  const isSplit = said.says('regression', 'logistic')
  return reading.items.flatMap((item, at) => {
    const isOpen = isThing(item) && item.to.kind === 'number' && item.to.digits
    return isOpen && !isSplit && !owned.includes(at) && !used.includes(at) && !ruled.has(sentenceOf(at))
      ? [at]
      : []
  })
}
