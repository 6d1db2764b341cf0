import { heard, type Heard } from '../hears.ts'

export const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    kaç | kaç tane | kaç adet | kaç kez | kaç kere | kaç defa | kaç farklı kez | ne kadar | ne kadarlık | sayısı | sayısını |
    sayısının | sayısına | sayıları | sayılarını | sayı | sayısı kaç | sayısı kaçtır | sayısı nedir | sayısı ne kadar |
    sayısı ne kadardır | kaç adettir | kaç tanedir | miktarı | miktarını  |
    kaç sefer | ne sıklıkla | sıklığı | kaç var | kaç tane var | kaç adet var | kaç kişi | kişi sayısı
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    farklı | kaç farklı | kaç çeşit | kaç değişik | kaç ayrı | benzersiz | tekil | eşsiz | kaç tane farklı | kaç adet farklı |
    farklı sayısı | tekil sayısı | benzersiz sayısı | ayrı | değişik | çeşitli | kaç benzersiz
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    toplam | toplamı | toplamını | toplamının | toplamları | toplamda | toplamı kaç | toplamı kaçtır | toplamı nedir |
    toplamı ne kadar | toplamı ne kadardır | toplam olarak | toplamda kaç | toplam kaç | toplam ne kadar | genel toplam |
    toplam sayısı | toplamına | yekün | yekûn | topla | toplayın
  `,
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    `
    ortalama | ortalaması | ortalamasını | ortalamasının | ortalamaları | ortalama olarak | ortalaması kaç |
    ortalaması kaçtır | ortalaması nedir | ortalaması ne kadar | ort | ortalama değeri | ortalama sayısı | tipik |
    aritmetik ortalama | aritmetik ortalaması | ortalamada | vasati
  `,
  ),
  heard(
    { kind: 'measure', function: 'median' },
    'medyan | medyanı | medyanını | medyanının | medyan değeri | ortanca | ortancası | ortancasını | ortanca değeri',
  ),
  heard(
    { kind: 'measure', function: 'deviation' },
    'standart sapma | standart sapması | standart sapmasını | standart sapmanın | ss | std sapma | std sapması',
  ),
  heard({ kind: 'measure', function: 'variance' }, 'varyans | varyansı | varyansını'),
  heard({ kind: 'measure', function: 'mode' }, 'mod | modu | tepe değer | tepe değeri | mod değeri'),
  heard(
    { kind: 'measure', function: 'range' },
    'değer aralığı | açıklık | açıklığı | değişim aralığı | ranj | ranjı',
  ),
  heard(
    { kind: 'measure', function: 'minimum' },
    'minimum | minimumu | min | asgari | minimum değeri | en küçük değer | en küçük değeri | en düşük değer | en düşük değeri',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'maksimum | maksimumu | maks | max | azami | maksimum değeri | zirve | en büyük değer | en büyük değeri | en yüksek değer | en yüksek değeri',
  ),
]
