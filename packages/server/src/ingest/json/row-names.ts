import { UnreadableFile } from '../unreadable.ts'
import { detached } from './json-value.ts'

const mostNames = 5_000_000

/** The names of rows where a file lists them apart. As long as they are 0, 1, 2 and so on they need not be kept. */
export interface RowNames {
  readonly numbered: boolean
  add(name: string): void
  at(row: number): string
}

export function gatherRowNames(): RowNames {
  const names: string[] = []
  let count = 0
  let numbered = true
  return {
    get numbered() {
      return numbered
    },
    add(name) {
      if (numbered && name !== String(count)) {
        numbered = false
        for (let row = 0; row < count; row++) names.push(String(row))
      }
      count++
      if (numbered) return
      names.push(detached(name))
      if (names.length > mostNames) throw tooMany()
    },
    at: (row) => names[row] ?? '',
  }
}

const tooMany = () =>
  new UnreadableFile(
    `The file lists the names of more than ${mostNames.toLocaleString('en')} rows apart from them. Please upload it as a list of records.`,
  )
