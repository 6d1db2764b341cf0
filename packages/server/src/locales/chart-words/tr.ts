import { heard, type Heard } from '../hears.ts'

export const tr: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'pasta grafiği | pasta grafik | dairesel grafik | daire grafiği | pasta grafiğinde | pasta grafiği olarak',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'yığılmış | yığılmış çubuk grafik | yığılmış sütun grafik | yığınlı | yığılmış çubuklar',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'gruplanmış çubuk grafik | gruplandırılmış çubuk grafik | kümelenmiş sütun grafik | yan yana çubuklar',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'dağılım grafiği | saçılım grafiği | serpilme diyagramı | saçılım | nokta grafiği',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histogram | histogram olarak'),
  heard({ kind: 'chart', chart: 'area' }, 'alan grafiği'),
  heard({ kind: 'chart', chart: 'box' }, 'kutu grafiği | boxplot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'ısı haritası'),
  heard({ kind: 'chart', chart: 'number' }, 'sayı olarak | tek sayı'),
  heard(
    { kind: 'chart', chart: 'none' },
    'grafik olmadan | grafiksiz | grafik istemiyorum | sadece sayı | yalnızca sayı | sadece tablo | yalnızca tablo',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'ilişki | arasındaki ilişki | ilişkisi | korelasyon | arasındaki korelasyon | ilişkiyi',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'eğilim | trend | eğilimi | gelişim | değişim | zaman içinde | değişimi | seyir | trendi | seyri | seyretti | nasıl seyretti | nasıl değişti | nasıl değişmiş | nasıl değişiyor | değişti | gelişimi | nasıl gelişti | gelişti | nasil degisti | nasil seyretti',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, 'oran | oranı | yüzde | yüzdesi | pay | payı | oranları'),
  heard(
    { kind: 'suggest', chart: 'bar' },
    'karşılaştırma | karşılaştır | kıyasla | karşılaştırması | kıyaslama',
  ),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'dağılım | dağılımı | dağılıyor | nasıl dağılıyor | dağılmış | nasıl dağılmış | dağıldı | nasıl dağıldı | dagilimi | nasil dagiliyor',
  ),
  heard({ kind: 'axis', axis: 'x' }, 'x ekseni | x eksenine | x eksenini | yatay eksen'),
  heard({ kind: 'axis', axis: 'y' }, 'y ekseni | y eksenine | y eksenini | dikey eksen'),
  heard({ kind: 'bin' }, 'aralık | aralıklar | aralıklara'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'haftanın günü | haftanın günleri | haftanın günlerine göre | haftanın gününe göre | haftanın her günü',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'saat başına | saatlik | her saat | saate göre | günün saati | günün saatine göre',
  ),
]
