import { courtesy } from './es/courtesy.ts'
import { says } from './es/say.ts'
import type { Locale } from './locale.ts'

export const es: Locale = { language: 'ES', tag: 'es-ES', says, courtesy }
