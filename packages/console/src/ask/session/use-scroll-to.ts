import { useEffect, useRef } from 'react'

/** Brings the question that the address names into view, once for each. */
export function useScrollTo(job: string | undefined, ready: boolean): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (job === undefined || !ready || shown.current === job) return
    const element = document.getElementById(job)
    if (element === null) return
    shown.current = job
    element.scrollIntoView({ block: 'start', behavior: 'smooth' })
  })
}
