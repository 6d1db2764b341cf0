import type { Language } from '@auger/contract'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'
import type { NamedValue } from './says.ts'

/** Sentences about figures that compare groups with each other. Each is one sentence. */
export interface MetricWords {
  readonly against: { readonly previous: string; readonly year: string; readonly first: string }
  readonly rose: (said: Changed) => Phrase
  readonly fell: (said: Changed) => Phrase
  readonly same: (said: Changed) => Phrase
  /** What it has come to, behind a change. */
  readonly level: (level: Phrase) => Phrase
  readonly cumulative: (said: AtTime) => Phrase
  readonly moving: (said: AtTime & { readonly periods: Phrase }) => Phrase
  readonly share: (measure: Phrase, high: NamedValue, low: NamedValue) => Phrase
  readonly rank: (measure: Phrase, first: Phrase, last: Phrase) => Phrase
}

export interface AtTime {
  readonly measure: Phrase
  readonly when: Phrase
  readonly value: Phrase
}

export interface Changed {
  readonly measure: Phrase
  readonly when: Phrase
  readonly by: Phrase
  readonly against: string
  /** What it has come to, in the words of the language; empty where that is not known. */
  readonly tail: Phrase
}

/** One entry a language. */
const words: { readonly [Spoken in Language]: MetricWords } = {
  EN: {
    against: {
      previous: 'against the period before',
      year: 'against the year before',
      first: 'against the beginning',
    },
    rose: ({ measure, when, by, against, tail }) => say`${when}: ${measure} rose by ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure} fell by ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure} did not change ${against}${tail}.`,
    level: (level) => say`, to ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} so far, up to ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} over ${periods} periods up to ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`${high.name} has the largest share of ${measure}: ${high.value}; ${low.name} has the smallest (${low.value}).`,
    rank: (measure, first, last) => say`Ranked by ${measure}: ${first} leads, ${last} comes last.`,
  },
  DE: {
    against: {
      previous: 'gegenüber dem Zeitraum davor',
      year: 'gegenüber dem Vorjahr',
      first: 'gegenüber dem Anfang',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure} stieg ${against} um ${by}${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure} fiel ${against} um ${by}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure} blieb ${against} gleich${tail}.`,
    level: (level) => say` auf ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} bisher, bis ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} über ${periods} Zeiträume bis ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`Den größten Anteil an ${measure} hat ${high.name}: ${high.value}; den kleinsten hat ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Rangfolge nach ${measure}: vorn ${first}, zuletzt ${last}.`,
  },
  ES: {
    against: {
      previous: 'respecto al período anterior',
      year: 'respecto al año anterior',
      first: 'respecto al inicio',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, aumento de ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, descenso de ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, sin cambios ${against}${tail}.`,
    level: (level) => say`, hasta ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} acumulado hasta ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} de ${periods} períodos hasta ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`La mayor parte de ${measure} es de ${high.name}: ${high.value}; la menor, de ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Clasificación por ${measure}: delante ${first}, al final ${last}.`,
  },
  FR: {
    against: {
      previous: 'par rapport à la période précédente',
      year: "par rapport à l'année précédente",
      first: 'par rapport au début',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when} : ${measure}, hausse de ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when} : ${measure}, baisse de ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when} : ${measure}, sans changement ${against}${tail}.`,
    level: (level) => say`, à ${level}`,
    cumulative: ({ measure, when, value }) => say`Cumul de ${measure} jusqu'à ${when} : ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} sur ${periods} périodes jusqu'à ${when} : ${value}.`,
    share: (measure, high, low) =>
      say`La plus grande part de ${measure} revient à ${high.name} : ${high.value} ; la plus petite à ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Classement selon ${measure} : ${first} en tête, ${last} à la fin.`,
  },
  IT: {
    against: {
      previous: 'rispetto al periodo precedente',
      year: "rispetto all'anno precedente",
      first: "rispetto all'inizio",
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, aumento di ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, calo di ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, senza variazioni ${against}${tail}.`,
    level: (level) => say`, a ${level}`,
    cumulative: ({ measure, when, value }) => say`Cumulato di ${measure} fino a ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} su ${periods} periodi fino a ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`La quota maggiore di ${measure} è di ${high.name}: ${high.value}; la minore di ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Classifica per ${measure}: in testa ${first}, in coda ${last}.`,
  },
  PT: {
    against: {
      previous: 'em relação ao período anterior',
      year: 'em relação ao ano anterior',
      first: 'em relação ao início',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, aumento de ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, queda de ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, sem mudança ${against}${tail}.`,
    level: (level) => say`, para ${level}`,
    cumulative: ({ measure, when, value }) => say`Acumulado de ${measure} até ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} de ${periods} períodos até ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`A maior parte de ${measure} é de ${high.name}: ${high.value}; a menor, de ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Classificação por ${measure}: na frente ${first}, no fim ${last}.`,
  },
  RU: {
    against: {
      previous: 'по сравнению с предыдущим периодом',
      year: 'по сравнению с предыдущим годом',
      first: 'по сравнению с началом',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, рост на ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, снижение на ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, без изменений ${against}${tail}.`,
    level: (level) => say`, до ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} нарастающим итогом (${when}): ${value}.`,
    moving: ({ measure, when, value, periods }) => say`${measure}, периодов: ${periods} (${when}): ${value}.`,
    share: (measure, high, low) =>
      say`Наибольшая доля (${measure}): ${high.name}, ${high.value}; наименьшая: ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Места по показателю ${measure}: впереди ${first}, в конце ${last}.`,
  },
  PL: {
    against: {
      previous: 'w porównaniu z poprzednim okresem',
      year: 'w porównaniu z poprzednim rokiem',
      first: 'w porównaniu z początkiem',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, wzrost o ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, spadek o ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, bez zmian ${against}${tail}.`,
    level: (level) => say`, do ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} narastająco (${when}): ${value}.`,
    moving: ({ measure, when, value, periods }) => say`${measure}, okresy: ${periods} (${when}): ${value}.`,
    share: (measure, high, low) =>
      say`Największy udział (${measure}): ${high.name}, ${high.value}; najmniejszy: ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Kolejność według ${measure}: na czele ${first}, na końcu ${last}.`,
  },
  TR: {
    against: { previous: 'önceki döneme göre', year: 'önceki yıla göre', first: 'başlangıca göre' },
    rose: ({ measure, when, by, against, tail }) => say`${when}: ${measure}, ${against} ${by} artış${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure}, ${against} ${by} azalış${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, ${against} değişiklik yok${tail}.`,
    level: (level) => say`, şimdi ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure}, kümülatif (${when}): ${value}.`,
    moving: ({ measure, when, value, periods }) => say`${measure}, ${periods} dönem (${when}): ${value}.`,
    share: (measure, high, low) =>
      say`En büyük pay (${measure}): ${high.name}, ${high.value}; en küçük: ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`${measure} sıralaması: başta ${first}, sonda ${last}.`,
  },
  AR: {
    against: {
      previous: 'مقارنةً بالفترة السابقة',
      year: 'مقارنةً بالسنة السابقة',
      first: 'مقارنةً بالبداية',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${isolated(when)}: ${isolated(measure)}، ارتفاع بمقدار ${isolated(by)} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) =>
      say`${isolated(when)}: ${isolated(measure)}، انخفاض بمقدار ${isolated(by)} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) =>
      say`${isolated(when)}: ${isolated(measure)}، دون تغيير ${against}${tail}.`,
    level: (level) => say`، إلى ${isolated(level)}`,
    cumulative: ({ measure, when, value }) =>
      say`${isolated(measure)} تراكميًا حتى ${isolated(when)}: ${isolated(value)}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${isolated(measure)} على مدى ${isolated(periods)} من الفترات حتى ${isolated(when)}: ${isolated(value)}.`,
    share: (measure, high, low) =>
      say`أكبر حصة من ${isolated(measure)}: ${isolated(high.name)}، ${isolated(high.value)}؛ وأصغرها: ${isolated(low.name)} (${isolated(low.value)}).`,
    rank: (measure, first, last) =>
      say`الترتيب حسب ${isolated(measure)}: في المقدمة ${isolated(first)}، وفي النهاية ${isolated(last)}.`,
  },
  HI: {
    against: {
      previous: 'पिछली अवधि की तुलना में',
      year: 'पिछले वर्ष की तुलना में',
      first: 'शुरुआत की तुलना में',
    },
    rose: ({ measure, when, by, against, tail }) =>
      say`${when}: ${measure}, ${against} ${by} की वृद्धि${tail}।`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure}, ${against} ${by} की कमी${tail}।`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, ${against} कोई बदलाव नहीं${tail}।`,
    level: (level) => say`, अब ${level}`,
    cumulative: ({ measure, when, value }) => say`${when} तक संचयी ${measure}: ${value}।`,
    moving: ({ measure, when, value, periods }) =>
      say`${when} तक ${periods} अवधियों में ${measure}: ${value}।`,
    share: (measure, high, low) =>
      say`${measure} में सबसे बड़ा हिस्सा: ${high.name}, ${high.value}; सबसे छोटा: ${low.name} (${low.value})।`,
    rank: (measure, first, last) => say`${measure} के अनुसार क्रम: सबसे आगे ${first}, अंत में ${last}।`,
  },
  ID: {
    against: {
      previous: 'dibanding periode sebelumnya',
      year: 'dibanding tahun sebelumnya',
      first: 'dibanding awal',
    },
    rose: ({ measure, when, by, against, tail }) => say`${when}: ${measure} naik ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure} turun ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure} tidak berubah ${against}${tail}.`,
    level: (level) => say`, menjadi ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} kumulatif hingga ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) =>
      say`${measure} selama ${periods} periode hingga ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`Bagian terbesar dari ${measure}: ${high.name}, ${high.value}; terkecil: ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Peringkat menurut ${measure}: teratas ${first}, terbawah ${last}.`,
  },
  VI: {
    against: { previous: 'so với kỳ trước', year: 'so với cùng kỳ trước', first: 'so với ban đầu' },
    rose: ({ measure, when, by, against, tail }) => say`${when}: ${measure} tăng ${by} ${against}${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure} giảm ${by} ${against}${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure} không đổi ${against}${tail}.`,
    level: (level) => say`, đạt ${level}`,
    cumulative: ({ measure, when, value }) => say`${measure} lũy kế đến ${when}: ${value}.`,
    moving: ({ measure, when, value, periods }) => say`${measure} trong ${periods} kỳ đến ${when}: ${value}.`,
    share: (measure, high, low) =>
      say`Tỷ trọng lớn nhất của ${measure}: ${high.name}, ${high.value}; nhỏ nhất: ${low.name} (${low.value}).`,
    rank: (measure, first, last) => say`Xếp hạng theo ${measure}: đứng đầu ${first}, cuối cùng ${last}.`,
  },
  'ZH-CN': {
    against: { previous: '与前期相比', year: '与上年相比', first: '与起点相比' },
    rose: ({ measure, when, by, against, tail }) => say`${when}：${measure}${against}增长${by}${tail}。`,
    fell: ({ measure, when, by, against, tail }) => say`${when}：${measure}${against}下降${by}${tail}。`,
    same: ({ measure, when, against, tail }) => say`${when}：${measure}${against}持平${tail}。`,
    level: (level) => say`，达到${level}`,
    cumulative: ({ measure, when, value }) => say`截至${when}累计${measure}：${value}。`,
    moving: ({ measure, when, value, periods }) => say`截至${when}的${periods}期${measure}：${value}。`,
    share: (measure, high, low) =>
      say`${measure}占比最大的是${high.name}：${high.value}；最小的是${low.name}（${low.value}）。`,
    rank: (measure, first, last) => say`按${measure}排名：居首的是${first}，居末的是${last}。`,
  },
  'ZH-TW': {
    against: { previous: '與前期相比', year: '與上年相比', first: '與起點相比' },
    rose: ({ measure, when, by, against, tail }) => say`${when}：${measure}${against}增加${by}${tail}。`,
    fell: ({ measure, when, by, against, tail }) => say`${when}：${measure}${against}減少${by}${tail}。`,
    same: ({ measure, when, against, tail }) => say`${when}：${measure}${against}持平${tail}。`,
    level: (level) => say`，達到${level}`,
    cumulative: ({ measure, when, value }) => say`截至${when}累計${measure}：${value}。`,
    moving: ({ measure, when, value, periods }) => say`截至${when}的${periods}期${measure}：${value}。`,
    share: (measure, high, low) =>
      say`${measure}占比最大的是${high.name}：${high.value}；最小的是${low.name}（${low.value}）。`,
    rank: (measure, first, last) => say`按${measure}排名：居首的是${first}，居末的是${last}。`,
  },
  JA: {
    against: { previous: '前期比', year: '前年比', first: '開始時比' },
    rose: ({ measure, when, by, against, tail }) => say`${when}：${measure}は${against}${by}増${tail}。`,
    fell: ({ measure, when, by, against, tail }) => say`${when}：${measure}は${against}${by}減${tail}。`,
    same: ({ measure, when, against, tail }) => say`${when}：${measure}は${against}横ばい${tail}。`,
    level: (level) => say`、${level}`,
    cumulative: ({ measure, when, value }) => say`${when}までの累計、${measure}：${value}。`,
    moving: ({ measure, when, value, periods }) => say`${when}までの${periods}期の${measure}：${value}。`,
    share: (measure, high, low) =>
      say`${measure}の割合が最も大きいのは${high.name}で${high.value}、最も小さいのは${low.name}（${low.value}）です。`,
    rank: (measure, first, last) => say`${measure}の順位：首位は${first}、最下位は${last}です。`,
  },
  KO: {
    against: { previous: '이전 기간 대비', year: '전년 대비', first: '시작 시점 대비' },
    rose: ({ measure, when, by, against, tail }) => say`${when}: ${measure}, ${against} ${by} 증가${tail}.`,
    fell: ({ measure, when, by, against, tail }) => say`${when}: ${measure}, ${against} ${by} 감소${tail}.`,
    same: ({ measure, when, against, tail }) => say`${when}: ${measure}, ${against} 변화 없음${tail}.`,
    level: (level) => say`, 현재 ${level}`,
    cumulative: ({ measure, when, value }) => say`${when}까지 누적 ${measure}: ${value}.`,
    moving: ({ measure, when, value, periods }) => say`${when}까지 ${periods}개 기간의 ${measure}: ${value}.`,
    share: (measure, high, low) =>
      say`${measure} 비중이 가장 큰 것은 ${high.name}(${high.value}), 가장 작은 것은 ${low.name}(${low.value})입니다.`,
    rank: (measure, first, last) => say`${measure} 순위: 선두 ${first}, 최하위 ${last}.`,
  },
}

export const metricWords = (language: Language): MetricWords => words[language]
