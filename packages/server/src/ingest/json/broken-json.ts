import { UnreadableFile } from '../unreadable.ts'
import type { BadJson } from './bad-json.ts'
import type { TextWindow } from './text-window.ts'

/** The file is not JSON at a place that can be told. */
export class BrokenJson extends UnreadableFile {
  readonly place: string
  readonly reason: string
  /** The file ends where more was to come. */
  readonly ended: boolean

  constructor(place: string, reason: string, ended: boolean) {
    super(`The file is not valid JSON at ${place}: ${reason}.`)
    this.place = place
    this.reason = reason
    this.ended = ended
  }
}

/** The same failure with its place in the file. */
export function placed(error: BadJson, window: TextWindow): BrokenJson {
  return new BrokenJson(window.placeOf(error.at), error.message, error.ended)
}
