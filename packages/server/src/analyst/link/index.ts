import { linkColumns } from './columns.ts'
import type { Link } from './link.ts'
import type { LinkedQuestion } from './linked-question.ts'
import { linkMeasured } from './measured.ts'
import { linkMetrics } from './metrics.ts'
import { linkNumbers } from './numbers.ts'
import { withoutOtherMoney } from './other-money.ts'
import { withoutOverruled } from './overruled.ts'
import { respell } from './respell.ts'
import { withoutRowsForMoney } from './rows-for-money.ts'
import { saidIn } from './said.ts'
import { linkSenses } from './senses.ts'
import { linkStates } from './states.ts'
import { linkThings } from './things.ts'
import { linkTimes } from './times.ts'
import { besideColumns } from './value/beside-column.ts'
import { linkValues } from './values.ts'

export { columnsAbout } from './columns.ts'
export { unitOf } from './measured.ts'
export { tablesAbout } from './things.ts'
export type { LinkedQuestion } from './linked-question.ts'

/** Everything that stretches of a question may stand for; words that stand for nothing are read as what they may be misspelt for. */
export function linkQuestion(question: LinkedQuestion): readonly Link[] {
  const links = linksOf(question)
  const respelled = respell(question, links)
  if (respelled === undefined) return links
  return [...links, ...linksOf(respelled.question).flatMap((link) => respelled.linked(link))]
}

function linksOf(question: LinkedQuestion): readonly Link[] {
  const said = saidIn(question)
  const columns = withoutOtherMoney(said, linkColumns(said))
  const links = [
    ...linkSenses(said),
    ...columns,
    ...withoutOtherMoney(said, linkMeasured(said, columns)),
    ...linkThings(said),
    ...linkValues(said),
    ...linkMetrics(said),
    ...linkNumbers(said),
    ...linkTimes(said),
    ...linkStates(said),
  ]
  return besideColumns(withoutRowsForMoney(said, withoutOverruled(question, links)))
}
