import { fileLimits } from '../file-limits.ts'
import { UnreadableFile } from '../unreadable.ts'
import type { Field, RecordTable } from './record-table.ts'

/** So many fields inside one that its names are rather keys. */
const crowd = 500

export class TooManyColumns extends UnreadableFile {
  readonly table: RecordTable

  constructor(table: RecordTable) {
    super(
      `The table ${table.title} has more than ${fileLimits.columns.toLocaleString('en')} columns; no more can be read.`,
    )
    this.table = table
  }

  /** The path to the field with the most names in it. */
  get crowded(): readonly string[] | undefined {
    const [first] = this.table.fields.toSorted((one, other) => size(other) - size(one))
    return first === undefined || size(first) < crowd ? undefined : [...this.table.path, ...first.path]
  }
}

const size = ({ inside }: Field) => inside?.byKey.size ?? 0
