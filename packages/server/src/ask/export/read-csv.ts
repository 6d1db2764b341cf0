/** What stands between two commas. */
export interface CsvField {
  readonly text: string
  readonly quoted: boolean
}

/** The rows of a CSV of ours, its header first, one piece of the file at a time. */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<readonly CsvField[]> {
  let row: CsvField[] = []
  let text = ''
  let quoted = false
  let inside = false
  let begun = false
  /** A quote inside quotes: it ends them, unless another follows. */
  let doubted = false
  const endField = () => {
    row.push({ text, quoted })
    text = ''
    quoted = false
  }
  for await (const piece of pieces) {
    // A character that stands for itself is copied with those beside it.
    let from = 0
    const take = (to: number) => {
      if (to > from) text += piece.slice(from, to)
      from = to + 1
    }
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at]
      begun = true
      if (doubted) {
        doubted = false
        if (character === '"') {
          text += '"'
          from = at + 1
          continue
        }
        inside = false
      }
      if (inside) {
        if (character !== '"') continue
        take(at)
        doubted = true
      } else if (character === '"') {
        take(at)
        quoted = true
        inside = true
      } else if (character === ',') {
        take(at)
        endField()
      } else if (character === '\r') {
        // A text that has one is quoted, so this one ends the line.
        take(at)
      } else if (character === '\n') {
        take(at)
        endField()
        yield row
        row = []
        begun = false
      }
    }
    take(piece.length)
  }
  if (begun || row.length > 0) {
    endField()
    yield row
  }
}
