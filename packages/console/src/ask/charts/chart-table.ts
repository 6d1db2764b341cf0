import type { Cell } from '@auger/contract'
import type { DataColumn, Row } from '../../table/table-source.ts'
import { listOf, objectOf, viewsOf, type ChartSpecification } from './chart-specification.ts'

export interface ChartTable {
  readonly columns: readonly DataColumn[]
  readonly rows: readonly Row[]
}

const channels = ['x', 'y', 'theta', 'color', 'size', 'row', 'column', 'facet']

/** The figures of a chart, by the fields that it draws and the titles of their axes. */
export function chartTable(specification: ChartSpecification): ChartTable {
  const found = new Map<string, DataColumn>()
  for (const view of [...viewsOf(specification), ...viewsOf(objectOf(specification['spec']))]) {
    const encoding = objectOf(view['encoding'])
    for (const channel of channels) {
      const { field, type, title, axis, legend, header } = objectOf(encoding[channel])
      if (typeof field !== 'string') continue
      const name = [
        title,
        objectOf(axis)['title'],
        objectOf(legend)['title'],
        objectOf(header)['title'],
        field,
      ]
      // A field is written as a path, in which a backslash keeps dots and brackets of a name.
      const key = field.replace(/\\(.)/g, '$1')
      if (!found.has(key))
        found.set(key, {
          name: String(name.find((text) => typeof text === 'string' && text !== '')),
          type: type === 'quantitative' ? 'number' : 'text',
        })
    }
  }
  const values = listOf(objectOf(specification['data'])['values']).map(objectOf)
  return {
    columns: [...found.values()],
    rows: values.map((value) => [...found.keys()].map((key) => cellOf(value[key]))),
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}
