import type { Language } from '@auger/contract'
import { withWords } from './with-words.ts'

/** Words that choose rows by a bound that nobody has said: major customers, large orders. */
const words: { readonly [Spoken in Language]: string } = {
  EN: 'major | main | important | notable | prominent | sizeable | sizable | large | big | small | minor',
  DE: 'wichtige | wichtigen | wichtiger | wesentliche | wesentlichen | wesentlicher | bedeutende | bedeutenden | bedeutender | große | großen | großer | kleine | kleinen',
  ES: 'importante | importantes | principales | notable | notables | grande | grandes | pequeño | pequeña | pequeños | pequeñas',
  FR: 'important | importante | importants | importantes | principaux | principales | notable | notables | grand | grande | grands | grandes | petit | petite | petits | petites',
  IT: 'importante | importanti | principali | notevole | notevoli | grande | grandi | piccolo | piccola | piccoli | piccole',
  PT: 'importante | importantes | principais | notável | notáveis | grande | grandes | pequeno | pequena | pequenos | pequenas',
  RU: 'крупные | крупных | крупный | крупная | важные | важных | важный | значимые | значимых | основные | основных | большие | больших | маленькие | маленьких',
  PL: 'ważne | ważnych | ważni | główne | głównych | główni | duże | dużych | duzi | małe | małych | mali | znaczące | znaczących',
  TR: 'önemli | başlıca | ana | büyük | küçük',
  AR: 'المهمة | المهم | مهمة | مهم | الرئيسية | الرئيسيون | الكبيرة | الكبرى | الكبار | كبيرة | الصغيرة | صغيرة',
  HI: 'प्रमुख | महत्वपूर्ण | मुख्य | बड़े | बड़ी | छोटे | छोटी',
  ID: 'besar | utama | penting | kecil',
  VI: 'chủ yếu | trọng yếu | lớn | nhỏ',
  'ZH-CN': '主要 | 主要的 | 重要 | 重要的 | 大型 | 小型',
  'ZH-TW': '主要 | 主要的 | 重要 | 重要的 | 大型 | 小型',
  JA: '主要な | 主な | 重要な | 大きな | 大きい | 小さな | 小さい',
  KO: '주요 | 주요한 | 중요한 | 큰 | 작은',
}

/** A locale that hears what leaves open how much is meant. */
export const withVague = withWords({ kind: 'vague' }, words)
