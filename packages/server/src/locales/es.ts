import { courtesy } from './es/courtesy.ts'
import { hears } from './es/hear.ts'
import { says } from './es/say.ts'
import type { Locale } from './locale.ts'

export const es: Locale = { language: 'ES', tag: 'es-ES', says, hears, courtesy }
