import type { Language } from '@auger/contract'

/** What figures that compare periods are called, as columns of a result. */
export interface FigureNames {
  readonly change: (of: string) => string
  readonly cumulative: (of: string) => string
}

/** One entry a language. */
const names: { readonly [Spoken in Language]: FigureNames } = {
  EN: { change: (of) => `change of ${of}`, cumulative: (of) => `${of} so far` },
  DE: { change: (of) => `Veränderung: ${of}`, cumulative: (of) => `${of} (kumuliert)` },
  ES: { change: (of) => `variación: ${of}`, cumulative: (of) => `${of} (acumulado)` },
  FR: { change: (of) => `variation : ${of}`, cumulative: (of) => `${of} (cumul)` },
  IT: { change: (of) => `variazione: ${of}`, cumulative: (of) => `${of} (cumulato)` },
  PT: { change: (of) => `variação: ${of}`, cumulative: (of) => `${of} (acumulado)` },
  PL: { change: (of) => `zmiana: ${of}`, cumulative: (of) => `${of} (narastająco)` },
  RU: { change: (of) => `изменение: ${of}`, cumulative: (of) => `${of} (нарастающим итогом)` },
  TR: { change: (of) => `değişim: ${of}`, cumulative: (of) => `${of} (kümülatif)` },
  VI: { change: (of) => `thay đổi: ${of}`, cumulative: (of) => `${of} (lũy kế)` },
  ID: { change: (of) => `perubahan ${of}`, cumulative: (of) => `${of} (kumulatif)` },
  HI: { change: (of) => `${of} में बदलाव`, cumulative: (of) => `${of} (संचयी)` },
  AR: { change: (of) => `التغير: ${of}`, cumulative: (of) => `${of} (تراكمي)` },
  JA: { change: (of) => `${of}の増減`, cumulative: (of) => `${of}（累計）` },
  KO: { change: (of) => `${of} 증감`, cumulative: (of) => `${of} (누계)` },
  'ZH-CN': { change: (of) => `${of}变化`, cumulative: (of) => `${of}（累计）` },
  'ZH-TW': { change: (of) => `${of}變化`, cumulative: (of) => `${of}（累計）` },
}

export const figureNames = (language: Language): FigureNames => names[language]
