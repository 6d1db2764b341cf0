import type { Locale } from './locale.ts'
import { courtesy } from './pt/courtesy.ts'
import { says } from './pt/say.ts'

export const pt: Locale = { language: 'PT', tag: 'pt-BR', says, courtesy }
