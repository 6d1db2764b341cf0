// What is printed.

const percent = (part, whole) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(5)

/** Right, reachable (a right plan is among the candidates), and what claiming above a bar of trust would give. */
export function printSets(predicted, bars = [0.4, 0.45, 0.5, 0.6]) {
  const groups = new Map()
  for (const one of predicted) {
    const { set, language } = one.item.question
    const key = `${set} ${language}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const head = bars.map((bar) => `claimed and wrong of claimed at ${bar}`.padStart(20)).join(' ')
  console.log(`${'set'.padEnd(28)} ${'n'.padStart(5)} right  reach  ${head}`)
  for (const [key, all] of groups) {
    const right = all.filter((one) => one.right).length
    const reach = all.filter(({ item }) => item.candidates.some((candidate) => candidate.right)).length
    const claims = bars.map((bar) => {
      const claimed = all.filter(({ trust = 0 }) => trust >= bar)
      const wrong = claimed.filter((one) => !one.right)
      return `${percent(claimed.length, all.length)} ${percent(wrong.length, claimed.length)}`.padStart(20)
    })
    console.log(
      `${key.padEnd(28)} ${String(all.length).padStart(5)} ${percent(right, all.length)}  ${percent(reach, all.length)}  ${claims.join(' ')}`,
    )
  }
}

export function printExamples(predicted, shown) {
  const wrong = predicted.filter(({ right, item }) => !right && item.question.gold.answerable !== false)
  for (let at = 0; at < Math.min(shown, wrong.length); at++) {
    const { item, best } = wrong[Math.floor((at * wrong.length) / shown)]
    const { question, candidates } = item
    const wanted = candidates.find(({ right }) => right)
    const { gold } = question
    const hint =
      gold.sql ?? gold.vql ?? [gold.agg, gold.sel, JSON.stringify(gold.conds)].filter(Boolean).join(' ')
    console.log(`\n[${question.set} ${question.id}] ${question.text}`)
    console.log(`  gold ${hint} ${JSON.stringify(gold.answer ?? gold.values).slice(0, 150)}`)
    if (best !== undefined)
      console.log(`  got  ${candidates[best].answer.slice(0, 150)} ${plan(candidates[best])}`)
    if (wanted !== undefined) console.log(`  want ${plan(wanted)}`)
  }
}

const plan = ({ step }) => JSON.stringify(step.verbs).slice(0, 420)
