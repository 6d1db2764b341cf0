import { stretchOf } from '../linked-question.ts'
import { plainDigits } from '../number/plain-digits.ts'
import { certain } from '../quality.ts'
import { isLooseGap, sensesOf, type Said } from '../said.ts'
import { across, type Dated } from './dated.ts'

/** 1990s, the 90s, 1990er Jahre, 1990-е, 90年代, 90년대. */
const written =
  /(?<![\p{L}\p{N}.,])((?:1[5-9]|20)\d0|[1-9]0)(?:['’]?s|er(?:[ -]?jahren?|n)?|\s*年代|\s*년대|-?(?:е|х|ые|ых))(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/giu

/** Ten years at once. */
export function decadesIn(said: Said): readonly Dated[] {
  const { question } = said
  const inText = [...plainDigits(question.text).matchAll(written)].flatMap((match): readonly Dated[] => {
    const stretch = stretchOf(question, match.index, match.index + match[0].length)
    return stretch === undefined ? [] : [decadeOf(stretch, Number(match[1]))]
  })
  return [...inText, ...namedDecades(said)]
}

const decadeOf = (stretch: { readonly from: number; readonly until: number }, year: number): Dated => {
  const first = year >= 100 ? year : year > 20 ? 1900 + year : 2000 + year
  return {
    ...stretch,
    period: { from: `${first}-01-01`, until: `${first + 9}-12-31` },
    grain: 'year',
    quality: certain,
  }
}

const isDecade = /^(?:(?:1[5-9]|20)\d|[1-9])0$/

/** "década de 1990": a word for a decade with its first year beside it. */
function namedDecades(said: Said): readonly Dated[] {
  const { tokens } = said.question
  return sensesOf(said, 'grain')
    .filter(({ sense }) => sense.grain === 'decade')
    .flatMap((word) => {
      const behind = [word.until, word.until + 1, word.until + 2].filter((at) =>
        isLooseGap(said, word.until, at),
      )
      return [...behind, word.from - 1]
        .filter((at) => isDecade.test(plainDigits(tokens[at]?.folded ?? '')))
        .map((at) =>
          decadeOf(
            across({ from: word.from, until: word.until }, { from: at, until: at + 1 }),
            Number(plainDigits(tokens[at]?.folded ?? '')),
          ),
        )
    })
}
