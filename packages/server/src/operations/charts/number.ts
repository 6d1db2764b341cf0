import { formatNumber, localeFor } from '../../locales/index.ts'
import type { DrawKind } from './chart-kind.ts'
import { frame } from './frame.ts'

/** One number, large, as the text of the answer writes it. */
export const number: DrawKind = (input) => {
  const [measure] = input.measures
  const [value, ...others] = measure?.values ?? []
  if (value === null || value === undefined || others.length > 0) return undefined
  const { locale } = localeFor(input.language)
  const label = input.keys.map(({ labels }) => labels[0] ?? '').join(' · ')
  return frame(input, {
    values: [{ label, value, text: formatNumber(value, locale) }],
    view: {
      width: 360,
      height: 110,
      layer: [
        { mark: { type: 'text', fontSize: 56, fontWeight: 600 }, encoding: { text: { field: 'text' } } },
        { mark: { type: 'text', fontSize: 14, dy: 46 }, encoding: { text: { field: 'label' } } },
      ],
    },
  })
}
