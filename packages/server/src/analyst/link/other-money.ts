import { oncePer } from '../../domain/once-per.ts'
import type { Concept } from '../lexicon/lexicon.ts'
import { columnsAbout } from './columns.ts'
import type { Link } from './link.ts'
import type { LinkedQuestion, Stretch } from './linked-question.ts'
import type { Said } from './said.ts'

/** What is planned and what is spent is not what comes in, whatever their names share. */
const others = ['planned', 'spent']

/** Links without those from words for what comes in to columns of what is planned, or goes out: revenue to a target, a cost or a tax. */
export function withoutOtherMoney(said: Said, links: readonly Link[]): readonly Link[] {
  const { question } = said
  const { earned, other, money } = idsIn(question.concepts)
  const isAbout = (stretch: Stretch, ids: ReadonlySet<string>): boolean =>
    said.concepts.some(
      ({ from, until, concept }) => stretch.from <= from && until <= stretch.until && ids.has(concept),
    )
  // The total of a total revenue is no other money, unless the question speaks of that, too.
  const whole = { from: 0, until: question.tokens.length }
  const wanted = isAbout(whole, earned) && !isAbout(whole, other) ? money : earned
  const asking = links.filter((link) => isPart(link) && isAbout(link, wanted) && !isAbout(link, other))
  if (asking.length === 0) return links
  const columns = otherColumns(question)
  const dropped = new Set(asking.filter(({ to }) => to.kind === 'column' && columns.has(to.column)))
  return links.filter((link) => !dropped.has(link))
}

/** Whether the words are less than the name of a column: a name that is said is meant. */
const isPart = ({ to }: Link): boolean => to.kind === 'column' && (to.coverage < 1 || to.match === 'near')

const otherColumns = (question: LinkedQuestion): ReadonlySet<string> =>
  new Set(columnsAbout(question, [...idsIn(question.concepts).other]))

const idsIn = oncePer((concepts: ReadonlyMap<string, Concept>) => {
  const all = [...concepts.values()]
  const ofKinds = (wanted: readonly string[]): ReadonlySet<string> =>
    new Set(all.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind))).map(({ id }) => id))
  return { earned: ofKinds(['earned']), other: ofKinds(others), money: ofKinds(['money']) }
})
