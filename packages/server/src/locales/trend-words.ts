import type { Language } from '@auger/contract'
import type { TrendAnalysis } from '@auger/contract/plan'
import { isolated } from './ar/isolated.ts'
import { say, type Phrase } from './phrase.ts'

type Figure = TrendAnalysis['figures'][number]['figure']

/** How a figure runs from period to period. Each is one sentence. */
interface TrendWords {
  /** What the figures are called, and the line through all periods in a chart. */
  readonly names: { readonly [Of in Figure | 'line']: string }
  readonly slope: (said: Told & { readonly [Of in 'slope' | 'rSquared' | 'pValue']: Phrase }) => Phrase
  /** Behind a slope that is not sure. */
  readonly chance: Phrase
  readonly growth: (said: Told & { readonly [Of in 'growth' | 'first' | 'last']: Phrase }) => Phrase
  readonly none: (periods: Phrase) => Phrase
}

interface Told {
  readonly measure: Phrase
  readonly period: Phrase
  readonly periods: Phrase
}

const namesOf = (
  line: string,
  [pValue, growth, first, last, periods]: readonly [string, string, string, string, string],
): TrendWords['names'] => ({
  ...{ line, slope: line, 'r-squared': 'R²', 'slope-p-value': pValue, 'compound-growth': growth },
  ...{ first, last, periods },
})

