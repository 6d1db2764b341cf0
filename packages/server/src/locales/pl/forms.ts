import { formsOf } from '../in-forms.ts'
import type { Heard, Meaning } from '../hears.ts'

const hard = 'y/a/e/ego/ej/emu/ą/ym/ych/ymi'
const soft = 'i/a/ie/iego/iej/iemu/ą/im/ich/imi'
const third = 'i/ia/ie/iego/iej/iemu/ią/im/ich/imi'

/** An adjective is written with a sign for its endings: najwyższ~, wysok^ (wysoki), średn+ (średni, średnia). */
const spread = (text: string): string =>
  text.replaceAll('~', `(${hard})`).replaceAll('^', `(${soft})`).replaceAll('+', `(${third})`)

export const forms = (phrases: string): readonly string[] => formsOf(spread(phrases))

export const said = (meaning: Meaning, phrases: string): Heard => ({ meaning, phrases: forms(phrases) })
