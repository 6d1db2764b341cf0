import { cut } from '@auger/contract'

/** An agent reads all that a tool says, so each says a screenful and how to get the rest. */
export const most = {
  listedDatasets: 50,
  sources: 20,
  tables: 10,
  columns: 40,
  /** Of a table that is asked for by name. */
  columnsOfOne: 300,
  definitions: 50,
  sampleRows: 3,
  sampleColumns: 20,
  rows: 20,
  /** Of each answer but the first where a question has several. */
  furtherRows: 5,
  furtherResults: 10,
  resultColumns: 30,
  numbers: 40,
  differences: 20,
  cellCharacters: 200,
  textCharacters: 4_000,
  passageCharacters: 1_500,
  chartBytes: 1_000_000,
  listedResources: 200,
} as const

/** The first so many, and how many there are besides. */
export function first<Item>(
  items: readonly Item[],
  count: number,
): { readonly shown: readonly Item[]; readonly hidden: number } {
  return { shown: items.slice(0, count), hidden: Math.max(0, items.length - count) }
}

export const shortened = (text: string, characters: number): string => {
  const short = cut(text, characters)
  return short.length < text.length ? `${short}…` : text
}
