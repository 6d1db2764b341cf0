import { courtesy } from './ko/courtesy.ts'
import { says } from './ko/say.ts'
import type { Locale } from './locale.ts'

export const ko: Locale = { language: 'KO', tag: 'ko-KR', says, courtesy }
