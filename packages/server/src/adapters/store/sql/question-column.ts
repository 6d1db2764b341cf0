import type { AliasedRawBuilder } from 'kysely'
import type { DialectWords } from './dialect-words.ts'

/** A request may name a thousand sources; a list shows only what was asked. One that cannot be read keeps no other from it. */
export const questionColumn = ({ textAt }: DialectWords): AliasedRawBuilder<unknown, 'question'> =>
  textAt('request', ['question']).as('question')

export const questionText = (question: unknown): string => (typeof question === 'string' ? question : '')
