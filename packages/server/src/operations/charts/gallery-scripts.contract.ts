import type { Language } from '@auger/contract'
import { grouped, type Exhibit } from './exhibit.contract.ts'

interface Words {
  readonly title: string
  readonly month?: string
  readonly key: string
  readonly measure: string
  readonly names: readonly string[]
}

const amounts = [48_215.5, 39_120, 27_684.25, 21_903, 12_450, 8_310]

const bars = (language: Language, { title, key, measure, names }: Words): Exhibit =>
  grouped(`bar-${language.toLowerCase()}`, {
    title,
    language,
    by: [key],
    measures: { [measure]: 'sum' },
    rows: names.map((name, index) => [name, amounts[index] ?? 0]),
  })

const lines = (language: Language, { title, month = '', key, measure, names }: Words): Exhibit =>
  grouped(`multi-line-${language.toLowerCase()}`, {
    title,
    language,
    by: ['year:year', `${month}:month`, key],
    measures: { [measure]: 'sum' },
    rows: Array.from({ length: 12 }, (_, index) =>
      names.map((name, place) => [
        2024,
        index + 1,
        name,
        Math.round(1_900_000 + 420_000 * Math.sin(index / 2 + place * 1.3) + place * 310_000),
      ]),
    ).flat(),
  })

