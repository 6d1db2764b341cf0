import type { Locale } from './locale.ts'
import { courtesy } from './tr/courtesy.ts'
import { says } from './tr/say.ts'

export const tr: Locale = { language: 'TR', tag: 'tr-TR', says, courtesy }
