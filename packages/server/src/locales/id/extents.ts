import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['panjang', 'durasi', 'lama', 'duration', 'length', 'distance', 'runtime'],
    },
    'berapa panjang | seberapa panjang | berapa lama | seberapa lama',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['tinggi', 'ketinggian', 'height', 'elevation', 'altitude'] },
    'berapa tinggi | seberapa tinggi | berapa ketinggian',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['kedalaman', 'depth'] }, 'berapa dalam | seberapa dalam'),
  heard({ kind: 'ask', about: 'thing', of: ['lebar', 'width'] }, 'berapa lebar | seberapa lebar'),
  heard(
    { kind: 'ask', about: 'thing', of: ['luas', 'ukuran', 'area', 'size', 'surface'] },
    'berapa besar | seberapa besar | berapa luas | seberapa luas',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['umur', 'usia', 'age'] }, 'berapa umur | berapa usia'),
  heard({ kind: 'ask', about: 'thing', of: ['berat', 'weight', 'mass'] }, 'berapa berat | seberapa berat'),
  heard({ kind: 'ask', about: 'thing', of: ['kecepatan', 'speed'] }, 'berapa cepat | seberapa cepat'),
  heard({ kind: 'ask', about: 'thing', of: ['jarak', 'distance'] }, 'berapa jauh | seberapa jauh'),
  heard({ kind: 'ask', about: 'thing', of: ['suhu', 'temperature'] }, 'seberapa panas | seberapa dingin'),
  heard({ kind: 'ask', about: 'thing', of: ['kepadatan', 'density'] }, 'seberapa padat | berapa kepadatan'),
  heard(
    { kind: 'ask', about: 'thing', of: ['harga', 'biaya', 'tarif', 'price', 'fare', 'cost', 'fee'] },
    'berapa harga | seberapa mahal | berapa biaya',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['penduduk', 'populasi', 'population', 'inhabitants'] },
    'berapa banyak orang | berapa orang | berapa penduduk | berapa banyak penduduk | berapa jumlah penduduk | jumlah orang | jumlah penduduk | berapa jiwa',
  ),
]
