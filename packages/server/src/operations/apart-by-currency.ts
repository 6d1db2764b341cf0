import type { GroupVerb, MetricsVerb, Step, Verb } from '@auger/contract/plan'
import type { MixedCurrency } from './mixed-currencies.ts'

/**
 * Steps whose groups are told apart by currency, too, where they would have added several. Undefined where that is not what was
 * asked: amounts of several currencies have no order, and no first few.
 */
export function apartByCurrency(
  steps: readonly Step[],
  mixed: readonly MixedCurrency[],
): readonly Step[] | undefined {
  const apart = steps.map((step) => {
    const own = mixed.filter(({ stepId }) => stepId === step.id)
    const [first] = own
    if (first === undefined) return step
    const group = step.verbs[first.verb]
    if (group?.kind !== 'group' && group?.kind !== 'metrics') return undefined
    const isPlain = own.every(({ verb }) => verb === first.verb) && step.analysis === undefined
    return isPlain && step.verbs.slice(first.verb + 1).every(keepsAll)
      ? withKey(step, first, group)
      : undefined
  })
  return apart.every((step) => step !== undefined) ? apart : undefined
}

const keepsAll = ({ kind }: Verb): boolean => kind === 'select' || kind === 'fill'

function withKey(step: Step, { verb, currency }: MixedCurrency, group: GroupVerb | MetricsVerb): Step {
  const key = { column: currency, as: currency }
  return {
    ...step,
    verbs: step.verbs.map((one, index) =>
      index === verb ? withGroup(group, key) : withColumn(one, currency),
    ),
    answer:
      step.answer.length === 0
        ? step.answer
        : [...step.answer.slice(0, -1), currency, ...step.answer.slice(-1)],
  }
}

const withGroup = (verb: GroupVerb | MetricsVerb, key: { column: string; as: string }): Verb =>
  verb.kind === 'group' ? { ...verb, by: [...verb.by, key] } : { ...verb, by: [...verb.by, key] }

const withColumn = (verb: Verb, column: string): Verb =>
  verb.kind === 'select' ? { ...verb, columns: [...verb.columns, column] } : verb
