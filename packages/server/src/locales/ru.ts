import { courtesy } from './ru/courtesy.ts'
import { says } from './ru/say.ts'
import type { Locale } from './locale.ts'

export const ru: Locale = { language: 'RU', tag: 'ru-RU', says, courtesy }
