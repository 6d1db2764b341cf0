import { courtesy } from './zh-cn/courtesy.ts'
import { says } from './zh-cn/say.ts'
import type { Locale } from './locale.ts'

export const zhCn: Locale = { language: 'ZH-CN', tag: 'zh-CN', says, courtesy }
