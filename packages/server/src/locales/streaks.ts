import type { Language } from '@auger/contract'
import { withWords } from './with-words.ts'

/** Words for rows that stand one after another. */
const words: { readonly [Spoken in Language]: string } = {
  EN: 'consecutive | consecutively | in a row | streak | winning streak | losing streak | straight',
  DE: 'aufeinanderfolgende | aufeinanderfolgenden | aufeinanderfolgend | in Folge | hintereinander | Serie',
  ES: 'consecutivo | consecutiva | consecutivos | consecutivas | seguidos | seguidas | racha',
  FR: "consécutif | consécutive | consécutifs | consécutives | de suite | d'affilée",
  IT: 'consecutivo | consecutiva | consecutivi | consecutive | di fila | di seguito',
  PT: 'consecutivo | consecutiva | consecutivos | consecutivas | seguidos | seguidas | sequência',
  RU: 'подряд | серия побед | последовательных',
  PL: 'z rzędu | kolejno po sobie | seria',
  TR: 'üst üste | art arda | ardışık',
  AR: 'على التوالي | متتالية | متتال | سلسلة انتصارات',
  HI: 'लगातार | सिलसिला',
  ID: 'berturut-turut | beruntun',
  VI: 'liên tiếp | liên tục',
  'ZH-CN': '连续',
  'ZH-TW': '連續',
  JA: '連続 | 連続して',
  KO: '연속 | 연속으로',
}

/** A locale that hears what stands in a row. */
export const withStreaks = withWords({ kind: 'streak' }, words)
