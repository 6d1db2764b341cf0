import { courtesy } from './it/courtesy.ts'
import { says } from './it/say.ts'
import type { Locale } from './locale.ts'

export const it: Locale = { language: 'IT', tag: 'it-IT', says, courtesy }
