import { heard, type Heard } from '../hears.ts'

export const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `
    göre | e göre | a göre | ye göre | ya göre | na göre | ne göre | başına | bazında | bazlı | bazda | her | her bir | her biri için | için ayrı ayrı |
    ayrı ayrı | itibarıyla | itibariyle | kırılımında | kırılımı | kırılımıyla | kırılımlı | göre dağılımı | göre dağılım |
    göre grupla | göre gruplandır | göre gruplandırılmış | göre gruplayarak | gruplandır | grupla | bazındaki | özelinde |
    her birinin | her birinde | göre ayrılmış | göre kırılımı | düzeyinde | başına düşen | her birinde kaç
  `,
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    `
    yıl | yılı | yılın | yılının | yılda | yılında | yıldan | yılından | yıla | yılına | yıllar | yılları | yıllara | yıllara göre | yıla göre |
    yıllık | yıllık olarak | yıl bazında | yıl başına | her yıl | her yılın | yılındaki | yıldaki | sene | senesi | senesinde | senede |
    seneye göre | senelere göre | senelik | yıldan yıla | hangi yıl | hangi yılda | yılki | yıllarında | yıllarının | senesinin
  `,
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    `
    çeyrek | çeyreği | çeyreğin | çeyrekler | çeyreklere | çeyreklere göre | çeyreğe göre | çeyreklik | çeyrek bazında | çeyrek başına | her çeyrek |
    her çeyrekte | çeyreklik olarak | hangi çeyrek | hangi çeyrekte | çeyrekte | üç aylık
  `,
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    `
    ay | ayı | ayın | ayda | ayında | aylar | aylara | aylara göre | aya göre | aylık | aylık olarak | ay bazında | ay başına | her ay | her ayın |
    ayları | aydaki | ayındaki | hangi ay | hangi ayda | hangi ayın | aydan aya | aylar bazında | her ayda | ayının
  `,
  ),
  heard(
    { kind: 'grain', grain: 'week' },
    `
    hafta | haftası | haftanın | haftada | haftalar | haftalara | haftalara göre | haftaya göre | haftalık | haftalık olarak | hafta bazında |
    hafta başına | her hafta | hangi hafta | hangi haftada
  `,
  ),
  heard(
    { kind: 'grain', grain: 'day' },
    `
    gün | günü | günün | günde | günler | günlere | günlere göre | güne göre | günlük | günlük olarak | gün bazında | gün başına | her gün |
    tarihe göre | hangi gün | hangi günde | tarih bazında | tarihlere göre | gündeki
  `,
  ),
  heard(
    { kind: 'list' },
    `
    göster | gösterin | gösteriniz | göster bana | bana göster | listele | listeleyin | listeleyiniz | listeler misin | ver | verin | bana ver |
    getir | getirin | bul | bulun | bulunuz | söyle | söyleyin | yaz | yazın | yazdır | sun | çıkar | listesi | listesini | listesini ver |
    listesini göster | listesini getir | görüntüle | görüntüleyin | seç | belirt | belirtin | hesapla | hesaplayın | liste | bildir | listeler |
    gösterir misin | gösterir misiniz | listeler misiniz | söyler misin | verir misin | getirir misin | nelerdir | hangileridir | hangileri | neler
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `
    hangi | hangisi | hangisidir | hangisinin | hangisinde | hangileri | hangileridir | ne | nedir | neler | nelerdir | neydi | neyin | hangi tür |
    ne tür | kaçtır | kaçtı | ne kadardır | ne kadardı | hangisine | hangisini | hangi tür | nelerde | nasıl | nasıldır | kaç oldu | ne oldu |
    ne kadar | hangilerinin | hangisiydi | nelermiş | ne idi | neymiş
  `,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'kim | kimdir | kimler | kimlerdir | kimin | kime | kimi | kimde | kimden | kimlerin | kimdi | kiminki | kimlere | kimleri',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'ne zaman | ne zamandır | hangi tarihte | hangi tarih | hangi gün | hangi yıl | hangi yılda | ne zamandı | saat kaçta',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'nerede | nerededir | nerde | nereye | nereden | neresi | neresidir | nereli | nerelidir | nerede bulunuyor | nerelerde | neredeydi',
  ),
  heard(
    { kind: 'rows' },
    `
    satır | satırı | satırlar | satırları | satırın | satırların | satır var | kayıt | kaydı | kayıtlar | kayıtları | kayıtların | kayıtlı |
    gözlem | gözlemler | tüm bilgiler | tüm bilgileri | bütün bilgileri | bütün bilgiler | her şey | tüm sütunlar | bilgileri | bilgilerini | detayları | tüm detayları |
    detaylarını | ayrıntıları
  `,
  ),
  heard(
    { kind: 'order' },
    `
    sırala | sıralayın | sıralayınız | sıralı | sıralanmış | sıralanmış olarak | sıralayarak | göre sırala | göre sıralı | göre sıralanmış |
    göre sıralayın | göre sıralayarak | sıralaması | sıralamasını | sırasıyla | sıralar mısın | sırasına göre | sırayla | göre sıralama
  `,
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `
    azalan | azalan sırada | azalan şekilde | azalan düzende | azalan sıraya göre | azalan olarak | azalarak | büyükten küçüğe | büyükten küçüğe doğru |
    yüksekten düşüğe | yüksekten düşüğe doğru | çoktan aza | çoktan aza doğru | en yüksekten en düşüğe | en büyükten en küçüğe | en çoktan en aza |
    fazladan aza | yeniden eskiye | yeniden eskiye doğru | en yeniden en eskiye | yaşlıdan gence | pahalıdan ucuza | en pahalıdan en ucuza | ters sırada |
    tersten | z den a ya | uzundan kısaya | en yaşlıdan en gence | önce en yüksek | büyükten
  `,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `
    artan | artan sırada | artan şekilde | artan düzende | artan sıraya göre | artan olarak | artarak | küçükten büyüğe | küçükten büyüğe doğru |
    düşükten yükseğe | düşükten yükseğe doğru | azdan çoğa | azdan çoğa doğru | en düşükten en yükseğe | en küçükten en büyüğe | en azdan en çoğa |
    eskiden yeniye | eskiden yeniye doğru | en eskiden en yeniye | gençten yaşlıya | ucuzdan pahalıya | en ucuzdan en pahalıya | alfabetik | alfabetik olarak |
    alfabetik sırada | alfabetik sırayla | alfabeye göre | kronolojik | kronolojik sırada | kronolojik olarak | a dan z ye | kısadan uzuna |
    en gençten en yaşlıya
  `,
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    `
    çubuk grafik | çubuk grafiği | çubuk grafiğini | sütun grafik | sütun grafiği | sütun grafiğini | bar grafik | bar grafiği | çubuk grafikle |
    sütun grafikle | çubuk grafikte | çubuk grafik olarak | sütun grafik olarak
  `,
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    `
    çizgi grafik | çizgi grafiği | çizgi grafiğini | çizgi grafikle | çizgi grafik olarak | zaman içinde | zamanla | zaman içindeki | çizgi grafikte
  `,
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    `
    grafik | grafiği | grafiğini | grafikle | grafik olarak | grafikte | grafik çiz | grafiğini çiz | çiz | çizin | çizdir | görselleştir |
    görselleştirin | diyagram | diyagramı | şema
  `,
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    'tablo olarak | tablo halinde | tabloyla | grafiksiz | grafik olmadan | tabloda göster | tablosu olarak',
  ),
  heard(
    { kind: 'follow' },
    `
    peki | peki ya | ya | ya peki | sadece | yalnızca | yalnız | şimdi | onun yerine | aynısı | aynısını | aynı şekilde | bir de | bunun yerine |
    sırf | sadece şunun için | aynısı için | şimdi de | ayrıca
  `,
  ),
]

export const unsupported: Heard = heard(
  { kind: 'unsupported' },
  `
  korelasyon | korelasyonu | ilişki | ilişkisi | arasındaki ilişki | ilişkili | bağlantı | bağlantısı | regresyon | kovaryans | yüzdelik dilim |
  persentil | çeyreklik aralık | aykırı | aykırı değer | aykırı değerler | anomali | anomaliler | dağılım | dağılımı | histogram | normal dağılım |
  tahmin | tahmini | tahmin et | tahmin edin | öngör | öngörü | öngörüsü | trend | trendi | eğilim | eğilimi | büyüme | büyüme oranı | büyümesi |
  arttı | artmış | artışı | artış | artıyor | azaldı | azalmış | azalış | azalma | azalıyor | düştü | düşmüş | düşüş | düşüşü | yükseldi | yükseliş |
  değişim | değişimi | değişti | nasıl değişti | yıldan yıla değişim | hareketli ortalama | kümülatif | katı | kaç katı | iki katı | oranla | kişi başına |
  kişi başı | bölü | çarpı | çarpımı | bölümü sonucu | neden | niçin | niye | açıkla | açıklayın | sebebi | sebep | nedeni | nedenleri | anlamlı |
  istatistiksel olarak | hipotez | t testi | kümele | kümeleme | sınıflandır | segmentasyon | pivot | birleştir | güncelle | sil | ekle | kaldır |
  yeniden adlandır | dönüştür | doldur | normalleştir | hiçbir zaman | asla
`,
)