/** One entry a language. */
const words: { readonly [Spoken in Language]: TrendWords } = {
  EN: {
    names: namesOf('linear trend', [
      'p-value of the trend',
      'average growth, compound',
      'first period',
      'last period',
      'number of periods',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`The linear trend of ${measure} is ${slope} per ${period}, over ${periods} periods (R² ${rSquared}, p ${pValue}).`,
    chance: ['So little a change may also be chance.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`The ${measure} grew by ${growth} per ${period} on average: compound growth from ${first} in the first to ${last} in the last of ${periods} periods.`,
    none: (periods) => say`There are too few complete periods to tell a trend from: ${periods}.`,
  },
  DE: {
    names: namesOf('linearer Trend', [
      'p-Wert des Trends',
      'durchschnittliches Wachstum mit Zinseszins',
      'erste Periode',
      'letzte Periode',
      'Anzahl der Perioden',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`Der lineare Trend von ${measure} beträgt ${slope} (Zeitraum: ${period}), über ${periods} Zeiträume (R² ${rSquared}, p ${pValue}).`,
    chance: ['Eine so kleine Veränderung kann auch Zufall sein.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: durchschnittliches Wachstum ${growth} (Zeitraum: ${period}), mit Zinseszins gerechnet von ${first} im ersten bis ${last} im letzten von ${periods} Zeiträumen.`,
    none: (periods) => say`Es gibt zu wenige vollständige Zeiträume für einen Trend: ${periods}.`,
  },
  ES: {
    names: namesOf('tendencia lineal', [
      'valor p de la tendencia',
      'crecimiento medio compuesto',
      'primer período',
      'último período',
      'número de períodos',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`La tendencia lineal de ${measure} es de ${slope} (período: ${period}), en ${periods} períodos (R² ${rSquared}, p ${pValue}).`,
    chance: ['Un cambio tan pequeño también puede deberse al azar.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: crecimiento medio de ${growth} (período: ${period}), compuesto, de ${first} en el primero a ${last} en el último de ${periods} períodos.`,
    none: (periods) => say`Hay muy pocos períodos completos para una tendencia: ${periods}.`,
  },
  FR: {
    names: namesOf('tendance linéaire', [
      'valeur p de la tendance',
      'croissance moyenne composée',
      'première période',
      'dernière période',
      'nombre de périodes',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`La tendance linéaire de ${measure} est de ${slope} (période : ${period}), sur ${periods} périodes (R² ${rSquared}, p ${pValue}).`,
    chance: ['Un changement si faible peut aussi être dû au hasard.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure} : croissance moyenne de ${growth} (période : ${period}), composée, de ${first} pour la première à ${last} pour la dernière de ${periods} périodes.`,
    none: (periods) => say`Il y a trop peu de périodes complètes pour une tendance : ${periods}.`,
  },
  IT: {
    names: namesOf('tendenza lineare', [
      'valore p della tendenza',
      'crescita media composta',
      'primo periodo',
      'ultimo periodo',
      'numero di periodi',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`La tendenza lineare di ${measure} è di ${slope} (periodo: ${period}), su ${periods} periodi (R² ${rSquared}, p ${pValue}).`,
    chance: ['Un cambiamento così piccolo può anche essere un caso.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: crescita media di ${growth} (periodo: ${period}), composta, da ${first} nel primo a ${last} nell’ultimo di ${periods} periodi.`,
    none: (periods) => say`Ci sono troppo pochi periodi completi per una tendenza: ${periods}.`,
  },
  PT: {
    names: namesOf('tendência linear', [
      'valor p da tendência',
      'crescimento médio composto',
      'primeiro período',
      'último período',
      'número de períodos',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`A tendência linear de ${measure} é de ${slope} (período: ${period}), em ${periods} períodos (R² ${rSquared}, p ${pValue}).`,
    chance: ['Uma mudança tão pequena também pode ser acaso.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: crescimento médio de ${growth} (período: ${period}), composto, de ${first} no primeiro a ${last} no último de ${periods} períodos.`,
    none: (periods) => say`Há poucos períodos completos para uma tendência: ${periods}.`,
  },
  PL: {
    names: namesOf('trend liniowy', [
      'wartość p trendu',
      'średni wzrost składany',
      'pierwszy okres',
      'ostatni okres',
      'liczba okresów',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`Trend liniowy dla ${measure}: ${slope} (okres: ${period}), liczba okresów: ${periods} (R² ${rSquared}, p ${pValue}).`,
    chance: ['Tak mała zmiana może też być przypadkiem.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: średni wzrost ${growth} (okres: ${period}), składany, od ${first} w pierwszym do ${last} w ostatnim okresie; liczba okresów: ${periods}.`,
    none: (periods) => say`Za mało pełnych okresów, by podać trend: ${periods}.`,
  },
  TR: {
    names: namesOf('doğrusal eğilim', [
      'eğilimin p değeri',
      'ortalama bileşik büyüme',
      'ilk dönem',
      'son dönem',
      'dönem sayısı',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure} için doğrusal eğilim: ${slope} (dönem: ${period}), dönem sayısı: ${periods} (R² ${rSquared}, p ${pValue}).`,
    chance: ['Bu kadar küçük bir değişim rastlantı da olabilir.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: ortalama bileşik büyüme ${growth} (dönem: ${period}); ilk dönem ${first}, son dönem ${last}, dönem sayısı ${periods}.`,
    none: (periods) => say`Eğilim için tam dönem sayısı çok az: ${periods}.`,
  },
  RU: {
    names: namesOf('линейный тренд', [
      'p-значение тренда',
      'средний рост (сложный процент)',
      'первый период',
      'последний период',
      'число периодов',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`Линейный тренд для ${measure}: ${slope} (период: ${period}), число периодов: ${periods} (R² ${rSquared}, p ${pValue}).`,
    chance: ['Столь малое изменение может быть и случайным.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: средний рост ${growth} (период: ${period}) по сложным процентам, от ${first} в первом до ${last} в последнем периоде; число периодов: ${periods}.`,
    none: (periods) => say`Слишком мало полных периодов для тренда: ${periods}.`,
  },
  ID: {
    names: namesOf('tren linear', [
      'nilai p tren',
      'pertumbuhan rata-rata majemuk',
      'periode pertama',
      'periode terakhir',
      'jumlah periode',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`Tren linear ${measure} adalah ${slope} (periode: ${period}), selama ${periods} periode (R² ${rSquared}, p ${pValue}).`,
    chance: ['Perubahan sekecil ini bisa juga kebetulan.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: pertumbuhan rata-rata ${growth} (periode: ${period}), majemuk, dari ${first} pada periode pertama hingga ${last} pada periode terakhir dari ${periods} periode.`,
    none: (periods) => say`Terlalu sedikit periode lengkap untuk sebuah tren: ${periods}.`,
  },
  VI: {
    names: namesOf('xu hướng tuyến tính', [
      'giá trị p của xu hướng',
      'tăng trưởng kép trung bình',
      'kỳ đầu',
      'kỳ cuối',
      'số kỳ',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`Xu hướng tuyến tính của ${measure} là ${slope} (kỳ: ${period}), qua ${periods} kỳ (R² ${rSquared}, p ${pValue}).`,
    chance: ['Thay đổi nhỏ như vậy cũng có thể là ngẫu nhiên.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: tăng trưởng trung bình ${growth} (kỳ: ${period}), tính kép, từ ${first} ở kỳ đầu đến ${last} ở kỳ cuối trong ${periods} kỳ.`,
    none: (periods) => say`Có quá ít kỳ trọn vẹn để nêu xu hướng: ${periods}.`,
  },
  AR: {
    names: namesOf('الاتجاه الخطي', [
      'قيمة p للاتجاه',
      'متوسط النمو المركب',
      'الفترة الأولى',
      'الفترة الأخيرة',
      'عدد الفترات',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`الاتجاه الخطي: ${isolated(measure)}: ${slope} (الفترة: ${period})، عدد الفترات: ${periods} (R² ${rSquared}، p ${pValue}).`,
    chance: ['قد يكون تغير بهذا الصغر مصادفة.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`متوسط النمو المركب: ${isolated(measure)}: ${growth} (الفترة: ${period})، من ${first} في الفترة الأولى إلى ${last} في الفترة الأخيرة، عدد الفترات: ${periods}.`,
    none: (periods) => say`الفترات الكاملة أقل من أن تحدد اتجاهًا: ${periods}.`,
  },
  HI: {
    names: namesOf('रैखिक रुझान', [
      'रुझान का p मान',
      'औसत चक्रवृद्धि वृद्धि',
      'पहली अवधि',
      'अंतिम अवधि',
      'अवधियों की संख्या',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure} का रैखिक रुझान: ${slope} (अवधि: ${period}), अवधियों की संख्या: ${periods} (R² ${rSquared}, p ${pValue})।`,
    chance: ['इतना छोटा बदलाव संयोग भी हो सकता है।'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}: औसत चक्रवृद्धि वृद्धि ${growth} (अवधि: ${period}), पहली अवधि में ${first} से अंतिम अवधि में ${last} तक; अवधियों की संख्या: ${periods}।`,
    none: (periods) => say`रुझान बताने के लिए पूरी अवधियाँ बहुत कम हैं: ${periods}।`,
  },
  JA: {
    names: namesOf('線形トレンド', [
      'トレンドのp値',
      '平均成長率（複利）',
      '最初の期間',
      '最後の期間',
      '期間の数',
    ]),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure}の線形トレンドは1期間（${period}）あたり${slope}です（期間の数${periods}、R² ${rSquared}、p ${pValue}）。`,
    chance: ['この程度の変化は偶然の可能性もあります。'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}の平均成長率は1期間（${period}）あたり${growth}です（複利、最初の期間${first}から最後の期間${last}まで、期間の数${periods}）。`,
    none: (periods) => say`トレンドを示すには完全な期間が少なすぎます：${periods}。`,
  },
  KO: {
    names: namesOf('선형 추세', ['추세의 p값', '평균 성장률(복리)', '첫 기간', '마지막 기간', '기간 수']),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure}의 선형 추세: ${slope} (기간: ${period}), 기간 수 ${periods} (R² ${rSquared}, p ${pValue}).`,
    chance: ['이 정도의 변화는 우연일 수도 있습니다.'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}의 평균 성장률(복리): ${growth} (기간: ${period}), 첫 기간 ${first}, 마지막 기간 ${last}, 기간 수 ${periods}.`,
    none: (periods) => say`추세를 말하기에는 완전한 기간이 너무 적습니다: ${periods}.`,
  },
  'ZH-CN': {
    names: namesOf('线性趋势', ['趋势的p值', '平均复合增长率', '第一期', '最后一期', '期数']),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure}的线性趋势为每期${slope}（期：${period}），共${periods}期（R² ${rSquared}，p ${pValue}）。`,
    chance: ['这么小的变化也可能出于偶然。'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}平均每期增长${growth}（期：${period}，复合增长），从第一期的${first}到最后一期的${last}，共${periods}期。`,
    none: (periods) => say`完整的期数太少，无法说明趋势：${periods}。`,
  },
  'ZH-TW': {
    names: namesOf('線性趨勢', ['趨勢的p值', '平均複合成長率', '第一期', '最後一期', '期數']),
    slope: ({ measure, slope, period, periods, rSquared, pValue }) =>
      say`${measure}的線性趨勢為每期${slope}（期：${period}），共${periods}期（R² ${rSquared}，p ${pValue}）。`,
    chance: ['這麼小的變化也可能出於偶然。'],
    growth: ({ measure, growth, period, periods, first, last }) =>
      say`${measure}平均每期成長${growth}（期：${period}，複合成長），從第一期的${first}到最後一期的${last}，共${periods}期。`,
    none: (periods) => say`完整的期數太少，無法說明趨勢：${periods}。`,
  },
}

export const trendWords = (language: Language): TrendWords => words[language]
