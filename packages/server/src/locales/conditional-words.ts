import type { Language } from '@auger/contract'

/** Words that begin a case that is only thought of, or ends of words that do: if, wenn, れば. */
const words: { readonly [Spoken in Language]: readonly string[] } = {
  EN: ['if'],
  DE: ['wenn', 'falls', 'sollten'],
  ES: ['si'],
  FR: ['si'],
  IT: ['se'],
  PT: ['se', 'caso'],
  PL: ['jeśli', 'jeżeli', 'gdyby', 'gdy'],
  TR: ['eğer'],
  RU: ['если'],
  ID: ['jika', 'kalau', 'bila', 'apabila', 'seandainya'],
  VI: ['nếu', 'giả sử'],
  AR: ['إذا', 'لو', 'إن'],
  HI: ['अगर', 'यदि'],
  JA: ['たら', 'れば', '場合', 'なら'],
  KO: ['경우', '만약'],
  'ZH-CN': ['如果', '假如', '假设', '若'],
  'ZH-TW': ['如果', '假如', '假設', '若'],
}

export const conditionalWords = (language: Language): readonly string[] => words[language]
