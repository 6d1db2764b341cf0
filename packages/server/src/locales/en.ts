import { courtesy } from './en/courtesy.ts'
import { says } from './en/say.ts'
import type { Locale } from './locale.ts'

export const en: Locale = { language: 'EN', tag: 'en-US', says, courtesy }
