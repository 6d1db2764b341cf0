import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { arrangeRows } from './arrange-rows.ts'
import { createPageCache } from './page-cache.ts'
import type { DataColumn, ShownRows, Sort, TableSource } from './table-source.ts'

/** The rows of a source as they are sorted and filtered. */
export function useShownRows(
  source: TableSource,
  columns: readonly DataColumn[],
  sort: Sort | undefined,
  search: string,
  language: string,
): ShownRows {
  const wanted = useDeferredValue(search)
  const atHand = useRowsAtHand(source, columns, sort, wanted, language)
  const paged = usePagedRows(source, sort, wanted)
  const shown = source.kind === 'rows' ? atHand : paged
  return shown ?? nothingYet(source.kind === 'rows' ? source.rows.length : source.total)
}

function useRowsAtHand(
  source: TableSource,
  columns: readonly DataColumn[],
  sort: Sort | undefined,
  search: string,
  language: string,
): ShownRows | undefined {
  const rows = source.kind === 'rows' ? source.rows : undefined
  return useMemo(() => {
    if (rows === undefined) return undefined
    const places = arrangeRows(rows, columns, sort, search, language)
    return {
      total: places.length,
      rowAt: (index) => rows[places[index] ?? -1],
      placeOf: (index) => places[index],
      indexOf: (place) => {
        const index = places.indexOf(place)
        return index === -1 ? undefined : index
      },
      need: () => {},
      failed: undefined,
      again: () => {},
    }
  }, [rows, columns, sort, search, language])
}

function usePagedRows(source: TableSource, sort: Sort | undefined, search: string): ShownRows | undefined {
  const read = source.kind === 'paged' ? source.read : undefined
  const total = source.kind === 'paged' ? source.total : 0
  const [shown, setShown] = useState<ShownRows>()
  useEffect(() => {
    if (read === undefined) return
    const cache = createPageCache({
      total,
      read: (offset, limit, signal) => read({ offset, limit, sort, search: search.trim() }, signal),
      changed: () => {
        setShown(snapshot())
      },
    })
    const asItCame = sort === undefined && search.trim() === ''
    const snapshot = (): ShownRows => ({
      ...cache,
      total: cache.total,
      failed: cache.failed,
      placeOf: (index) => (asItCame ? index : undefined),
      indexOf: (place) => (asItCame && place < cache.total ? place : undefined),
    })
    cache.need(0, 0)
    setShown(snapshot())
    return () => {
      cache.close()
    }
  }, [read, total, sort, search])
  return shown
}

const nothingYet = (total: number): ShownRows => ({
  total,
  rowAt: () => undefined,
  placeOf: () => undefined,
  indexOf: () => undefined,
  need: () => {},
  failed: undefined,
  again: () => {},
})
