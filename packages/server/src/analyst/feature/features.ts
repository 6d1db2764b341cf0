import type { Candidate } from '../candidate/index.ts'
import type { Item } from '../candidate/cover.ts'
import { isImplied } from '../candidate/implied.ts'
import { unusedItems } from '../candidate/unused.ts'
import { placeOf } from '../frame/column-ref.ts'
import { kindWords } from '../link/name/kind-words.ts'
import { ofFormulas, thingKind } from './link-kinds.ts'
import type { SenseKind } from '../lexicon/sense.ts'
import type { Add } from './add.ts'
import { addNatures } from './column-features.ts'
import { addForms } from './form-features.ts'
import { addJoints } from './joint-features.ts'
import { addSaid } from './question-features.ts'
import { features as registry } from './registry.ts'

/** What is known of each candidate of a question before it is run, by name. */
export function featuresOfAll(candidates: readonly Candidate[]): readonly ReadonlyMap<string, number>[] {
  const all = candidates.map(featuresOf)
  for (const name of compared) {
    const least = Math.min(...all.map((features) => features.get(name) ?? 0))
    for (const features of all) {
      const above = (features.get(name) ?? 0) - least
      if (above > 0) features.set(`${name}:above`, above)
    }
  }
  return all
}

/** What tells more beside the other candidates of the question than by itself. */
const compared = ['cost', 'leftover', 'unused']

function featuresOf(candidate: Candidate): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string, value = 1): void => {
    features.set(name, (features.get(name) ?? 0) + value)
  }
  for (const note of candidate.notes) add(note)
  add('cost', candidate.cost)
  if (candidate.used.size > 0) add('explained', candidate.used.size)
  add('cost:cover', candidate.reading.cover.cost)
  add('tokens', candidate.reading.scene.tokens.length)
  addLeftover(candidate, add)
  addUnused(candidate, add)
  addElsewhere(candidate, add)
  addSaid(candidate, add)
  addNatures(candidate, add)
  addForms(candidate, add)
  addJoints(candidate, add)
  add('tables', tablesOf(candidate).size)
  add('filters', candidate.frame.filters.length)
  if (candidate.frame.having.length > 0) add('having')
  for (const name of features.keys())
    if (!registry.has(name)) throw new Error(`the feature ${name} is not in the registry`)
  return features
}

function addLeftover({ reading: { cover, scene } }: Candidate, add: Add): void {
  for (const at of cover.leftover) {
    const token = scene.tokens[at]
    if (token === undefined || token.kind === 'sign') continue
    add('leftover')
    if (token.kind === 'number') add('leftover:number')
    else if (token.capital && at > 0 && !scene.traits.capitals) add('leftover:capital')
    if (token.quoted) add('leftover:quoted')
  }
}

/** A longer name that contains what another column is called exactly: revenue for target_revenue. A word like name is no name by itself. */
function addElsewhere({ reading: { items, scene }, used }: Candidate, add: Add): void {
  for (const index of used) {
    const item = items[index]
    if (item?.kind !== 'thing' || item.to.kind !== 'column' || item.to.match !== 'part') continue
    const { from, until } = item
    const words = scene.tokens.slice(from, until).map(({ folded }) => folded)
    const isExact = scene.links.some(
      (link) =>
        link.from === from && link.until === until && link.to.kind === 'column' && link.to.match === 'exact',
    )
    if (isExact && !words.every((word) => kindWords.has(word))) add('exact:elsewhere')
  }
}

/** Words that say nothing of their own, or that many frames leave alone. */
const silent: ReadonlySet<SenseKind> = new Set(['function', ...ofFormulas])

function addUnused(candidate: Candidate, add: Add): void {
  for (const item of unusedItems(candidate)) {
    if (isImplied(candidate, item)) {
      add('implied')
      continue
    }
    add(unusedName(item))
    if (unusedName(item) !== 'unused:function') add('unused')
  }
}

function unusedName(item: Item): string {
  if (item.kind === 'thing') return `unused:${thingKind(item.to.kind)}`
  const [sense] = item.senses.filter(({ kind }) => !silent.has(kind))
  return sense === undefined || item.senses.some(({ kind }) => kind === 'function')
    ? 'unused:function'
    : `unused:${sense.kind}`
}

const tablesOf = ({ frame }: Candidate): ReadonlySet<string> =>
  new Set([
    frame.tableId,
    ...frame.shown.map((ref) => placeOf(ref).tableId),
    ...frame.dimensions.map(({ column }) => placeOf(column).tableId),
  ])
