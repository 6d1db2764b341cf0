/** What a column's table tells about it. */
export interface NatureContext {
  readonly rowCount: number
  readonly title: string
  /** Whether a row is something that happened: what it moved or used up adds up. */
  readonly tellsEvents?: boolean
}
