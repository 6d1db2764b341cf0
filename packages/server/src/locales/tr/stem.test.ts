import { describe, expect, it } from 'vitest'
import { bases, parts, stemmerOf } from './stem.ts'

const stem = stemmerOf(
  'satış şehir bölge müşteri fiyat kategori uçak adres maaş ad yıl ürün adet isim tarih sayı saat yaş yer ülke ay iş mağaza masa'.split(
    ' ',
  ),
)

describe('stem', () => {
  it.each([
    ['satış', 'satışı', 'satışlar', 'satışların', 'satışlarını', 'satis', 'satislari'],
    ['şehir', 'şehre', 'şehrin', 'şehirlere', 'şehirlerde', 'şehirdeki', 'sehirler'],
    ['bölge', 'bölgeye', 'bölgeler', 'bölgelere', 'bölgesi', 'bölgesinde', 'bolgelerin'],
    ['müşteri', 'müşteriler', 'müşterinin', 'müşterilerin', 'müşterilerimiz', 'musteri'],
    ['fiyat', 'fiyatı', 'fiyatları', 'fiyatının', 'fiyatına'],
    ['kategori', 'kategorisi', 'kategorilere', 'kategorideki'],
    ['uçak', 'uçağı', 'uçaklar', 'uçağın'],
    ['adres', 'adresi', 'adresleri'],
    ['maaş', 'maaşı', 'maaşlar', 'maas', 'maaslari'],
    ['ad', 'adı', 'adları', 'adlarını'],
    ['yıl', 'yıla', 'yıllar', 'yılında'],
    ['ürün', 'ürünün', 'ürünler', 'ürünlere'],
    ['adet', 'adedi', 'adetleri'],
    ['isim', 'ismi', 'isimleri'],
    ['tarih', 'tarihi', 'tarihte', 'tarihinde', 'tarihleri'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(stem)).size, forms.map(stem).join(' ')).toBe(1)
  })

  it('keeps words apart', () => {
    const words = [
      'şehir',
      'satış',
      'sayı',
      'saat',
      'yaş',
      'yıl',
      'yer',
      'ürün',
      'ülke',
      'ad',
      'ay',
      'iş',
      'maaş',
      'mağaza',
      'masa',
    ]
    expect(new Set(words.map(stem)).size).toBe(words.length)
    expect(['q2', 'c3po'].map(stem)).toEqual(['q2', 'c3po'])
  })
})

describe('bases', () => {
  it.each([
    ['ankaradaki', 'ankara'],
    ['izmirden', 'izmir'],
    ['kadınların', 'kadın'],
    ['kitabı', 'kitap'],
  ])('%s may be %s', (form, base) => {
    expect(bases(form)).toContain(base)
  })
})

describe('parts', () => {
  it('parts what was done from that it was not', () => {
    expect(parts('gönderilmeyen')).toEqual([8])
    expect(parts('ödenmemiş')).toEqual([4])
    expect(parts('ürün')).toEqual([])
  })
})
