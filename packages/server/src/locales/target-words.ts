import type { Language } from '@auger/contract'

/** What figures that are held against a target are called. */
interface TargetWords {
  readonly reached: string
}

/** One entry a language. */
const words: { readonly [Spoken in Language]: TargetWords } = {
  EN: { reached: 'share of the target reached (%)' },
  DE: { reached: 'erreichter Anteil des Ziels (%)' },
  ES: { reached: 'parte del objetivo alcanzada (%)' },
  FR: { reached: 'part de l’objectif atteinte (%)' },
  IT: { reached: 'quota dell’obiettivo raggiunta (%)' },
  PT: { reached: 'parte da meta atingida (%)' },
  PL: { reached: 'osiągnięta część celu (%)' },
  TR: { reached: 'hedefe ulaşma oranı (%)' },
  RU: { reached: 'достигнутая доля цели (%)' },
  ID: { reached: 'bagian target yang tercapai (%)' },
  VI: { reached: 'phần mục tiêu đạt được (%)' },
  AR: { reached: 'نسبة بلوغ الهدف (%)' },
  HI: { reached: 'लक्ष्य का प्राप्त भाग (%)' },
  JA: { reached: '目標達成率（%）' },
  KO: { reached: '목표 달성률(%)' },
  'ZH-CN': { reached: '目标完成率（%）' },
  'ZH-TW': { reached: '目標達成率（%）' },
}

export const targetWords = (language: Language): TargetWords => words[language]
