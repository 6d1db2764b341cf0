/** What is observed of questions over tables that name rows of each other. */
export const relatedFeatures: readonly (readonly [string, string])[] = [
  ['filter:value:row-named', 'A value names a row of a table that the question speaks of.'],
  ['filter:value:named-table', 'A value is told of rows of a table that the question speaks of.'],
  ['filter:value:other-row-named', 'A value names a row of a table that the question does not speak of.'],
  ['filter:value:other-table', 'A value is told of rows of a table that the question does not speak of.'],
  ['rank:extent', 'The column that decides tells how large the things are, which the word does not say.'],
  ['shown:about', 'What is shown is what the asking word is about: how old.'],
  ['filter:nested', 'Rows are chosen by a thing that comes first among its like.'],
  ['filter:counted', 'Things are chosen by how many rows name them.'],
  ['filter:counted:own', 'Rows of the table that the things are told in.'],
  ['implied', 'Things that are named and only say what the rows are.'],
]
