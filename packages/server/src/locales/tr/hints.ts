/** What superlatives and comparatives are of: names of columns, here and in English. */
export const prices =
  'fiyat fiyatı ücret ücreti tutar tutarı maliyet maliyeti bedel bedeli kira kirası price fare cost fee charge rent'.split(
    ' ',
  )
export const lengths =
  'süre süresi uzunluk uzunluğu mesafe mesafesi duration length distance runtime minutes hours'.split(' ')
export const times = 'tarih tarihi zaman zamanı yıl yılı gün günü date time year day'.split(' ')
export const ages = 'yaş yaşı age'.split(' ')
export const births = [...times, ...'doğum birth'.split(' ')]
export const heights = 'boy boyu yükseklik yüksekliği rakım height elevation altitude'.split(' ')
export const weights = 'ağırlık ağırlığı kilo kilosu kütle kütlesi weight mass'.split(' ')
export const warmth = 'sıcaklık sıcaklığı temperature'.split(' ')
export const speeds = 'hız hızı speed'.split(' ')
export const people = 'nüfus nüfusu population'.split(' ')
export const pays = 'maaş maaşı ücret ücreti gelir geliri kazanç kazancı salary pay wage income'.split(' ')
export const ratings =
  'puan puanı değerlendirme değerlendirmesi derecelendirme yıldız yıldızı rating score stars'.split(' ')
export const areas = 'alan alanı yüzölçümü büyüklük büyüklüğü area size surface'.split(' ')
export const distances = 'mesafe mesafesi uzaklık uzaklığı distance length mark result'.split(' ')
