/** What a follow-up changes of the frame before it. */
const edits = [
  'filter',
  'metric-add',
  'metric-replace',
  'dimension-add',
  'dimension-replace',
  'grain',
  'chart',
  'rank',
  'reverse',
  'share',
  'change',
  'cumulative',
  'those',
  'point',
  'place',
  'aggregate',
  'between',
]

/** Features of candidates that change what the question before asked for. */
export const followFeatures: readonly (readonly [string, string])[] = [
  ['follow', 'It changes what the question before asked for.'],
  ['follow:marked', 'A word says that it goes on from the question before.'],
  ['follow:whole', 'The question asks by itself, and no word says that it goes on from another.'],
  ['follow:same-function', 'A new figure is summed up as the one before was.'],
  ['filter:pointed-rows', 'Words point at the rows of the answer before.'],
  ['filter:pointed-filters', 'Words point at what the answer before was computed of.'],
  ...edits.map((edit) => [`follow:${edit}`, `The change is of the kind ${edit}.`] as const),
]