export const scripts: readonly Exhibit[] = [
  bars('AR', {
    title: 'إجمالي المبيعات حسب المدينة (2024)',
    key: 'المدينة',
    measure: 'إجمالي المبيعات',
    names: ['القاهرة', 'الرياض', 'الدار البيضاء', 'بغداد', 'مراكش', 'المدينة المنورة'],
  }),
  lines('AR', {
    title: 'إجمالي المبيعات حسب الشهر والفرع',
    month: 'الشهر',
    key: 'الفرع',
    measure: 'إجمالي المبيعات',
    names: ['فرع الشمال', 'فرع الجنوب', 'المتجر الإلكتروني'],
  }),
  grouped('grouped-bar-ar', {
    title: 'عدد الطلبات حسب السنة والقناة',
    language: 'AR',
    by: ['السنة', 'القناة'],
    measures: { 'عدد الطلبات': 'count' },
    rows: ['2022', '2023', '2024'].flatMap((year, place) =>
      ['المتجر', 'الإنترنت', 'الهاتف'].map((channel, index) => [
        year,
        channel,
        240 + place * 90 - index * 70,
      ]),
    ),
  }),
  grouped('pie-ar', {
    title: 'حصة كل فئة من المبيعات',
    language: 'AR',
    chart: 'pie',
    by: ['الفئة'],
    measures: { 'إجمالي المبيعات': 'sum' },
    rows: [
      ['أجهزة منزلية', 4_210],
      ['ملابس', 3_150],
      ['كتب', 1_240],
      ['ألعاب', 690],
    ],
  }),
  grouped('heat-map-ar', {
    title: 'متوسط التغير حسب الفريق والربع',
    language: 'AR',
    chart: 'heat-map',
    by: ['الربع', 'الفريق'],
    measures: { 'متوسط التغير': 'mean' },
    rows: ['الأول', 'الثاني', 'الثالث', 'الرابع'].flatMap((quarter, place) =>
      ['الأحمر', 'الأزرق', 'الأخضر'].map((team, index) => [
        quarter,
        team,
        Math.round(100 * (4.4 * Math.sin(place * 2 + index * 1.7))) / 100,
      ]),
    ),
  }),
  bars('HI', {
    title: 'राज्य के अनुसार कुल बिक्री',
    key: 'राज्य',
    measure: 'कुल बिक्री',
    names: ['उत्तर प्रदेश', 'महाराष्ट्र', 'छत्तीसगढ़', 'त्रिपुरा', 'मध्य प्रदेश', 'श्रीनगर क्षेत्र'],
  }),
  lines('HI', {
    title: 'महीने और क्षेत्र के अनुसार कुल बिक्री',
    month: 'महीना',
    key: 'क्षेत्र',
    measure: 'कुल बिक्री',
    names: ['उत्तर', 'दक्षिण', 'पूर्व'],
  }),
  bars('JA', {
    title: '都道府県別の売上合計',
    key: '都道府県',
    measure: '売上合計',
    names: ['東京都', '神奈川県', '北海道', '鹿児島県', 'さいたま市（直営）', 'オンラインストア'],
  }),
  lines('JA', {
    title: '月別・店舗別の売上合計',
    month: '月',
    key: '店舗',
    measure: '売上合計',
    names: ['渋谷本店', '直営オンライン', '骨董通り店'],
  }),
  bars('KO', {
    title: '지역별 총 매출',
    key: '지역',
    measure: '총 매출',
    names: ['서울특별시', '부산광역시', '경기도', '강원특별자치도', '제주도', '세종시'],
  }),
  lines('KO', {
    title: '월별·매장별 총 매출',
    month: '월',
    key: '매장',
    measure: '총 매출',
    names: ['강남점', '홍대입구점', '온라인'],
  }),
  bars('ZH-CN', {
    title: '各城市销售总额',
    key: '城市',
    measure: '销售总额',
    names: ['北京市', '上海市', '呼和浩特市', '重庆市', '乌鲁木齐市', '直辖县'],
  }),
  lines('ZH-CN', {
    title: '各月各门店的销售总额',
    month: '月份',
    key: '门店',
    measure: '销售总额',
    names: ['骨干门店', '直营店', '线上'],
  }),
  bars('ZH-TW', {
    title: '各縣市銷售總額',
    key: '縣市',
    measure: '銷售總額',
    names: ['臺北市', '高雄市', '新竹縣', '嘉義縣', '臺東縣', '直轄骨幹門市'],
  }),
  lines('ZH-TW', {
    title: '各月份各門市銷售總額',
    month: '月份',
    key: '門市',
    measure: '銷售總額',
    names: ['信義門市', '直營門市', '網路商店'],
  }),
  bars('VI', {
    title: 'Tổng doanh thu theo thành phố',
    key: 'thành phố',
    measure: 'tổng doanh thu',
    names: ['Hà Nội', 'Đà Nẵng', 'Thừa Thiên Huế', 'Cần Thơ', 'Buôn Ma Thuột', 'Quảng Ngãi'],
  }),
  lines('VI', {
    title: 'Tổng doanh thu theo tháng và khu vực',
    month: 'tháng',
    key: 'khu vực',
    measure: 'tổng doanh thu',
    names: ['miền Bắc', 'miền Trung', 'miền Nam'],
  }),
  bars('RU', {
    title: 'Выручка по городам',
    key: 'город',
    measure: 'выручка, ₽',
    names: ['Москва', 'Пермь', 'Йошкар-Ола', 'Орёл', 'Щёлково', 'Санкт-Петербург'],
  }),
  lines('RU', {
    title: 'Выручка по месяцам и каналам',
    month: 'месяц',
    key: 'канал',
    measure: 'выручка, ₽',
    names: ['Розница', 'Интернет-магазин', 'Опт'],
  }),
  ...(
    [
      ['ES', 'Ingresos por región', 'región', 'ingresos', 'Cataluña', 'Castilla y León', 'Ñuñoa', '¿Otra?'],
      ['PT', 'Receita por cidade', 'cidade', 'receita', 'São Paulo', 'Brasília', 'João Pessoa', 'Maceió'],
      ['ID', 'Pendapatan per kota', 'kota', 'pendapatan', 'Jakarta', 'Surabaya', 'Yogyakarta', 'Denpasar'],
      [
        'FR',
        'Chiffre d’affaires par ville',
        'ville',
        'chiffre d’affaires',
        'Besançon',
        'Nîmes',
        'L’Haÿ-les-Roses',
        'Œuilly',
      ],
      ['DE', 'Umsatz nach Stadt', 'Stadt', 'Umsatz', 'Köln', 'Würzburg', 'Gießen', 'GROẞENHAIN'],
      ['TR', 'Şehre göre gelir', 'şehir', 'gelir', 'İstanbul', 'Iğdır', 'Şanlıurfa', 'Muğla'],
      ['PL', 'Przychód według miasta', 'miasto', 'przychód', 'Łódź', 'Gdańsk', 'Białystok', 'Świnoujście'],
      ['IT', 'Ricavi per città', 'città', 'ricavi', 'Forlì', 'L’Aquila', 'Città di Castello', 'Verona'],
    ] as const
  ).map(([language, title, key, measure, ...names]) => bars(language, { title, key, measure, names })),
  grouped('waterfall-ar', {
    title: 'إجمالي الربح حسب القسم',
    language: 'AR',
    chart: 'waterfall',
    by: ['القسم'],
    measures: { 'إجمالي الربح': 'sum' },
    rows: [
      ['الكتب', 5_200],
      ['القرطاسية', 1_450],
      ['المرتجعات', -900],
    ],
  }),
  grouped('slope-ar', {
    title: 'عدد الطلبات حسب السنة والقناة',
    language: 'AR',
    chart: 'slope',
    by: ['السنة:year', 'القناة'],
    measures: { 'عدد الطلبات': 'count' },
    rows: [
      [2023, 'المتجر', 330],
      [2023, 'الهاتف', 190],
      [2024, 'المتجر', 420],
      [2024, 'الهاتف', 280],
    ],
  }),
  grouped('slope-zh-cn', {
    title: '各城市两年的销售额',
    language: 'ZH-CN',
    chart: 'slope',
    by: ['年份:year', '城市'],
    measures: { 销售额: 'sum' },
    rows: [
      [2023, '北京市', 4_821_600],
      [2023, '上海市', 3_912_000],
      [2024, '北京市', 4_500_000],
      [2024, '上海市', 5_130_000],
    ],
  }),
  grouped('waterfall-hi', {
    title: 'उत्पाद के अनुसार कुल लाभ',
    language: 'HI',
    chart: 'waterfall',
    by: ['उत्पाद'],
    measures: { 'कुल लाभ': 'sum' },
    rows: [
      ['चाय', 48_216],
      ['कॉफ़ी', -12_450],
      ['मसाले', 27_684],
    ],
  }),
  grouped('facets-ru', {
    title: 'Выручка по кварталам и городам',
    language: 'RU',
    chart: 'facets',
    by: ['год:year', 'квартал:quarter', 'город'],
    measures: { 'выручка, ₽': 'sum' },
    rows: Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
      ['Москва', 'Пермь', 'Йошкар-Ола'].map((city, place) => [
        2022 + Math.floor(at / 4),
        (at % 4) + 1,
        city,
        40_000 + 9_000 * Math.sin(at + place) - 8_000 * place,
      ]),
    ),
  }),
  grouped('facets-ar', {
    title: 'الزيارات حسب الشهر والفرع',
    language: 'AR',
    chart: 'facets',
    by: ['السنة:year', 'الشهر:month', 'الفرع'],
    measures: { الزيارات: 'count' },
    rows: Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
      ['القاهرة', 'الرياض'].map((branch, place) => [
        2024,
        month,
        branch,
        40 + 9 * month - 60 * place * Math.sin(month),
      ]),
    ),
  }),
]
