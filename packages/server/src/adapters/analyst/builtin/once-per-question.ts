import { oncePer } from '../../../domain/once-per.ts'
import type { ReadQuestion } from './question.ts'

/** The same question comes back with what was tried, and is looked at from several sides. */
export const oncePerQuestion = <Found>(
  find: (question: ReadQuestion) => Found,
): ((question: ReadQuestion) => Found) => oncePer(find, ({ asked }) => asked)
