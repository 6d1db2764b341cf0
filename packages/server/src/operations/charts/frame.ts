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
  const { title, language, notes } = input
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
