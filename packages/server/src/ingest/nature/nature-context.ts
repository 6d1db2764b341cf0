/** What a column's table tells about it. */
export interface NatureContext {
  readonly rowCount: number
  readonly title: string
}
