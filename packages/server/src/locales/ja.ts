import { courtesy } from './ja/courtesy.ts'
import { says } from './ja/say.ts'
import type { Locale } from './locale.ts'

export const ja: Locale = { language: 'JA', tag: 'ja-JP', says, courtesy }
