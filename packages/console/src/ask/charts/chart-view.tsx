import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { View } from 'vega'
import embed from 'vega-embed'
import { expressionInterpreter } from 'vega-interpreter'
import type { ChartSpecification } from './chart-specification.ts'
import { chartSize } from './chart-size.ts'
import { recoloured } from './recoloured.ts'
import { chartTheme } from './chart-theme.ts'
import './chart-tooltip.css'

export interface ChartViewProps {
  readonly specification: ChartSpecification
  readonly label: string
  readonly onView: (view: View | undefined) => void
  readonly onFailure: () => void
}

/** Nothing is fetched for a chart: its data stands in its specification. */
const refusing = {
  load: () => Promise.reject(new Error('A chart loads nothing')),
  sanitize: () => Promise.reject(new Error('A chart leads nowhere')),
}

/** A chart that answers to the pointer. Expressions are interpreted, because nothing here may be evaluated. */
export function ChartView({ specification, label, onView, onFailure }: ChartViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let ended = false
    let finalize: (() => void) | undefined
    const style = getComputedStyle(document.body)
    const { size, ...labels } = chartSize(specification, element.clientWidth)
    embed(
      element,
      { ...recoloured(specification, style), ...size },
      {
        mode: 'vega-lite',
        ast: true,
        expr: expressionInterpreter,
        actions: false,
        defaultStyle: false,
        renderer: 'svg',
        tooltip: { disableDefaultStyle: true, theme: scheme },
        config: chartTheme(scheme, style, labels) as object,
        loader: refusing as never,
      },
    ).then(
      (result) => {
        finalize = () => result.finalize()
        if (ended) finalize()
        else onView(result.view)
      },
      () => {
        if (!ended) onFailure()
      },
    )
    return () => {
      ended = true
      onView(undefined)
      finalize?.()
    }
  }, [specification, scheme, onView, onFailure])
  return <div ref={place} role="img" aria-label={label} dir="ltr" />
}
