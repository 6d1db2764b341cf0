import type { ChartSpecification } from '../../domain/chart.ts'
import type { ChartMatter } from './matter.ts'

interface Picture {
  readonly values: readonly object[]
  /** What could not be placed, said below the title. */
  readonly aside?: string
  readonly view: ChartSpecification
}

/** What every chart has. Sizes, colours and fonts are the drawer's, and it takes them from the language too. */
export function frame(
  { title, language }: ChartMatter,
  { values, aside, view }: Picture,
): ChartSpecification {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    ...(title === '' ? {} : { title: aside === undefined ? title : { text: title, subtitle: aside } }),
    usermeta: { language },
    data: { values },
    ...view,
  }
}
