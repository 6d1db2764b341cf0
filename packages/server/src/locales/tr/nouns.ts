import { spellings } from './spellings.ts'

const list = (text: string): readonly string[] => spellings(text.split(' '))

/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['fiyat', 'birim fiyat', 'bedel', 'fiyatı', 'birim fiyatı'],
  ['bilet fiyatı', 'bilet ücreti', 'ücret', 'tarife'],
  ['ciro', 'satış', 'satışlar', 'satış tutarı', 'gelir', 'hasılat', 'satış geliri'],
  ['maaş', 'ücret', 'gelir', 'kazanç', 'aylık'],
  ['miktar', 'adet', 'adedi', 'sayı', 'satış adedi', 'satılan adet'],
  [
    'kalkış',
    'nereden',
    'kalkış yeri',
    'kalkış noktası',
    'kalkış havalimanı',
    'çıkış',
    'kalkış şehri',
    'çıkış noktası',
  ],
  ['varış', 'nereye', 'varış yeri', 'varış noktası', 'varış havalimanı', 'hedef', 'varış şehri'],
  ['müşteri', 'alıcı', 'tüketici'],
  ['çalışan', 'personel', 'işçi', 'eleman'],
  ['departman', 'bölüm', 'birim'],
  ['şirket', 'firma', 'kuruluş', 'işletme', 'kurum'],
  ['havayolu', 'hava yolu', 'havayolu şirketi', 'taşıyıcı'],
  ['bölge', 'alan', 'yöre'],
  ['şehir', 'il', 'kent'],
  ['ülke', 'devlet'],
  ['kategori', 'tür', 'tip', 'sınıf', 'grup', 'çeşit'],
  ['durum', 'statü', 'hal'],
  ['tarih', 'gün'],
  ['puan', 'not', 'skor'],
  ['değerlendirme', 'puan', 'yıldız'],
  ['gecikme', 'rötar', 'gecikme süresi'],
  ['yolcu', 'yolcu sayısı', 'yolcular'],
  ['nüfus', 'kişi sayısı', 'insan sayısı'],
  ['tedarikçi', 'satıcı', 'sağlayıcı'],
  ['ürün', 'mal', 'eşya', 'ürün adı'],
  ['sipariş', 'satın alma', 'işlem'],
  ['kar', 'kâr', 'kazanç', 'kar marjı'],
  ['indirim', 'iskonto'],
  ['süre', 'uzunluk'],
  ['ağırlık', 'kilo', 'kütle'],
  ['telefon', 'telefon numarası'],
  ['e-posta', 'eposta', 'email', 'mail'],
  ['pozisyon', 'unvan', 'görev', 'meslek', 'iş'],
  ['yönetici', 'müdür', 'amir'],
  ['mağaza', 'şube', 'dükkan'],
  ['ödeme yöntemi', 'ödeme şekli', 'ödeme türü', 'ödeme tipi'],
  ['ad', 'isim', 'adı', 'ismi', 'ad soyad', 'adı soyadı'],
  ['seyirci', 'izleyici', 'seyirci sayısı', 'izleyici sayısı'],
].map(spellings)

/** What stands in a header to say what kind of thing it holds. */
export const kindWords = list(
  'id no numarası numara numaraları numaralar kodu kod adı ad ismi isim sayısı sayı adedi adet tutarı değeri değer dk dakika dakikası sn saniye saat saati kg gr gram ton km metre cm mm mil tl try lira usd eur dolar euro yüzdesi yüzde yıl bin milyon kişi m2',
)

export const intensive = list(
  'fiyat ücret tarife oran yaş puan not değerlendirme skor sıcaklık yüzde ortalama medyan endeks boy ağırlık kilo uzunluk genişlik derinlik yükseklik hız yoğunluk seviye sıra sıralama enlem boylam yıl süre gecikme nem basınç pay marj maaş mesafe indirim boyut faiz rakım',
)

export const extensive = list(
  'yolcu satış ciro gelir tutar miktar adet sayı toplam kar hacim sipariş ziyaret tıklama görüntülenme gol galibiyet mağlubiyet seyirci nüfus gider harcama bütçe üretim oy saat dakika koltuk müşteri çalışan öğrenci ölüm vaka doğum indirme hasılat masraf',
)

export const personWords = list(
  'ad adı isim ismi soyad soyadı kişi oyuncu çalışan personel müşteri öğrenci öğretmen sürücü şoför aday yazar sanatçı şarkıcı kazanan antrenör teknik_direktör müdür yönetici yönetmen aktör sahip sahibi kullanıcı üye hasta doktor kaptan başkan pilot lider şampiyon besteci satıcı temsilci temsilcisi sporcu',
).map((word) => word.replaceAll('_', ' '))

export const placeWords = list(
  'yer yeri konum şehir şehri il ilçe ülke ülkesi adres adresi bölge bölgesi kent stadyum alan semt mahalle eyalet kalkış varış havalimanı istasyon mağaza şube ofis depo arena salon',
)

export const rankWords = list('sıra sırası sıralama sıralaması derece derecesi pozisyon')

export const sizeWords = list('alan alanı yüzölçümü büyüklük büyüklüğü boyut boyutu')
