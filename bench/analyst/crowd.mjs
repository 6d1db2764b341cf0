// Tables to get lost in: names made of words that say nothing about orders.
const words =
  'dock berth gate lane node path ring tree leaf stem root bark seed soil rain wind tide wave reef sand clay iron zinc lead silk wool flax hemp barn loft yard well mill forge kiln loom lathe anvil bellows chisel mallet plane awl rasp vice clamp level square gauge lever pulley winch crane hoist'.split(
    ' ',
  )

const word = (number) => words[number % words.length]

/** The table with more columns of its kind, until it has as many. */
export const widened = (table, width) => ({
  ...table,
  columns: [
    ...table.columns,
    ...Array.from({ length: width - table.columns.length }, (_, at) => ({
      ...table.columns[at % table.columns.length],
      name: `${word(at)} ${word(at * 7 + 3)}`,
    })),
  ],
})

export const crowd = (like, count, width) =>
  Array.from({ length: count }, (_, place) => ({
    ...like,
    id: `crowd-${place}`,
    name: `crowd_${place}`,
    title: `${word(place)} ${word(place * 5 + 1)}`,
    keys: [],
    structure: undefined,
    columns: Array.from({ length: width }, (_, at) => ({
      ...like.columns[at % like.columns.length],
      name: `${word(place + at * 3)} ${word(place * 11 + at)}`,
    })),
  }))
