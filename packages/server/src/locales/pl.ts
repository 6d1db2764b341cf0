import type { Locale } from './locale.ts'
import { courtesy } from './pl/courtesy.ts'
import { says } from './pl/say.ts'

export const pl: Locale = { language: 'PL', tag: 'pl-PL', says, courtesy }
