import { quoteText } from '../../sql/quote.ts'

/** A Parquet file as a table of a statement. Folders named like key=value must not become columns. */
export function parquet(file: string): string {
  return `read_parquet(${quoteText(file)}, hive_partitioning = false)`
}
