import { courtesy } from './id/courtesy.ts'
import { says } from './id/say.ts'
import type { Locale } from './locale.ts'

export const id: Locale = { language: 'ID', tag: 'id-ID', says, courtesy }
