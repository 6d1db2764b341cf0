import type { Cell } from '@auger/contract'
import type { Place } from '../application/place.tsx'
import { datasetsQuery } from '../ask/datasets-query.ts'
import { queryClient } from '../server/query-client.ts'
import { wireKey } from '../server/queries.ts'

const project = { project_id: 'states', project_name: 'States', role: 'administrator' } as const

export const place: Place = {
  account: {
    name: 'ada',
    user_id: 'account:ada',
    owner: true,
    shut: false,
    has_password: true,
    created_at: '2026-01-31T12:00:00.000Z',
    seen_at: null,
  },
  projects: [project],
  project,
}

export const files = {
  table: '/states/cities.csv',
  picture: '/states/cities.png',
  specification: '/states/cities.json',
}

const cities: readonly (readonly [string, number])[] = [
  ['Berlin', 6617.4],
  ['Lisbon', 6026.8],
  ['Madrid', 4418.8],
  ['Porto', 3544],
  ['Hamburg', 2202.3],
]

const chart = {
  title: 'Total revenue by city',
  data: { values: cities.map(([city, value]) => ({ city, value })) },
  mark: { type: 'bar', tooltip: true },
  encoding: {
    x: { field: 'city', type: 'nominal', sort: null },
    y: { field: 'value', type: 'quantitative', axis: { title: 'total revenue' } },
  },
}

/** What components would fetch is there already, and stays. */
export function seedCache(): void {
  queryClient.setQueryDefaults(['file'], { staleTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryDefaults(wireKey('states'), { staleTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(
    ['file', files.table],
    `city,total revenue\n${cities.map((row) => row.join(',')).join('\n')}\n`,
  )
  queryClient.setQueryData(['file', files.specification], JSON.stringify(chart))
  queryClient.setQueryData(datasetsQuery('states').queryKey, {
    total_items: 2,
    page_number: 1,
    page_size: 200,
    records: [
      { id: 'cafe', name: 'Café sales', description: '' },
      { id: 'long', name: 'A dataset with a name that is longer than there is room for it', description: '' },
    ],
  })
}

export const manyRows = {
  columns: [
    { name: 'number', type: 'integer' },
    { name: 'square', type: 'number' },
    { name: 'a longer name with a unit', type: 'number', unit: '€' },
    { name: 'text', type: 'text' },
  ],
  source: {
    kind: 'rows',
    rows: Array.from({ length: 100_000 }, (_, index): Cell[] => [
      index + 1,
      (index + 1) ** 2,
      index % 7 === 0 ? null : index * 1.5,
      `row ${index + 1}`,
    ]),
  },
} as const
