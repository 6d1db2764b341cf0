// What the learned models come to, set by set.
import { decide } from '@auger/server/analyst/confidence/decide'
import { mayBeClaimed } from '@auger/server/analyst/confidence/may-be-claimed'
import { groupBy } from '../group-by.mjs'

/** A row for each set: how many questions, right if always claimed, a right one among the candidates, claimed, wrong of claimed. */
export function figuresOf(items, { choices, trusted }) {
  const chosen = saidOf(choices, trusted)
  return [...groupBy(items, ({ set }) => set)].map(([set, all]) => {
    const own = all.flatMap((item) => chosen.get(item) ?? [])
    const claimed = own.filter(({ said, isClaimable }) => isClaimable(said))
    const answerable = all.filter(({ unanswerable }) => !unanswerable)
    return {
      set,
      questions: all.length,
      candidates: mean(all.map(({ right }) => right.length)),
      right: share(own.filter(({ right }) => right).length, answerable.length),
      oracle: share(answerable.filter(({ right }) => right.includes(1)).length, answerable.length),
      claimed: share(claimed.length, all.length),
      wrong: share(claimed.filter(({ right }) => !right).length, claimed.length),
    }
  })
}

export const leasts = [0.6, 0.7, 0.8, 0.9]

/** A row for each set: what would be claimed, and how much of it wrong, if so much certainty were asked for. */
export function claimsOf(items, { choices, trusted }) {
  const said = saidOf(choices, trusted)
  return [...groupBy(items, ({ set }) => set)].map(([set, all]) => {
    const own = all.flatMap((item) => said.get(item) ?? [])
    return {
      set,
      at: leasts.map((least) => {
        const claimed = own.filter((choice) => choice.said >= least && choice.isClaimable(choice.said))
        return {
          claimed: share(claimed.length, all.length),
          wrong: share(claimed.filter(({ right }) => !right).length, claimed.length),
        }
      }),
    }
  })
}

/** By item: its choice, how likely it was said to be right, and whether its words let it be claimed. */
function saidOf(choices, { names, probabilities }) {
  return new Map(
    choices.map((choice, at) => [
      choice.item,
      {
        ...choice,
        said: probabilities[at],
        isClaimable: (said) => mayBeClaimed(decide(said), featuresOf(choice, names)),
      },
    ]),
  )
}

function featuresOf({ item: { starts, places, values }, candidate }, names) {
  const features = new Map()
  for (let entry = starts[candidate]; entry < starts[candidate + 1]; entry++)
    features.set(names[places[entry]], values[entry])
  return features
}

const binsOfCurve = 10

/** How often choices were right, by how likely that was said to be. */
export function curveOf({ choices, trusted: { probabilities } }) {
  const all = choices.map(({ right }, at) => ({ right, said: probabilities[at] }))
  return Array.from({ length: binsOfCurve }, (_, bin) => {
    const own = all.filter(({ said }) => Math.min(binsOfCurve - 1, Math.floor(said * binsOfCurve)) === bin)
    return {
      from: bin / binsOfCurve,
      until: (bin + 1) / binsOfCurve,
      questions: own.length,
      said: mean(own.map(({ said }) => said)),
      right: share(own.filter(({ right }) => right).length, own.length),
    }
  })
}

const share = (part, whole) => (whole === 0 ? undefined : part / whole)
const mean = (list) =>
  share(
    list.reduce((sum, one) => sum + one, 0),
    list.length,
  )
