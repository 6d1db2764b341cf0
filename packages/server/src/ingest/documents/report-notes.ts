export type Unread = 'picture' | 'embedded object' | 'linked part'

export interface DocumentSummary {
  readonly pages: number | undefined
  readonly pageWord: 'page' | 'slide'
  readonly characters: number
  readonly tables: number
  readonly tablesLeftOut: number
  readonly unread: ReadonlyMap<Unread, readonly string[]>
}

const mostNames = 10

/** What a document came to, in words: how much was read, and what was not. */
export function reportNotes(summary: DocumentSummary): readonly string[] {
  const { pages, pageWord, characters, tables, tablesLeftOut, unread } = summary
  const notes = [
    characters === 0
      ? emptiness(summary)
      : `${[
          ...(pages === undefined ? [] : [count(pages, pageWord)]),
          `${count(characters, 'character')} of text`,
          count(tables, 'table'),
        ].join(', ')}.`,
  ]
  if (tablesLeftOut > 0) {
    notes.push(
      `${count(tablesLeftOut, 'more table')} kept as text alone: a file may have at most ${count(tables, 'table')}.`,
    )
  }
  for (const [kind, names] of unread) {
    const known = [...new Set(names.filter((name) => name !== ''))]
    const listed =
      known.length === 0
        ? ''
        : `: ${known.slice(0, mostNames).join(', ')}${known.length > mostNames ? ', …' : ''}`
    notes.push(`${count(names.length, kind)} not read${listed}.`)
  }
  return notes
}

function emptiness({ pages, pageWord, unread }: DocumentSummary): string {
  const where = pages === undefined ? 'The document' : pages === 1 ? `The ${pageWord}` : `The ${pageWord}s`
  const holds = pages === undefined || pages === 1 ? 'holds' : 'hold'
  return unread.has('picture')
    ? `${where} ${holds} pictures but no text. Text in pictures is not read: please upload the original, or a copy with recognised text.`
    : `${where} ${holds} no text.`
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`
}
