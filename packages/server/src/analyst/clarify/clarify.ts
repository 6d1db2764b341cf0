import { isDeepStrictEqual } from 'node:util'
import type { Step } from '@auger/contract/plan'
import type { AnalystQuestion, Proposal } from '../../ports/analyst.ts'
import { withShares, type Chosen } from '../confidence/choose.ts'
import type { Understood } from '../understood.ts'
import type { Doubt, Option } from './doubt.ts'
import { nameDoubt } from './name-doubt.ts'
import { sayFrame } from './say-frame.ts'
import { tableDoubt } from './table-doubt.ts'

/** A reading that is less likely than this, measured by the best, is not asked about. */
const leastShare = 0.15
/** Below this, none of them is likely to be meant. */
const leastToAsk = 0.3
const mostOptions = 3

/**
 * Asks back which of the likeliest readings is meant. Every option is a question that, asked as it stands, is taken to mean its reading;
 * `readAs` tells what a text is taken to mean at first sight.
 */
export async function clarify(
  question: AnalystQuestion,
  { understood: best, probability, rivals }: Chosen,
  readAs: (text: string) => Promise<readonly Step[] | undefined>,
): Promise<Extract<Proposal, { kind: 'clarify' }> | undefined> {
  if (!isWhole(best)) return undefined
  const likely = rivals.filter(({ share, understood }) => share >= leastShare && isWhole(understood))
  if (withShares(probability, likely) < leastToAsk) return undefined
  const close = likely.map(({ understood }) => understood)
  const doubt =
    tableDoubt(question, best, close) ??
    nameDoubt(question, best, close) ??
    sayingDoubt(question, [best, ...close])
  const kept: Option[] = []
  for (const option of doubt.options.slice(0, mostOptions))
    if (isDeepStrictEqual(await readAs(option.text), option.understood.steps)) kept.push(option)
  return kept.length < doubt.least
    ? undefined
    : { kind: 'clarify', about: doubt.about, options: kept.map(({ text }) => text) }
}

/** Whether it makes something of every word, and the words say what is computed: what it leaves out may be what matters. */
const isWhole = ({ features, candidate }: Understood): boolean =>
  candidate.reading.cover.leftover.length === 0 &&
  ['unused', 'count:unsaid', 'exact:elsewhere'].every((name) => !features.has(name))

/** Readings that differ in more than a name are said in our own words; one alone is worth asking, too. */
function sayingDoubt(question: AnalystQuestion, readings: readonly Understood[]): Doubt {
  const said = new Map<string, Option>()
  for (const understood of readings) {
    const text = sayFrame(understood.frame, question)
    if (text !== undefined && text !== question.text && !said.has(text)) said.set(text, { text, understood })
  }
  return { about: question.text, options: [...said.values()], least: 1 }
}
