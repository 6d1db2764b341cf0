import type { BrokenJson } from './broken-json.ts'

/** What was met on the way through a file. */
export interface Found {
  /** Where the file ends in the middle of something. */
  cut: string | undefined
  /** Other values come after the first. */
  more: boolean
  /** Of a file of lines: the good ones, those left out, and what is to be told of them. */
  values: number
  rejected: number
  readonly samples: string[]
  firstBroken: BrokenJson | undefined
}

export const nothingFound = (): Found => ({
  cut: undefined,
  more: false,
  values: 0,
  rejected: 0,
  samples: [],
  firstBroken: undefined,
})
