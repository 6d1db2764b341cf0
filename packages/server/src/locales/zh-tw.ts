import { courtesy } from './zh-tw/courtesy.ts'
import { hears } from './zh-tw/hear.ts'
import { says } from './zh-tw/say.ts'
import type { Locale } from './locale.ts'

export const zhTw: Locale = { language: 'ZH-TW', tag: 'zh-TW', says, hears, courtesy }
