import type { Config } from 'vega-lite'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { categories, isOneColumn, isRanked, rows } from './categories.ts'
import { textWidth, wrapText } from './text-width.ts'
import { longNames, wrapNames } from './wrap-names.ts'

/**
 * The sizes that depend on how many categories a chart has and how long their names are: bars neither giant nor thin as a
 * hair, labels that neither overlap nor lie on their side without need. Sizes that the specification gives stay, unless the
 * bars would be giant.
 */
export function layout(specification: ChartSpecification): {
  readonly specification: ChartSpecification
  readonly config: Config
} {
  const { width, height, title, ...rest } = specification
  const across = isOneColumn(specification)
    ? 1
    : Math.min(
        categories(specification, 'column')?.length ?? categories(specification, 'facet')?.length ?? 1,
        3,
      )
  const x = sizing(specification, 'x', width, {
    usual: 640 / across,
    thickest: 96 / across,
    thinnest: 24 / across,
  })
  const long = longNames(categories(specification, 'y') ?? [])
  const y = sizing(specification, 'y', height, {
    usual: 420,
    thickest: long.length > 0 ? twoLines : 30,
    thinnest: 18,
  })
  return {
    specification: {
      ...(long.length > 0 && y.step >= twoLines ? wrapNames(rest, long) : rest),
      ...(x.size === undefined ? {} : { width: x.size }),
      ...(y.size === undefined ? {} : { height: y.size }),
      ...(title === undefined ? {} : { title: wrapTitle(title) }),
    },
    config: {
      view: {
        discreteWidth: { step: x.step },
        discreteHeight: { step: y.step },
        continuousWidth: isPie(specification) ? 360 : 640 / across,
        ...(isPie(specification) ? { continuousHeight: 360 } : {}),
      },
      axisXDiscrete: xLabels(x.names, x.step, isRanked(specification)),
      axisYDiscrete: { labelOverlap: 'parity' },
      line: lines(rows(specification).length),
    },
  }
}

function isPie({ mark, layer }: ChartSpecification): boolean {
  if (Array.isArray(layer)) return layer.some(isPie)
  return mark === 'arc' || (mark as { type?: unknown } | undefined)?.type === 'arc'
}

const mostPoints = 120
const lines = (count: number): NonNullable<Config['line']> =>
  count <= mostPoints ? { point: { filled: true, size: 36 } } : { strokeWidth: 1.5 }

/** The room that a name in two lines takes. */
const twoLines = 36
const longestSide = 1_400
const letter = 6.6

interface Band {
  readonly usual: number
  readonly thickest: number
  readonly thinnest: number
}

function sizing(specification: ChartSpecification, channel: 'x' | 'y', given: unknown, band: Band) {
  const names = categories(specification, channel) ?? []
  const beside = categories(specification, `${channel}Offset`)?.length ?? 1
  const count = Math.max(names.length, 1)
  const thickest = Math.max(band.thickest, beside * band.thinnest)
  const step = Math.min(
    thickest,
    Math.max(band.usual / count, Math.min(band.thinnest * beside, longestSide / count)),
  )
  if (typeof given === 'number' && names.length > 0) {
    const giant = given / count > thickest * 1.25
    return giant
      ? { names, step, size: { step, for: 'position' } }
      : { names, step: given / count, size: given }
  }
  // There is no container to fill.
  if (given !== undefined && given !== 'container') return { names, step, size: given }
  return { names, step, size: names.length > 0 && beside > 1 ? { step, for: 'position' } : undefined }
}

function xLabels(
  names: readonly string[],
  step: number,
  ranked: boolean,
): NonNullable<Config['axisXDiscrete']> {
  const longest = names.reduce((width, name) => Math.max(width, textWidth(name)), 0) * letter
  if (longest + 5 <= step) return { labelAngle: 0 }
  // In a row of years the reader fills in those left out.
  if (ranked && names.length > 20 && longest < 80)
    return { labelAngle: 0, labelOverlap: 'parity', labelSeparation: 6 }
  return step >= 14 ? { labelAngle: -40 } : { labelAngle: -90, labelOverlap: 'parity' }
}

function wrapTitle(title: unknown): unknown {
  if (typeof title === 'string') return wrapText(title, 72)
  if (typeof title !== 'object' || title === null || Array.isArray(title)) return title
  const { text, subtitle } = title as { readonly text?: unknown; readonly subtitle?: unknown }
  return {
    ...title,
    ...(typeof text === 'string' ? { text: wrapText(text, 72) } : {}),
    ...(typeof subtitle === 'string' ? { subtitle: wrapText(subtitle, 96) } : {}),
  }
}
