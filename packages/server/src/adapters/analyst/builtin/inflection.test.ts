import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { mentionsOf } from './candidates/mentions.ts'
import { readQuestion } from './question.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders'],
    [
      `CREATE TABLE "поездки" AS SELECT * FROM (VALUES
        ('Казань', 'Отменён', 'Эконом', 12, DATE '2023-03-01'), ('Нижний Новгород', 'Выполнен', 'Бизнес', 30, DATE '2023-04-02'),
        ('Москва', 'Выполнен', 'Эконом', 7, DATE '2022-11-15')) t("Город", "Статус", "Класс", "Пассажиры", "Дата")`,
      `CREATE TABLE ban_hang AS SELECT * FROM (VALUES
        ('Hà Nội', 'Đã giao', 1200, DATE '2023-03-01'), ('Đà Nẵng', 'Đã hủy', 800, DATE '2023-05-01'))
        t(thanh_pho, "Trạng thái", doanh_thu, ngay)`,
      `CREATE TABLE "판매" AS SELECT * FROM (VALUES
        ('서울', '배송', '일반석', 1200, DATE '2023-03-01'), ('부산', '취소', '비즈니스석', 800, DATE '2023-05-01'))
        t("도시", "상태", "좌석등급", "판매금액", "판매일")`,
      `CREATE TABLE "売上表" AS SELECT * FROM (VALUES
        ('東京', '支払済', 1200, DATE '2023-03-01'), ('大阪', '未払い', 800, DATE '2023-05-01'))
        t("都市", "支払状況", "売上高", "日付")`,
      `CREATE TABLE "销售" AS SELECT * FROM (VALUES ('广州', 1200), ('台北', 800)) t("城市", "销售额")`,
      `CREATE TABLE "زيارات" AS SELECT * FROM (VALUES
        ('القاهرة', 'ملغاة', 12, DATE '2023-03-01'), ('الإسكندرية', 'مكتملة', 30, DATE '2023-04-02'),
        ('مصر', 'مكتملة', 7, DATE '2022-11-15')) t("المدينة", "الحالة", "عدد الزوار", "تاريخ الزيارة")`,
      `CREATE TABLE "जांच" AS SELECT * FROM (VALUES
        ('मुंबई', 'रद्द', 12, DATE '2023-03-01'), ('दिल्ली', 'पूर्ण', 30, DATE '2023-04-02'))
        t("शहर", "स्थिति", "मरीज", "जांच की तारीख")`,
    ],
  )
})
afterAll(() => examples.close())

function mentioned(text: string, language: Language, name: string) {
  const table = examples.table(name)
  const question = readQuestion(examples.question(text, language, [table]), localeFor(language).locale)
  const { columns, values, numbers, periods } = mentionsOf(question, table)
  return {
    columns: columns.filter(({ quality }) => quality >= 0.8).map(({ column }) => column.name),
    values: values.filter(({ quality }) => quality >= 0.6).flatMap((value) => value.values),
    numbers: numbers.map(({ value }) => value),
    periods: periods.map(({ from, until }) => `${from} ${until}`),
  }
}

