// Where cells differ from the gold, by the kind of difference, the most frequent first.

export function printDifferences(books, listed) {
  const kinds = new Map()
  for (const { book, compared } of books)
    for (const { index, differences } of compared)
      for (const difference of differences) {
        const found = kinds.get(difference.kind) ?? new Map()
        kinds.set(difference.kind, found)
        found.set(book, [...(found.get(book) ?? []), { ...difference, index }])
      }
  const counted = [...kinds].map(([kind, found]) => ({
    kind,
    found,
    count: [...found.values()].flat().length,
  }))
  for (const { kind, found, count } of counted.toSorted((one, other) => other.count - one.count)) {
    console.log(`  ${count} ${kind}, in ${found.size} workbooks`)
    const most = [...found].toSorted(([, one], [, other]) => other.length - one.length)
    for (const [book, differences] of most.slice(0, listed)) printExample(book, differences)
  }
}

function printExample(book, differences) {
  const { index, row, column, gold, ours } = differences[0]
  console.log(
    `    ${differences.length} in ${book}: sheet ${index} row ${row + 1} column ${column + 1}: ` +
      `${shown(gold)} in the gold, ${shown(ours)} here`,
  )
}

const shown = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
