import { courtesy } from './vi/courtesy.ts'
import { says } from './vi/say.ts'
import type { Locale } from './locale.ts'

export const vi: Locale = { language: 'VI', tag: 'vi-VN', says, courtesy }
