import { createContext, useCallback, useContext, useState, type ReactNode, type RefObject } from 'react'
import type { Binding } from '@auger/contract'

export interface TracedCell {
  readonly table: string
  readonly row: number
  readonly column: string
  /** Rises, so that the same cell can be shown again. */
  readonly turn: number
}

interface Tracing {
  readonly cell: TracedCell | undefined
  readonly trace: (binding: Binding) => void
}

const TracingContext = createContext<Tracing | undefined>(undefined)

/** Leads from a number to the table that it is in, within one answer. */
export function useTracing(place: RefObject<HTMLElement | null>): Tracing {
  const [cell, setCell] = useState<TracedCell>()
  const trace = useCallback(
    ({ table, row, column }: Binding) => {
      if (table === undefined || row === undefined || column === undefined) return
      setCell((before) => ({ table, row, column, turn: (before?.turn ?? 0) + 1 }))
      const shown = [...(place.current?.querySelectorAll<HTMLElement>('[data-table]') ?? [])]
      const found = shown.filter((element) => element.dataset['table'] === table).at(-1)
      found?.closest('details')?.setAttribute('open', '')
      found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    },
    [place],
  )
  return { cell, trace }
}

export function TracingProvider({
  tracing: { cell, trace },
  children,
}: {
  readonly tracing: Tracing
  readonly children: ReactNode
}) {
  return <TracingContext value={{ cell, trace }}>{children}</TracingContext>
}

export function useTrace(): Tracing {
  const tracing = useContext(TracingContext)
  if (tracing === undefined) throw new Error('A number is shown outside of an answer')
  return tracing
}
