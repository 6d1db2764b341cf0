import { courtesy } from './ar/courtesy.ts'
import { says } from './ar/say.ts'
import type { Locale } from './locale.ts'

export const ar: Locale = { language: 'AR', tag: 'ar-u-nu-latn', dateStyle: 'long', says, courtesy }
