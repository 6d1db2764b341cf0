import type { KnownMetric } from '../../domain/table-structure.ts'
import type { ColumnNature } from '@auger/contract'
import type { Column } from '../../domain/table.ts'
import { concepts, knownPairs, type Concept } from './concepts.ts'
import { isCalled, readName } from './words/vocabulary.ts'

/** What a concept's column must be: a ratio of averages is no margin. */
const natures: { readonly [Key in Concept]: readonly ColumnNature[] } = {
  profit: ['amount'],
  revenue: ['amount'],
  cost: ['amount'],
  conversion: ['amount'],
  click: ['amount'],
  impression: ['amount'],
  price: ['level', 'amount'],
  quantity: ['amount', 'stock'],
  unitCost: ['level'],
  stock: ['stock', 'amount'],
  stockValue: ['stock', 'amount'],
}

/** The figures that pairs of a table's columns allow; none where two columns may be meant. */
export function knownMetrics(columns: readonly Column[]): readonly KnownMetric[] {
  return knownPairs.flatMap(({ name, kind, left, right, unit, unless }) => {
    if (unless !== undefined && columnsCalled(columns, unless).length > 0) return []
    const [one, other] = [left, right].map((concept) => onlyColumn(columns, concept))
    return one === undefined || other === undefined || one === other
      ? []
      : [{ name, kind, left: one, right: other, ...(unit === undefined ? {} : { unit }) }]
  })
}

function onlyColumn(columns: readonly Column[], concept: Concept): string | undefined {
  const [meant, ...others] = columnsCalled(columns, concept)
  return others.length === 0 ? meant?.name : undefined
}

const columnsCalled = (columns: readonly Column[], concept: Concept): readonly Column[] =>
  columns.filter(
    ({ name, nature, spelledOut }) =>
      nature !== null &&
      natures[concept].includes(nature) &&
      isCalled(readName(spelledOut ?? name), concepts[concept]),
  )
