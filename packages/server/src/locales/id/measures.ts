import { heard, type Heard } from '../hears.ts'

export const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    'berapa | berapakah | ada berapa | berapa banyak | berapa jumlah | jumlah | jumlahnya | banyaknya | jumlah dari | berapa banyaknya | berapa kali | seberapa banyak | seberapa sering | hitung | hitunglah | berapa buah | berapa orang | cacah | frekuensi | frekuensi dari | banyak | berapa besar | brp | jml | berapa ekor | berapa unit | terdapat berapa | hitung jumlah',
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    'berbeda | yang berbeda | unik | yang unik | beda | berlainan | jumlah unik | jumlah yang berbeda | berapa jenis | berapa macam | berbeda beda | macam macam | beragam | berapa banyak jenis',
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    'berapa total | berapakah total | total | totalnya | jumlah total | total jumlah | total dari | jumlahkan | keseluruhan | jumlah keseluruhan | seluruhnya | secara keseluruhan | total keseluruhan | akumulasi | kumulatif | gabungan | semuanya | totalkan | jumlah seluruh | jumlah semua | jumlah',
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    'berapa rata-rata | berapakah rata-rata | rata-rata | rata rata | rerata | rataan | rata ratanya | rata-ratanya | nilai rata-rata | jumlah rata-rata | secara rata-rata | rata-rata dari | rata-rata jumlah | reratanya | purata | rata2 | rata - rata | ratarata | mean | average',
  ),
  heard(
    { kind: 'measure', function: 'median' },
    'median | berapa median | nilai tengah | mediannya | median dari | nilai median',
  ),
  heard(
    { kind: 'measure', function: 'deviation' },
    'simpangan baku | standar deviasi | deviasi standar | simpangan standar | simpangan baku dari | standar deviasi dari',
  ),
  heard(
    { kind: 'measure', function: 'variance' },
    'varians | variansi | ragam | varians dari | variansi dari',
  ),
  heard({ kind: 'measure', function: 'mode' }, 'modus | modusnya | nilai yang paling sering | modus dari'),
  heard({ kind: 'measure', function: 'range' }, 'rentang | rentang dari | jangkauan | rentang nilai'),
  heard(
    { kind: 'measure', function: 'minimum' },
    'minimum | berapa minimum | minimal | min | nilai minimum | nilai terendah | nilai terkecil | minimum dari',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'maksimum | berapa maksimum | maksimal | maks | max | nilai maksimum | nilai tertinggi | nilai terbesar | maksimum dari | puncak',
  ),
]
