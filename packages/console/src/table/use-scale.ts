import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { rowScale } from './row-scale.ts'

export interface Scale {
  readonly height: number
  readonly viewport: number
  /** Tells the virtualizer where it is among all rows, whatever the browser takes their height for. */
  readonly observe: (
    instance: Virtualizer<HTMLDivElement, HTMLDivElement>,
    tell: (offset: number, scrolling: boolean) => void,
  ) => () => void
  /** Where a row is drawn, by where it is among all rows. */
  readonly top: (start: number, offset: number) => number
  readonly offset: () => number
  readonly scrollTo: (inRows: number) => void
}

export function useScale(grid: RefObject<HTMLDivElement | null>, rows: number, rowHeight: number): Scale {
  const viewport = useViewport(grid, rowHeight)
  const scale = useMemo(() => rowScale(rows, rowHeight, viewport), [rows, rowHeight, viewport])
  // The virtualizer subscribes once, while the scale changes with the rows and the size of the grid.
  const latest = useRef(scale)
  useEffect(() => {
    latest.current = scale
  }, [scale])
  const observe = useCallback<Scale['observe']>((instance, tell) => {
    const element = instance.scrollElement
    if (element === null) return () => {}
    const scrolled = () => {
      tell(latest.current.toRows(element.scrollTop), false)
    }
    scrolled()
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      element.removeEventListener('scroll', scrolled)
    }
  }, [])
  return {
    height: scale.height,
    viewport,
    observe,
    top: (start, offset) => start - offset + scale.toScroll(offset),
    offset: () => scale.toRows(grid.current?.scrollTop ?? 0),
    scrollTo: (inRows) => {
      if (grid.current !== null) grid.current.scrollTop = scale.toScroll(inRows)
    },
  }
}

/** How tall the rows' part of the grid is, the header aside. */
function useViewport(grid: RefObject<HTMLDivElement | null>, header: number): number {
  const [viewport, setViewport] = useState(300)
  useEffect(() => {
    const element = grid.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      setViewport(Math.max(1, element.clientHeight - header))
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [grid, header])
  return viewport
}
