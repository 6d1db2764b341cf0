import type { Language } from '@auger/contract'

/** How one asks for an overview of everything, in each language. */
const questions: { readonly [Spoken in Language]: string } = {
  EN: 'Give me an overview',
  DE: 'Gib mir einen Überblick',
  ES: 'Resume los datos',
  FR: 'Résume les données',
  IT: 'Riassumi i dati',
  PT: 'Resuma os dados',
  PL: 'Podsumuj dane',
  TR: 'Verileri özetle',
  RU: 'Сделай обзор данных',
  ID: 'Ringkas data',
  VI: 'Tóm tắt dữ liệu',
  AR: 'لخص البيانات',
  HI: 'डेटा का सारांश',
  JA: 'データの概要を教えてください',
  KO: '데이터를 요약해줘',
  'ZH-CN': '总结一下这些数据',
  'ZH-TW': '總結一下這些資料',
}

export const overviewQuestion = (language: Language): string => questions[language]
