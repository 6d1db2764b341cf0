import { oncePer } from '../../../../domain/once-per.ts'
import type { Mentions } from './mention.ts'

/** What a question says about a table is asked again by every candidate. */
export const oncePerMentions = <Found>(
  find: (mentions: Mentions) => Found,
): ((mentions: Mentions) => Found) => oncePer(find)
