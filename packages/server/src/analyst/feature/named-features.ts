/** How the columns and values of a candidate are named, each with what it counts. */
export const namedFeatures: readonly (readonly [string, string])[] = [
  ['filter:value:column-mentioned', 'The column of a value is named elsewhere in the question.'],
  ['shown:beside-ask', 'A column that is shown stands right behind the word that asks.'],
  ['shown:kind-said', 'A column that is named is not shown: it says what kind of thing is spoken of.'],
]
