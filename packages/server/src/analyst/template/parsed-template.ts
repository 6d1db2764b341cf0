/** A place that the question wants filled, with all that it says about it. */
export interface Slot {
  readonly name: string
  /** The name as words. */
  readonly words: string
  /** What stands in its place. */
  readonly hint: string
  /** Whether it holds more than one value: first, second, ... */
  readonly several: boolean
  /** The words that it is to be one of; none where it is something else. */
  readonly choices: readonly string[]
  /** What is said of it behind the template; empty where nothing is. */
  readonly description: string
}

/** How a question wants its answer written. */
export interface ParsedTemplate {
  /** What comes before: the question and how it is to be answered. */
  readonly question: string
  /** What is said behind the first slot, without the slots. */
  readonly remarks: string
  /** None where a slot may be written in more ways than one, which nothing here decides. */
  readonly slots: readonly Slot[]
  /** The text before each slot's value, and behind the last. */
  readonly around: readonly string[]
}
