import { courtesy } from './fr/courtesy.ts'
import { says } from './fr/say.ts'
import type { Locale } from './locale.ts'

export const fr: Locale = { language: 'FR', tag: 'fr-FR', says, courtesy }
