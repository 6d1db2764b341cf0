import type { Language } from '@auger/contract'

/** What figures about the quality of a table are called, as they stand in a sentence behind an article. */
export interface QualityNames {
  readonly missing: string
  /** Rows that are there already, each time they come again. */
  readonly repeated: string
  readonly outliers: (column: string) => string
  /** How often a row is there. */
  readonly times: string
}

const names: { readonly [Spoken in Language]: QualityNames } = {
  EN: {
    missing: 'number of missing values',
    repeated: 'number of duplicate rows',
    outliers: (column) => `number of outliers in ${column}`,
    times: 'times',
  },
  DE: {
    missing: 'Anzahl fehlender Werte',
    repeated: 'Anzahl doppelter Zeilen',
    outliers: (column) => `Anzahl der Ausreißer in ${column}`,
    times: 'Häufigkeit',
  },
  ES: {
    missing: 'número de valores ausentes',
    repeated: 'número de filas duplicadas',
    outliers: (column) => `número de valores atípicos de ${column}`,
    times: 'veces',
  },
  FR: {
    missing: 'nombre de valeurs manquantes',
    repeated: 'nombre de lignes en double',
    outliers: (column) => `nombre de valeurs aberrantes de ${column}`,
    times: 'fois',
  },
  IT: {
    missing: 'numero di valori mancanti',
    repeated: 'numero di righe duplicate',
    outliers: (column) => `numero di valori anomali di ${column}`,
    times: 'volte',
  },
  PT: {
    missing: 'número de valores ausentes',
    repeated: 'número de linhas duplicadas',
    outliers: (column) => `número de valores atípicos de ${column}`,
    times: 'vezes',
  },
  PL: {
    missing: 'liczba brakujących wartości',
    repeated: 'liczba zduplikowanych wierszy',
    outliers: (column) => `liczba wartości odstających w ${column}`,
    times: 'wystąpienia',
  },
  TR: {
    missing: 'eksik değer sayısı',
    repeated: 'yinelenen satır sayısı',
    outliers: (column) => `${column} aykırı değer sayısı`,
    times: 'kez',
  },
  RU: {
    missing: 'число пропущенных значений',
    repeated: 'число повторяющихся строк',
    outliers: (column) => `число выбросов в ${column}`,
    times: 'раз',
  },
  ID: {
    missing: 'jumlah nilai yang hilang',
    repeated: 'jumlah baris duplikat',
    outliers: (column) => `jumlah pencilan pada ${column}`,
    times: 'kali',
  },
  VI: {
    missing: 'số giá trị bị thiếu',
    repeated: 'số dòng trùng lặp',
    outliers: (column) => `số giá trị ngoại lai của ${column}`,
    times: 'số lần',
  },
  AR: {
    missing: 'عدد القيم المفقودة',
    repeated: 'عدد الصفوف المكررة',
    outliers: (column) => `عدد القيم الشاذة في ${column}`,
    times: 'مرات',
  },
  HI: {
    missing: 'अनुपलब्ध मानों की संख्या',
    repeated: 'दोहराई गई पंक्तियों की संख्या',
    outliers: (column) => `${column} में असामान्य मानों की संख्या`,
    times: 'बार',
  },
  JA: {
    missing: '欠損値の数',
    repeated: '重複行の数',
    outliers: (column) => `${column}の外れ値の数`,
    times: '回数',
  },
  KO: {
    missing: '결측값 수',
    repeated: '중복 행 수',
    outliers: (column) => `${column} 이상값 수`,
    times: '횟수',
  },
  'ZH-CN': {
    missing: '缺失值数量',
    repeated: '重复行数量',
    outliers: (column) => `${column}的异常值数量`,
    times: '次数',
  },
  'ZH-TW': {
    missing: '缺失值數量',
    repeated: '重複列數量',
    outliers: (column) => `${column}的離群值數量`,
    times: '次數',
  },
}

export const qualityNames = (language: Language): QualityNames => names[language]