describe('names in other forms than the file has them', () => {
  it('are found by their cases in Russian', () => {
    expect(mentioned('Сколько пассажиров по городам и классам?', 'RU', 'поездки').columns).toEqual(
      expect.arrayContaining(['Пассажиры', 'Город', 'Класс']),
    )
    expect(mentioned('Сколько отменённых поездок из Казани?', 'RU', 'поездки').values).toEqual(
      expect.arrayContaining(['Отменён', 'Казань']),
    )
    expect(mentioned('Сколько пассажиров в Нижнем Новгороде?', 'RU', 'поездки').values).toContain(
      'Нижний Новгород',
    )
  })

  it('are found without accents in Vietnamese', () => {
    const { columns, values } = mentioned('Doanh thu theo thành phố, trừ Ha Noi', 'VI', 'ban_hang')
    expect(columns).toEqual(expect.arrayContaining(['doanh_thu', 'thanh_pho']))
    expect(values).toContain('Hà Nội')
  })

  it('are found before their particles, and with or without spaces, in Korean', () => {
    const { columns, values } = mentioned('서울에서 판매된 좌석 등급별 판매 금액은?', 'KO', '판매')
    expect(columns).toEqual(expect.arrayContaining(['좌석등급', '판매금액']))
    expect(values).toContain('서울')
  })

  it('are found in other spellings in Japanese', () => {
    const { columns, values } = mentioned('東京で支払い済の売り上げ高', 'JA', '売上表')
    expect(columns).toContain('売上高')
    expect(values).toEqual(expect.arrayContaining(['東京', '支払済']))
  })

  it('are found in the other form of Chinese', () => {
    const { columns, values } = mentioned('廣州的銷售額', 'ZH-TW', '销售')
    expect(columns).toContain('销售额')
    expect(values).toContain('广州')
  })

  it('are found behind what is glued to them, and in any spelling, in Arabic', () => {
    const { columns, values } = mentioned('كم زائرا بالاسكندريه ولمصر حسب المدن؟', 'AR', 'زيارات')
    expect(columns).toEqual(expect.arrayContaining(['المدينة', 'عدد الزوار']))
    expect(values).toEqual(expect.arrayContaining(['الإسكندرية', 'مصر']))
  })

  it('are found by their cases, and in any spelling, in Hindi', () => {
    const { columns, values } = mentioned('मुम्बई के मरीजों की शहरवार संख्या', 'HI', 'जांच')
    expect(columns).toEqual(expect.arrayContaining(['शहर', 'मरीज']))
    expect(values).toContain('मुंबई')
  })

  it('are found in English headers', () => {
    expect(mentioned('Сколько заказов по регионам и категориям?', 'RU', 'orders').columns).toEqual(
      expect.arrayContaining(['region', 'category']),
    )
  })
})

describe('numbers and times', () => {
  it('are read as the language writes them', () => {
    expect(mentioned('пассажиров больше 1 500,5', 'RU', 'поездки').numbers).toContain(1500.5)
    expect(mentioned('больше 2 тыс пассажиров', 'RU', 'поездки').numbers).toContain(2000)
    expect(mentioned('doanh thu trên 1.500 và dưới 2,5 triệu', 'VI', 'ban_hang').numbers).toEqual(
      expect.arrayContaining([1500, 2_500_000]),
    )
    expect(mentioned('в марте 2023 года', 'RU', 'поездки').periods).toContain('2023-03-01 2023-03-31')
    expect(mentioned('во втором полугодии 2022 года', 'RU', 'поездки').periods).toContain(
      '2022-07-01 2022-12-31',
    )
    expect(mentioned('ngày 1 tháng 3 năm 2023', 'VI', 'ban_hang').periods).toContain('2023-03-01 2023-03-01')
    expect(mentioned('quý 2 năm 2023', 'VI', 'ban_hang').periods).toContain('2023-04-01 2023-06-30')
    expect(mentioned('売上高が１,５００円以上、3万円未満', 'JA', '売上表').numbers).toEqual(
      expect.arrayContaining([1500, 30_000]),
    )
    expect(mentioned('2023年3月15日の売上高', 'JA', '売上表').periods).toContain('2023-03-15 2023-03-15')
    expect(mentioned('2023年の第2四半期', 'JA', '売上表').periods).toContain('2023-04-01 2023-06-30')
    expect(mentioned('판매금액이 5만원보다 큰', 'KO', '판매').numbers).toContain(50_000)
    expect(mentioned('2023년 3월 15일', 'KO', '판매').periods).toContain('2023-03-15 2023-03-15')
    expect(mentioned('2023년 하반기에', 'KO', '판매').periods).toContain('2023-07-01 2023-12-31')
    expect(mentioned('أكثر من ١٬٥٠٠٫٥ و٢ مليون', 'AR', 'زيارات').numbers).toEqual(
      expect.arrayContaining([1500.5, 2_000_000]),
    )
    expect(mentioned('في مارس من عام ٢٠٢٣', 'AR', 'زيارات').periods).toContain('2023-03-01 2023-03-31')
    expect(mentioned('الربع الثاني لعام 2023', 'AR', 'زيارات').periods).toContain('2023-04-01 2023-06-30')
    expect(mentioned('१,५०,००० से ज़्यादा और 2 लाख से कम', 'HI', 'जांच').numbers).toEqual(
      expect.arrayContaining([150_000, 200_000]),
    )
    expect(mentioned('मार्च २०२३ में', 'HI', 'जांच').periods).toContain('2023-03-01 2023-03-31')
    expect(mentioned('2023 की दूसरी छमाही', 'HI', 'जांच').periods).toContain('2023-07-01 2023-12-31')
  })
})
