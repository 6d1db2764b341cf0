import type { Language } from '@auger/contract'
import { formatNumber, localeFor } from '../../locales/index.ts'
import type { Point, SeriesPoint } from './points.ts'

const mostSaid = 6

/** The points that have a place in time, and words for those that have none: no line leads there, but they must not vanish. */
export function inPlace<Placed extends Point | SeriesPoint>(
  points: readonly Placed[],
  language: Language,
): { readonly placed: readonly Placed[]; readonly aside: { readonly aside?: string } } {
  const { locale } = localeFor(language)
  const astray = points.filter(({ time }) => time === null)
  if (astray.length === 0) return { placed: points, aside: {} }
  const said = astray.slice(0, mostSaid).map((point) => {
    const name = 'series' in point ? `${point.label} · ${point.series}` : point.label
    return `${name}: ${formatNumber(point.value, locale)}`
  })
  return {
    placed: points.filter(({ time }) => time !== null),
    aside: { aside: said.join('; ') + (astray.length > mostSaid ? '; …' : '') },
  }
}
