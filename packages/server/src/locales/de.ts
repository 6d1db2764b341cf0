import { courtesy } from './de/courtesy.ts'
import { says } from './de/say.ts'
import type { Locale } from './locale.ts'

export const de: Locale = { language: 'DE', tag: 'de-DE', says, courtesy }
