import { heard, type Heard, type Meaning } from '../hears.ts'
import * as hints from './hints.ts'

const from = ['den', 'dan', 'ten', 'tan']
const to = ['e', 'a', 'ye', 'ya', 'na', 'ne']

/** 500'den fazla, 500 liradan fazla (olan), fazlası. */
const than = (words: string): readonly string[] =>
  words.split('|').flatMap((part) => {
    const word = part.trim()
    return [...from.map((ending) => `${ending} ${word}`), word].flatMap((form) => [
      form,
      `${form} olan`,
      `${form} olanlar`,
      `${form} olanların`,
    ])
  })

const after = (words: string, endings: readonly string[]): readonly string[] =>
  words.split('|').flatMap((part) => [part.trim(), ...endings.map((ending) => `${ending} ${part.trim()}`)])

const more = (of?: readonly string[]): Meaning => ({
  kind: 'compare',
  operator: '>',
  place: 'after',
  ...(of === undefined ? {} : { of }),
})
const less = (of?: readonly string[]): Meaning => ({
  kind: 'compare',
  operator: '<',
  place: 'after',
  ...(of === undefined ? {} : { of }),
})

const bounds: readonly Heard[] = [
  {
    meaning: more(),
    phrases: [
      ...than('fazla | çok | büyük | yüksek | daha fazla | daha çok | daha büyük | daha yüksek | yukarı'),
      ...'üzeri | üzerinde | üzerindeki | üstü | üstünde | üstündeki | ın üzerinde | in üzerinde | ün üzerinde | un üzerinde | nin üzerinde | nın üzerinde | ın üstünde | in üstünde | ün üstünde | un üstünde | in üzerindeki | ın üzerindeki | i aşan | ı aşan | u aşan | ü aşan | yi aşan | aşan | i geçen | ı geçen | yi geçen | geçen | fazlası | >'.split(
        '|',
      ),
    ],
  },
  {
    meaning: less(),
    phrases: [
      ...than('az | küçük | düşük | daha az | daha küçük | daha düşük | aşağı'),
      ...'altı | altında | altındaki | ın altında | in altında | ün altında | un altında | nin altında | nın altında | in altındaki | ın altındaki | <'.split(
        '|',
      ),
    ],
  },
  {
    meaning: { kind: 'compare', operator: '>', place: 'before' },
    phrases: ['>'],
  },
  { meaning: { kind: 'compare', operator: '<', place: 'before' }, phrases: ['<'] },
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'en az | en azından | asgari | minimum | >= | ≥',
  ),
  heard({ kind: 'compare', operator: '<=', place: 'before' }, 'en fazla | azami | maksimum | <= | ≤'),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    `
    ve üzeri | ve üstü | ve üzerinde | ve üzerindeki | veya üzeri | veya üstü | veya daha fazla | ve daha fazla | ya da daha fazla |
    veya daha yüksek | ve daha yüksek | ve fazlası | veya fazlası | büyük veya eşit | dan az olmayan | den az olmayan |
    ve sonrası | ten az olmayan | tan az olmayan | ve yukarısı
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    `
    ve altı | ve altında | ve altındaki | veya altı | veya daha az | ve daha az | ya da daha az | veya daha düşük | ve daha düşük |
    küçük veya eşit | i aşmayan | ı aşmayan | yi aşmayan | ü aşmayan | u aşmayan | aşmayan | i geçmeyen | ı geçmeyen | yi geçmeyen |
    geçmeyen | den fazla olmayan | dan fazla olmayan | ten fazla olmayan | tan fazla olmayan | ve öncesi
  `,
  ),
  {
    meaning: { kind: 'compare', operator: '=', place: 'after' },
    phrases: [...after('eşit | eşit olan', to)],
  },
  heard({ kind: 'compare', operator: '=', place: 'before' }, 'tam | tam olarak | tamı tamına | ='),
  {
    meaning: { kind: 'compare', operator: '!=', place: 'before' },
    phrases: ['!=', '≠', ...after('eşit olmayan | eşit değil', to), ...than('farklı')],
  },
]

const hinted: readonly Heard[] = [
  {
    meaning: more(hints.ages),
    phrases: [
      ...'yaşından büyük | yaşından büyük olan | yaş üstü | yaş üzeri | yaşın üzerinde | yaşın üstünde | yaşından yaşlı | yaşını geçmiş | yaşından fazla | yaş üstündeki | yaş üzerindeki | yaşın üzerindeki'.split(
        '|',
      ),
      ...than('yaşlı | daha yaşlı'),
    ],
  },
  {
    meaning: less(hints.ages),
    phrases: [
      ...'yaşından küçük | yaşından küçük olan | yaş altı | yaşın altında | yaşından genç | yaş altındaki | yaşın altındaki'.split(
        '|',
      ),
      ...than('genç | daha genç'),
    ],
  },
  { meaning: more(hints.prices), phrases: than('pahalı | daha pahalı') },
  { meaning: less(hints.prices), phrases: than('ucuz | daha ucuz') },
  { meaning: more(hints.lengths), phrases: than('uzun | daha uzun | uzun süren') },
  { meaning: less(hints.lengths), phrases: than('kısa | daha kısa | kısa süren') },
  { meaning: more(hints.weights), phrases: than('ağır | daha ağır') },
  { meaning: less(hints.weights), phrases: than('hafif | daha hafif') },
  { meaning: more(hints.heights), phrases: than('uzun boylu') },
  { meaning: more(hints.speeds), phrases: than('hızlı | daha hızlı') },
  { meaning: less(hints.speeds), phrases: than('yavaş | daha yavaş') },
  { meaning: more(hints.warmth), phrases: than('sıcak | daha sıcak') },
  { meaning: less(hints.warmth), phrases: than('soğuk | daha soğuk') },
]

const comparatives: readonly Heard[] = [
  heard(
    { kind: 'comparative', direction: 'high' },
    'daha fazla | daha çok | daha yüksek | daha büyük | daha iyi | daha sık | fazla | hangisi büyük | hangisi fazla | hangisi yüksek | yüksek mi | fazla mı | çok mu | büyük mü | yüksek midir | fazla mıdır',
  ),
  heard(
    { kind: 'comparative', direction: 'low' },
    'daha az | daha düşük | daha küçük | daha kötü | daha seyrek | düşük mü | az mı | küçük mü',
  ),
  heard(
    { kind: 'comparative', direction: 'high', of: hints.ages },
    'daha yaşlı | daha büyük | yaşça büyük | yaşça daha büyük',
  ),
  heard(
    { kind: 'comparative', direction: 'low', of: hints.ages },
    'daha genç | daha küçük | yaşça küçük | yaşça daha küçük',
  ),
  heard({ kind: 'comparative', direction: 'high', of: hints.lengths }, 'daha uzun | daha uzun süren'),
  heard({ kind: 'comparative', direction: 'low', of: hints.lengths }, 'daha kısa | daha kısa süren'),
  heard({ kind: 'comparative', direction: 'high', of: hints.heights }, 'daha uzun boylu | daha uzun'),
  heard({ kind: 'comparative', direction: 'high', of: hints.weights }, 'daha ağır'),
  heard({ kind: 'comparative', direction: 'low', of: hints.weights }, 'daha hafif'),
  heard({ kind: 'comparative', direction: 'high', of: hints.prices }, 'daha pahalı'),
  heard({ kind: 'comparative', direction: 'low', of: hints.prices }, 'daha ucuz'),
  heard(
    { kind: 'comparative', direction: 'low', of: hints.times },
    'daha erken | daha eski | daha önce | önce',
  ),
  heard(
    { kind: 'comparative', direction: 'high', of: hints.times },
    'daha geç | daha yeni | daha sonra | sonra',
  ),
  heard(
    { kind: 'difference' },
    `
    fark | farkı | farkını | farkın | arasındaki fark | arasındaki farkı | aradaki fark | ne kadar fark | fark ne kadar | fark kaç |
    fark nedir | ne kadar daha fazla | ne kadar fazla | ne kadar daha yüksek | ne kadar daha az | ne kadar daha düşük |
    kaç fazla | ne kadar yüksek | ne kadar düşük | farkı nedir | farkı kaç | farkı ne kadar
  `,
  ),
  heard(
    { kind: 'difference', of: hints.ages },
    'yaş farkı | yaş farkı kaç | ne kadar yaşlı | kaç yaş büyük | kaç yaş küçük | ne kadar daha yaşlı | ne kadar daha genç | kaç yaş daha büyük',
  ),
  heard({ kind: 'difference', of: hints.heights }, 'boy farkı | ne kadar daha uzun boylu'),
  heard({ kind: 'difference', of: hints.lengths }, 'ne kadar daha uzun | ne kadar daha kısa | süre farkı'),
  heard(
    { kind: 'contains' },
    `
    içeren | içerenler | içeriyor | içerir | geçen | kelimesi geçen | kelimesini içeren | ifadesini içeren | ifadesi geçen | sözcüğü geçen |
    sözcüğünü içeren | metnini içeren | harfi geçen | harfini içeren | kelimesi | kelimesi bulunan | ifadesi
  `,
  ),
  heard(
    { kind: 'share' },
    `
    yüzde | yüzdesi | yüzdesini | yüzde kaç | yüzde kaçı | yüzde kaçını | yüzde kaçıdır | yüzde kaçı dır | oranı | oranını | oran |
    oranı nedir | oranı kaç | payı | payını | ne kadarı | kaçta kaçı | yüzdesi nedir | yüzdesi kaç | yüzdelik | % | yüzdelik dilimi | yüzde dağılımı | yüzdelik dağılımı | yüzdelik dağılım
  `,
  ),
  heard(
    { kind: 'beside', offset: 1 },
    `
    bir sonraki | sonraki | hemen sonraki | hemen sonra | den sonraki | dan sonraki | ten sonraki | tan sonraki | den sonra gelen |
    dan sonra gelen | ten sonra gelen | tan sonra gelen | sonra gelen | dan hemen sonra | den hemen sonra | takip eden | ardından gelen |
    izleyen | sonra geliyor | sonra gelir
  `,
  ),
  heard(
    { kind: 'beside', offset: -1 },
    `
    bir önceki | önceki | hemen önceki | hemen önce | den önceki | dan önceki | ten önceki | tan önceki | den önce gelen | dan önce gelen |
    önce gelen | dan hemen önce | den hemen önce | önce geliyor | önce gelir
  `,
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'sonra | den sonra | dan sonra | ten sonra | tan sonra'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'önce | den önce | dan önce | ten önce | tan önce'),
]

const rest: readonly Heard[] = [
  {
    meaning: { kind: 'when', operator: '>' },
    phrases: than('sonra').concat([
      'sonrası',
      'sonrasında',
      'sonrasındaki',
      'sonraki',
      ...from.map((end) => `${end} sonraki`),
    ]),
  },
  {
    meaning: { kind: 'when', operator: '>=' },
    phrases: [
      'itibaren',
      'beri',
      'bu yana',
      'başlayarak',
      ...from.flatMap((end) => [`${end} itibaren`, `${end} beri`, `${end} bu yana`]),
    ],
  },
  {
    meaning: { kind: 'when', operator: '<' },
    phrases: than('önce').concat([
      'öncesi',
      'öncesinde',
      'öncesindeki',
      'önceki',
      ...from.map((end) => `${end} önceki`),
    ]),
  },
  {
    meaning: { kind: 'when', operator: '<=' },
    phrases: [
      ...after('kadar | dek | değin | kadar olan', to),
      'sonuna kadar',
      'in sonuna kadar',
      'un sonuna kadar',
      'ün sonuna kadar',
    ],
  },
  heard(
    { kind: 'between' },
    'arasında | arası | arasındaki | aralığında | aralığındaki | arasında olan | arasında kalan',
  ),
  heard(
    { kind: 'joint', of: 'and' },
    've | ile | & | hem | hem de | artı | ayrıca | ama | fakat | la | le | yla | yle',
  ),
  heard(
    { kind: 'joint', of: 'or' },
    'veya | ya da | yahut | veyahut | mi | mı | mu | mü | yoksa | mi yoksa | mı yoksa | mu yoksa | mü yoksa',
  ),
  {
    meaning: { kind: 'joint', of: 'to' },
    phrases: ['ile', ...from],
  },
  heard({ kind: 'same' }, 'aynı'),
  heard(
    { kind: 'negation' },
    `
    değil | değildir | değiller | olmayan | olmayanlar | olmayanların | olmayanları | hariç | haricinde | haricindeki | dışında |
    dışındaki | dışındakiler | dışında kalan | olmadan | yok | yoktur | bulunmayan | değilse | olmamış | olmadı | olmadığı | edilmeyen |
    edilmemiş | edilmedi | edilmeyenler | hariç tutarak | sayılmazsa | in dışında | ın dışında | un dışında | ün dışında | nin dışında |
    nın dışında | meyen | mayan | meyenler | mayanlar | memiş | mamış | medi | madı | mediği | madığı | yapılmayan | yapılmamış |
    alınmamış | alınmayan | verilmeyen | verilmemiş | ten başka | den başka | dan başka | tan başka | başka
  `,
  ),
  heard(
    { kind: 'missing' },
    `
    boş | boş olan | boş değer | boş değerler | eksik | eksik olan | eksik değer | bilinmeyen | bilinmiyor | girilmemiş | girilmeyen |
    belirtilmemiş | belirtilmeyen | kayıp | null | değeri olmayan | doldurulmamış | mevcut olmayan
  `,
  ),
  heard(
    { kind: 'compared' },
    'karşılaştır | karşılaştırın | karşılaştırma | karşılaştırması | karşılaştırınız | kıyasla | kıyaslayın | karşı | vs | kıyaslama | karşılaştırmasını',
  ),
]

export const comparisons: readonly Heard[] = [...comparatives, ...hinted, ...bounds, ...rest].map(
  ({ meaning, phrases }) => ({ meaning, phrases: [...new Set(phrases.map((phrase) => phrase.trim()))] }),
)
