import type { ChartSpecification } from '../../domain/chart.ts'
import type { ChartInput } from './chart-input.ts'

interface Picture {
  readonly values: readonly object[]
  /** What could not be placed, said below the title. */
  readonly aside?: string
  readonly view: ChartSpecification
}

/** What every chart has. Sizes, colours and fonts are the drawer's, and it takes them from the language too. */
export function frame(input: ChartInput, { values, aside, view }: Picture): ChartSpecification {
  const { language, notes } = input
  const title = language === 'AR' ? withDatesForward(input.title) : input.title
  const below = [...notes, ...(aside === undefined ? [] : [aside])].join(' · ')
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    ...(title === '' && below === ''
      ? {}
      : { title: below === '' ? title : { text: title, subtitle: below } }),
    usermeta: { language },
    data: { values },
    ...view,
  }
}

const leftToRight = '\u200e'

/** Behind Arabic letters the parts of a date such as 2024-10 would change places. */
const withDatesForward = (text: string): string =>
  text.replace(/\d+(?:-\d+)+/gu, (date) => `${leftToRight}${date}${leftToRight}`)
