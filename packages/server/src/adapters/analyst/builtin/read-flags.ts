import { mayTrail } from '../../../locales/index.ts'
import { claim, type Draft } from './draft.ts'
import { meaning, says } from './item.ts'

/** Words that set the manner of the answer: list, chart, compare, and whether the question goes on from another. */
export function readFlags(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    const chart = meaning(item, 'chart')
    if (chart !== undefined) draft.chart = chart.chart
    if (says(item, 'list')) draft.listed = true
    if (says(item, 'follow') || (index === 0 && says(item, 'joint'))) draft.follows = true
    if (says(item, 'compared')) draft.compared = true
    const ask = meaning(item, 'ask')
    if (ask !== undefined && isAsking(draft, index, ask.about)) draft.asks ??= ask.about
    if (says(item, 'chart', 'list', 'follow', 'compared', 'ask')) claim(draft, item)
    if (item.link?.ground.kind === 'table') claim(draft, item)
  }
}

/** "when" and "where" ask only where a question begins; later they tie a condition on. */
function isAsking(draft: Draft, index: number, about: Draft['asks']): boolean {
  if (about === 'thing' || about === 'person' || mayTrail(draft.question.locale.hears)) return true
  if (draft.items.slice(index + 1).some((item) => says(item, 'ask'))) return false
  return index === 0 || draft.items.slice(0, index).every((item) => says(item, 'joint', 'follow', 'list'))
}
