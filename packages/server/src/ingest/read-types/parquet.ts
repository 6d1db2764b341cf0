import { quoteText } from '../../sql/quote.ts'

/** A Parquet file as a table of a statement. */
export function parquet(file: string): string {
  return `read_parquet(${quoteText(file)})`
}
