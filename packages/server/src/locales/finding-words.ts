import type { Language } from '@auger/contract'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'

/** Sentences about what stands out. Each is one sentence. */
export interface FindingWords {
  /** Who leads a figure, and its share of all of it; behind it how much the first have together. */
  readonly led: (said: Led) => Phrase
  /** Goes on from there, before the full stop. */
  readonly together: (count: Phrase, share: Phrase) => Phrase
  readonly far: (column: Phrase, count: Phrase, furthest: Phrase) => Phrase
  /** What a row is, and the columns that tell one from another. */
  readonly row: (noun: Phrase, by: Phrase) => Phrase
}

export interface Led {
  readonly name: Phrase
  readonly measure: Phrase
  readonly value: Phrase
  readonly share: Phrase
  /** Empty where all groups are shown. */
  readonly together: Phrase
}

/** One entry a language. */
const words: { readonly [Spoken in Language]: FindingWords } = {
  EN: {
    led: ({ name, measure, value, share, together }) =>
      say`${name} leads in ${measure}: ${value}, ${share} of all${together}.`,
    together: (count, share) => say`; the top ${count} together have ${share}`,
    far: (column, count, furthest) =>
      say`Values of ${column} far from all others: ${count}; the furthest is ${furthest}.`,
    row: (noun, by) => say`What a row is: ${noun}, told apart by ${by}.`,
  },
  DE: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: An der Spitze steht ${name} mit ${value}, das sind ${share} von allem${together}.`,
    together: (count, share) => say`; auf die größten ${count} zusammen entfallen ${share}`,
    far: (column, count, furthest) =>
      say`Werte von ${column}, die weit von allen anderen entfernt liegen: ${count}; der entfernteste ist ${furthest}.`,
    row: (noun, by) => say`Jede Zeile steht für: ${noun}, unterschieden durch ${by}.`,
  },
  ES: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: en cabeza está ${name} con ${value}, el ${share} de todo${together}.`,
    together: (count, share) => say`; los ${count} mayores suman el ${share}`,
    far: (column, count, furthest) =>
      say`Valores de ${column} muy alejados de los demás: ${count}; el más alejado es ${furthest}.`,
    row: (noun, by) => say`Cada fila es: ${noun}, distinguida por ${by}.`,
  },
  FR: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure} : ${name} arrive en tête avec ${value}, soit ${share} de l'ensemble${together}.`,
    together: (count, share) => say` ; les ${count} plus grands réunissent ${share}`,
    far: (column, count, furthest) =>
      say`Valeurs de ${column} très éloignées des autres : ${count} ; la plus éloignée est ${furthest}.`,
    row: (noun, by) => say`Chaque ligne représente : ${noun}, distinguée par ${by}.`,
  },
  IT: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: in testa c'è ${name} con ${value}, pari al ${share} del totale${together}.`,
    together: (count, share) => say`; i ${count} maggiori insieme hanno il ${share}`,
    far: (column, count, furthest) =>
      say`Valori di ${column} molto lontani dagli altri: ${count}; il più lontano è ${furthest}.`,
    row: (noun, by) => say`Ogni riga è: ${noun}, distinta da ${by}.`,
  },
  PT: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: na frente está ${name} com ${value}, ${share} do total${together}.`,
    together: (count, share) => say`; os ${count} maiores juntos têm ${share}`,
    far: (column, count, furthest) =>
      say`Valores de ${column} muito distantes dos demais: ${count}; o mais distante é ${furthest}.`,
    row: (noun, by) => say`Cada linha é: ${noun}, distinguida por ${by}.`,
  },
  PL: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: na czele jest ${name} z wynikiem ${value}, czyli ${share} całości${together}.`,
    together: (count, share) => say`; na ${count} największych razem przypada ${share}`,
    far: (column, count, furthest) =>
      say`Wartości ${column} bardzo odległe od pozostałych: ${count}; najdalsza to ${furthest}.`,
    row: (noun, by) => say`Każdy wiersz to: ${noun}, wyróżniony przez ${by}.`,
  },
  TR: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: başta ${name} var, ${value} ile; bütün içindeki payı ${share}${together}.`,
    together: (count, share) => say`; ilk ${count} grubun toplam payı ${share}`,
    far: (column, count, furthest) =>
      say`${column} için diğerlerinden çok uzak değerler: ${count}; en uzağı ${furthest}.`,
    row: (noun, by) => say`Her satır: ${noun}, ayırt eden: ${by}.`,
  },
  RU: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: лидирует ${name} — ${value}, это ${share} от общего${together}.`,
    together: (count, share) => say`; на крупнейшие ${count} вместе приходится ${share}`,
    far: (column, count, furthest) =>
      say`Значения ${column}, далёкие от всех остальных: ${count}; самое далёкое — ${furthest}.`,
    row: (noun, by) => say`Каждая строка — это ${noun}, строки различает ${by}.`,
  },
  ID: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: ${name} memimpin dengan ${value}, ${share} dari semuanya${together}.`,
    together: (count, share) => say`; ${count} teratas bersama-sama memiliki ${share}`,
    far: (column, count, furthest) =>
      say`Nilai ${column} yang jauh dari semua yang lain: ${count}; yang terjauh adalah ${furthest}.`,
    row: (noun, by) => say`Setiap baris adalah ${noun}, dibedakan oleh ${by}.`,
  },
  VI: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: ${name} dẫn đầu với ${value}, chiếm ${share} tổng số${together}.`,
    together: (count, share) => say`; ${count} nhóm đầu cộng lại chiếm ${share}`,
    far: (column, count, furthest) =>
      say`Số giá trị ${column} cách xa mọi giá trị khác: ${count}; xa nhất là ${furthest}.`,
    row: (noun, by) => say`Mỗi dòng là ${noun}, phân biệt bằng ${by}.`,
  },
  AR: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: يتصدر ${isolated(name)} بقيمة ${isolated(value)}، أي ${isolated(share)} من المجموع${together}.`,
    together: (count, share) => say`؛ ولأول ${isolated(count)} معًا ${isolated(share)}`,
    far: (column, count, furthest) =>
      say`عدد قيم ${isolated(column)} البعيدة عن سائر القيم: ${isolated(count)}؛ وأبعدها ${isolated(furthest)}.`,
    row: (noun, by) => say`كل صف هو ${isolated(noun)}، ويميزه ${isolated(by)}.`,
  },
  HI: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: ${name} सबसे आगे है, ${value} के साथ, जो कुल का ${share} है${together}।`,
    together: (count, share) => say`; पहले ${count} का मिलाकर हिस्सा ${share} है`,
    far: (column, count, furthest) =>
      say`${column} के बाकी सबसे बहुत दूर मान: ${count}; सबसे दूर ${furthest} है।`,
    row: (noun, by) => say`हर पंक्ति एक ${noun} है, जिसे ${by} से पहचाना जाता है।`,
  },
  JA: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}は${name}が首位で${value}、全体の${share}を占めます${together}。`,
    together: (count, share) => say`（上位${count}グループの合計は${share}）`,
    far: (column, count, furthest) =>
      say`${column}には他から大きく離れた値が${count}個あり、最も離れた値は${furthest}です。`,
    row: (noun, by) => say`各行は${noun}を表し、${by}で区別されます。`,
  },
  KO: {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}: ${name}이(가) 가장 많음, ${value}, 전체의 ${share}${together}.`,
    together: (count, share) => say`; 상위 ${count}개 합계 비중 ${share}`,
    far: (column, count, furthest) =>
      say`${column}에서 나머지와 크게 떨어진 값: ${count}개, 가장 먼 값: ${furthest}.`,
    row: (noun, by) => say`각 행은 ${noun}이며 ${by}(으)로 구분됩니다.`,
  },
  'ZH-CN': {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}最高的是${name}：${value}，占全部的${share}${together}。`,
    together: (count, share) => say`；前${count}组合计占${share}`,
    far: (column, count, furthest) => say`${column}中远离其他值的有${count}个，最远的是${furthest}。`,
    row: (noun, by) => say`每行代表${noun}，由${by}区分。`,
  },
  'ZH-TW': {
    led: ({ name, measure, value, share, together }) =>
      say`${measure}最高的是${name}：${value}，占全部的${share}${together}。`,
    together: (count, share) => say`；前${count}組合計占${share}`,
    far: (column, count, furthest) => say`${column}中遠離其他值的有${count}個，最遠的是${furthest}。`,
    row: (noun, by) => say`每列代表${noun}，由${by}區分。`,
  },
}

export const findingWords = (language: Language): FindingWords => words[language]
