import { courtesy } from './hi/courtesy.ts'
import { says } from './hi/say.ts'
import type { Locale } from './locale.ts'

export const hi: Locale = { language: 'HI', tag: 'hi-IN', says, courtesy }
