import type { Language } from '@auger/contract'
import { localeFor } from '../../../../locales/index.ts'
import type { Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import type { Mentions } from './mention.ts'
import { mentionsOf } from './mentions.ts'

/** What a question says about a table of examples. */
export function mentionsIn(examples: Examples, name: string, text: string, language: Language): Mentions {
  const table = examples.table(name)
  return mentionsOf(
    readQuestion(examples.question(text, language, [table]), localeFor(language).locale),
    table,
  )
}
