import { courtesy } from './zh-tw/courtesy.ts'
import { says } from './zh-tw/say.ts'
import type { Locale } from './locale.ts'

export const zhTw: Locale = { language: 'ZH-TW', tag: 'zh-TW', says, courtesy }
