/** How the columns and values of a candidate are named, each with what it counts. */
export const namedFeatures: readonly (readonly [string, string])[] = [
  ['filter:value:column-mentioned', 'The column of a value is named elsewhere in the question.'],
  ['shown:beside-ask', 'A column that is shown stands right behind the word that asks.'],
  ['shown:kind-said', 'A column that is named is not shown: it says what kind of thing is spoken of.'],
  ['shown:value-kind', 'What is shown is the column of names that a part of them asks for.'],
  [
    'shown:name-unknown',
    'The name of the rows is shown where something is asked for that nothing is called by.',
  ],
  ['rank:standing', 'The column that decides says how something came out, and 1 is the best of it.'],
  ['filter:placed', 'An ordinal tells how something came out: he placed first.'],
]
