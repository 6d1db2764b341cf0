import type { Range } from './file-information.ts'

/** Which heading level a style stands for, by its number; undefined for running text. */
export type StyleLevels = (style: number) => number | undefined

interface Style {
  readonly builtIn: number
  readonly basedOn: number
}

const [title, none] = [62, 0xfff]

export function readStyleLevels(tables: Buffer, { at, length }: Range): StyleLevels {
  const styles = readStyles(tables.subarray(at, at + length))
  return (style) => {
    let number = style
    for (let steps = 0; steps < 10 && number !== none; steps++) {
      // The first ten places belong to the same styles in every document.
      if (number >= 1 && number <= 9) return number
      const found = styles[number]
      if (found === undefined) return undefined
      if (found.builtIn >= 1 && found.builtIn <= 9) return found.builtIn
      if (found.builtIn === title) return 0
      number = found.basedOn
    }
    return undefined
  }
}

function readStyles(sheet: Buffer): readonly (Style | undefined)[] {
  if (sheet.length < 4) return []
  const styles: (Style | undefined)[] = []
  const count = sheet.readUInt16LE(2)
  for (let at = 2 + sheet.readUInt16LE(0); styles.length < count && at + 2 <= sheet.length;) {
    const size = sheet.readUInt16LE(at)
    styles.push(
      size >= 4 && at + 6 <= sheet.length
        ? { builtIn: sheet.readUInt16LE(at + 2) & 0xfff, basedOn: sheet.readUInt16LE(at + 4) >> 4 }
        : undefined,
    )
    at += 2 + size + (size % 2)
  }
  return styles
}
