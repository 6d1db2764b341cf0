import { heard, type Heard } from '../hears.ts'
import * as hints from './hints.ts'

const asks = (of: readonly string[], phrases: string): Heard =>
  heard({ kind: 'ask', about: 'thing', of }, phrases)

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  asks(
    hints.lengths,
    'ne kadar uzun | ne kadar sürdü | ne kadar sürüyor | ne kadar sürer | kaç dakika sürüyor | kaç dakika sürdü | kaç saat sürüyor',
  ),
  asks(
    hints.heights,
    'ne kadar yüksek | boyu kaç | boyu ne kadar | ne kadar uzun boylu | kaç metre yüksekliğinde | kaç cm boyunda',
  ),
  asks(['derinlik', 'derinliği', 'depth'], 'ne kadar derin | derinliği ne kadar | kaç metre derinliğinde'),
  asks(['genişlik', 'genişliği', 'en', 'width', 'breadth'], 'ne kadar geniş | genişliği ne kadar'),
  asks(hints.areas, 'ne kadar büyük | büyüklüğü ne kadar | kaç metrekare | kaç kilometrekare'),
  asks(hints.ages, 'kaç yaşında | kaç yaşındadır | kaç yaşındaydı | yaşı kaç | yaşı kaçtır'),
  asks(hints.weights, 'ne kadar ağır | kaç kilo | kaç kg | kaç kilogram | ne kadar çekiyor'),
  asks(hints.speeds, 'ne kadar hızlı | hızı ne kadar'),
  asks(
    ['mesafe', 'mesafesi', 'uzaklık', 'distance'],
    'ne kadar uzak | ne kadar uzakta | kaç km uzakta | kaç kilometre',
  ),
  asks(hints.warmth, 'ne kadar sıcak | ne kadar soğuk | kaç derece'),
  asks(['yoğunluk', 'yoğunluğu', 'density'], 'ne kadar yoğun'),
  asks(
    hints.prices,
    'ne kadar tutuyor | kaç para | kaça | kaç lira | kaç tl | ne kadar eder | fiyatı ne kadar | fiyatı kaç | ne kadara',
  ),
  asks(
    [...hints.people, 'inhabitants', 'residents'],
    'kaç insan | kaç kişi yaşıyor | kaç kişi | nüfusu kaç | nüfusu ne kadar | kaç sakini',
  ),
]
