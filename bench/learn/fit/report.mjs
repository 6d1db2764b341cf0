// The figures as markdown.
import { leasts } from './figures.mjs'

/** What the service would answer, how well its probability is calibrated, and what features are worth. */
export const reportOf = ({ figures, claims, curve, worth }) =>
  [
    setTable(figures),
    claimsTable(claims),
    curveTable(curve),
    ...(worth === undefined ? [] : [worthTable(worth)]),
  ].join('\n\n')

export const setTable = (figures) =>
  table(
    [
      'set',
      'questions',
      'candidates',
      'right if always claimed',
      'a right one among the candidates',
      'claimed',
      'wrong of claimed',
    ],
    figures.map(({ set, questions, candidates, right, oracle, claimed, wrong }) => [
      set,
      String(questions),
      (candidates ?? 0).toFixed(1),
      ...[right, oracle, claimed, wrong].map(percent),
    ]),
  )

/** Claimed and wrong of claimed, by how much certainty is asked for. */
export const claimsTable = (claims) =>
  table(
    ['set', ...leasts.map((least) => `claimed, wrong at ${Math.round(100 * least)} %`)],
    claims.map(({ set, at }) => [
      set,
      ...at.map(({ claimed, wrong }) => `${percent(claimed)}, ${percent(wrong)}`),
    ]),
  )

export const curveTable = (curve) =>
  table(
    ['said to be right', 'questions', 'said on average', 'right'],
    curve.map(({ from, until, questions, said, right }) => [
      `${Math.round(100 * from)} to ${Math.round(100 * until)} %`,
      String(questions),
      percent(said),
      percent(right),
    ]),
  )

/** Points of a hundred that are right no more without a feature. */
function worthTable(worth) {
  const sets = [...(worth[0]?.drops.keys() ?? [])]
  return table(
    ['feature', ...sets],
    worth.map(({ feature, drops }) => [
      `\`${feature}\``,
      ...sets.map((set) => (100 * drops.get(set)).toFixed(1)),
    ]),
  )
}

const percent = (share) => (share === undefined ? '–' : `${(100 * share).toFixed(1)} %`)

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
