import type { Language } from '@auger/contract'
import type { PictureReason, PictureReasons } from './picture-reason.ts'
import { reasonsInLatin } from './reasons-in-latin.ts'
import { reasonsInOtherScripts } from './reasons-in-other-scripts.ts'

export type { PictureReason } from './picture-reason.ts'
export { quartileNames } from './quartile-names.ts'

const reasons: { readonly [Spoken in Language]: PictureReasons } = {
  ...reasonsInLatin,
  ...reasonsInOtherScripts,
}

/** A sentence that says why a picture is not of the kind that was asked for. */
export const pictureReason = (reason: PictureReason, language: Language): string => reasons[language][reason]
