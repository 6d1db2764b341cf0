// What a model did for the questions of a set, and what it cost.

export function summaryOf(lines) {
  const asked = lines.flatMap(({ model }) => model ?? [])
  const of = (analyst) => lines.filter((line) => line.analyst === analyst).length
  const sum = (read) => asked.reduce((total, use) => total + read(use), 0)
  return {
    questions: lines.length,
    byModel: of('model'),
    byBuiltin: of('builtin'),
    errors: lines.filter(({ error }) => error !== undefined).length,
    asked: asked.length,
    requests: sum(({ requests }) => requests),
    failures: countsOf(asked.flatMap(({ failure }) => failure ?? [])),
    estimated: asked.filter(({ estimated }) => estimated).length,
    sent: sum(({ tokens_sent }) => tokens_sent),
    received: sum(({ tokens_received }) => tokens_received),
    seconds: sum(({ seconds }) => seconds),
    cost: costOf(asked),
  }
}

function countsOf(kinds) {
  const counts = {}
  for (const kind of kinds.toSorted()) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Undefined where a price of one of them is not known: a sum without it would be too small. */
function costOf(asked) {
  const currencies = new Set(asked.map(({ cost }) => cost?.currency))
  if (currencies.size !== 1 || currencies.has(undefined)) return undefined
  return { amount: asked.reduce((total, { cost }) => total + cost.amount, 0), currency: [...currencies][0] }
}

/** The summary in words. */
export function linesOf(name, summary) {
  const { questions, byModel, byBuiltin, errors, asked } = summary
  const failed = errors === 0 ? '' : `, ${errors} met an error`
  const whose = `of ${questions} questions the model answered ${byModel}, the built-in analyst ${byBuiltin}${failed}`
  return [`\n${name}: ${whose}`, ...(asked === 0 ? ['  no question went to the model'] : ofAsked(summary))]
}

function ofAsked({ asked, requests, failures, estimated, sent, received, seconds, cost }) {
  const each = (total, digits = 0) => number(total / asked, digits)
  const kinds = Object.entries(failures).map(([kind, count]) => `${kind} ${count}`)
  const guessed =
    estimated === 0 ? '' : `, those of ${estimated} questions counted from the length of the texts`
  const money = ({ amount, currency }) =>
    `${number(amount / asked, 5)} ${currency} a question, ${number(amount, 4)} ${currency} in all`
  return [
    `  went to the model  ${asked} questions in ${requests} requests`,
    `  it failed          ${kinds.join(', ') || 'never'}`,
    `  tokens a question  ${each(sent)} sent, ${each(received)} received${guessed}`,
    `  seconds            ${each(seconds, 1)} a question, ${number(seconds)} in all`,
    `  cost               ${cost === undefined ? 'not known: AUGER_MODEL_PRICES are not set' : money(cost)}`,
  ]
}

const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })
