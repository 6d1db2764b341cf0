import type { Block } from '../block.ts'
import { gatherParagraphs } from './drawing-paragraphs.ts'
import type { OfficePackage } from './package.ts'

interface Series {
  name: string
  readonly categories: Map<number, string>
  readonly values: Map<number, string>
}

type Field = 'name' | 'categories' | 'values'

const fields: Readonly<Record<string, Field>> = {
  'c:tx': 'name',
  'c:cat': 'categories',
  'c:xVal': 'categories',
  'c:val': 'values',
  'c:yVal': 'values',
}
const mostPoints = 100_000
const mostSeries = 5_000
const mostCells = 1_000_000

/** A chart's titles, and what it draws as a table: one row a category, one column a series. */
export async function readChart(pack: OfficePackage, part: string): Promise<readonly Block[]> {
  const titles = gatherParagraphs()
  const all: Series[] = []
  let series: Series | undefined
  let field: Field | undefined
  let point = 0
  let inValue = false
  let text = ''

  await pack.walk(part, {
    open(name, attribute) {
      if (name === 'c:ser' && all.length < mostSeries) {
        series = { name: '', categories: new Map(), values: new Map() }
        all.push(series)
      } else if (series !== undefined && fields[name] !== undefined) field = fields[name]
      else if (name === 'c:pt') point = Number(attribute('idx') ?? 0)
      else if (name === 'c:v' || name === 'cx:pt' || name === 'cx:v') {
        inValue = true
        text = ''
      } else if (name === 'c:externalData' || name === 'c:extLst') return 'skip'
      return titles.open(name, attribute)
    },
    close(name) {
      if (name === 'c:ser') series = undefined
      else if (fields[name] !== undefined) field = undefined
      else if (name === 'c:v') {
        if (series !== undefined && field !== undefined) keep(series, field, point, text)
        inValue = false
      } else if (name === 'cx:pt' || name === 'cx:v') inValue = false
      titles.close(name)
    },
    text(piece) {
      if (inValue) text += piece
      titles.text(piece)
    },
  })
  return [
    ...titles.paragraphs.map((title) => ({ kind: 'paragraph', text: title }) as const),
    ...table(all, titles.paragraphs[0]),
  ]
}

function keep(series: Series, field: Field, point: number, text: string): void {
  if (field === 'name') series.name = text
  else if (series[field].size < mostPoints) series[field].set(point, text)
}

function table(all: readonly Series[], title: string | undefined): readonly Block[] {
  const drawn = all.filter(({ values, categories }) => values.size + categories.size > 0)
  const categories = new Map(drawn.flatMap((series) => [...series.categories]))
  const points = [...new Set([...categories.keys(), ...drawn.flatMap(({ values }) => [...values.keys()])])]
  if (points.length === 0 || points.length * drawn.length > mostCells) return []
  const header = ['', ...drawn.map(({ name }) => name)]
  const rows = points
    .sort((one, other) => one - other)
    .map((point) => [categories.get(point) ?? '', ...drawn.map(({ values }) => values.get(point) ?? '')])
  const cells = [header, ...rows].map((row) => row.map((text) => ({ text })))
  return [
    {
      kind: 'table',
      grid: { rows: cells, headerRows: 1, ...(title === undefined ? {} : { caption: title }) },
    },
  ]
}
