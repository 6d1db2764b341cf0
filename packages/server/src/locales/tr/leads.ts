import { heard, type Heard, type Meaning } from '../hears.ts'
import * as hints from './hints.ts'

/** en pahalı, en pahalısı, en pahalı olan, en pahalı olanı … */
const most = (meaning: Meaning, words: string): Heard => ({
  meaning,
  phrases: words.split('|').flatMap((word) => {
    const [bare = '', ...owned] = word.trim().split(/\s*\/\s*/)
    return [bare, ...owned].flatMap((form) => [
      `en ${form}`,
      ...(form === bare
        ? ['olan', 'olanı', 'olanlar', 'olanları', 'olduğu'].map((which) => `en ${form} ${which}`)
        : [`en ${form}nı`, `en ${form}ni`]),
    ])
  }),
})

const high = (of?: readonly string[]): Meaning => ({
  kind: 'superlative',
  direction: 'high',
  ...(of === undefined ? {} : { of }),
})
const low = (of?: readonly string[]): Meaning => ({
  kind: 'superlative',
  direction: 'low',
  ...(of === undefined ? {} : { of }),
})

export const leads: readonly Heard[] = [
  most(
    high(),
    'yüksek / yükseği | büyük / büyüğü | iyi / iyisi | güçlü | fazla / fazlası | üst | başarılı / başarılısı | değerli / değerlisi | kârlı / kârlısı',
  ),
  heard(high(), 'maksimum | azami | rekor | en yüksek sayıda | en fazla sayıda | en çok sayıda'),
  most(
    low(),
    'düşük / düşüğü | küçük / küçüğü | kötü / kötüsü | zayıf / zayıfı | alt | başarısız / başarısızı',
  ),
  heard(low(), 'minimum | asgari | en düşük sayıda | en az sayıda'),
  most(high(hints.prices), 'pahalı / pahalısı | masraflı / masraflısı'),
  most(low(hints.prices), 'ucuz / ucuzu | hesaplı / hesaplısı | uygun fiyatlı / uygun fiyatlısı'),
  most(high(hints.lengths), 'uzun / uzunu | uzun süreli | uzun süren'),
  most(low(hints.lengths), 'kısa / kısası | kısa süreli | kısa süren'),
  most(high(hints.ages), 'yaşlı / yaşlısı | büyük yaştaki'),
  most(low(hints.ages), 'genç / genci | küçük yaştaki'),
  most(high(hints.heights), 'uzun boylu / uzun boylusu | yüksek rakımlı'),
  most(low(hints.heights), 'kısa boylu / kısa boylusu'),
  most(high(hints.weights), 'ağır / ağırı | kilolu / kilolusu'),
  most(low(hints.weights), 'hafif / hafifi'),
  most(high(hints.warmth), 'sıcak / sıcağı'),
  most(low(hints.warmth), 'soğuk / soğuğu | serin / serini'),
  most(high(hints.speeds), 'hızlı / hızlısı | süratli'),
  most(low(hints.speeds), 'yavaş / yavaşı'),
  most(high(hints.people), 'kalabalık / kalabalığı | nüfuslu | çok nüfuslu'),
  most(low(hints.people), 'az nüfuslu | tenha'),
  most(high(hints.areas), 'geniş / genişi'),
  most(
    high(hints.pays),
    'çok kazanan / çok kazananı | yüksek maaşlı | yüksek maaş alan | çok maaş alan | zengin / zengini',
  ),
  most(low(hints.pays), 'az kazanan / az kazananı | düşük maaşlı | düşük maaş alan | az maaş alan'),
  most(
    high(hints.ratings),
    'yüksek puanlı / yüksek puanlısı | yüksek puan alan | çok beğenilen | iyi puanlı',
  ),
  most(low(hints.ratings), 'düşük puanlı / düşük puanlısı | düşük puan alan | az beğenilen'),
  most(high(hints.times), 'yeni / yenisi | son / sonuncusu | geç / geci | güncel | yakın tarihli'),
  most(low(hints.times), 'eski / eskisi | erken / erkeni | önceki'),
  most(high(hints.births), 'genç / genci'),
  most(low(hints.births), 'yaşlı / yaşlısı'),
  most(high(hints.distances), 'uzak / uzağı'),
  heard(
    { kind: 'most', direction: 'high' },
    'en çok | en fazla | en çok olan | en fazla olan | en çoğu | herkesten çok | diğerlerinden fazla | en çok hangi | en yoğun',
  ),
  heard({ kind: 'most', direction: 'low' }, 'en az | en az olan | en azı'),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    en sık | en sık görülen | en sık geçen | en yaygın | en yaygın olan | en popüler | en popüler olan | en çok görülen |
    en çok tekrar eden | en çok geçen | en çok tercih edilen | en sık rastlanan | en çok rastlanan | en yaygını
  `,
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    'en nadir | en nadir görülen | en seyrek | en az görülen | en az popüler | en az tercih edilen | en az rastlanan',
  ),
  heard(
    { kind: 'rank', direction: 'high' },
    'top | ilk | zirvedeki | lider | liderler | önde gelen | en üstteki',
  ),
  heard({ kind: 'rank', direction: 'low' }, 'dip | en alttaki | sondan'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    'ilk | birinci | baştaki | ilk sıradaki | listenin başındaki | en baştaki | ilk kayıt | ilk satır | başta',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    'son | sonuncu | sondaki | son sıradaki | listenin sonundaki | en sondaki | sonda | son kayıt | son satır',
  ),
]
