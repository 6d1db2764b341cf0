import type { Want } from '../reading.ts'
import { flag, type Features } from './features.ts'
import { cuesOfKind, type Mentions } from './mention.ts'

/** What the words about a picture say for or against what is wanted. */
export function chartFeatures(mentions: Mentions, want: Want): Features {
  const { clause } = mentions
  const shape = want.kind === 'measures' ? (want.keys.length === 0 ? 'figure' : 'groups') : want.kind
  const plain = cuesOfKind(mentions, 'chart').some(({ meaning }) => meaning.chart !== 'none')
  return [
    ...(clause?.suggested === undefined ? [] : [[`chart:${clause.suggested}:${shape}`, 1] as const]),
    ...(clause?.sorting === undefined ? [] : [[`chart:sorted:${shape}`, 1] as const]),
    ...flag(`chart:named:${shape}`, plain),
  ]
}
