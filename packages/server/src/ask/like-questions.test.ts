import { describe, expect, test } from 'vitest'
import { likeQuestions } from './like-questions.ts'

const like = (question: string, others: readonly string[]) =>
  likeQuestions(
    question,
    others.map((one) => ({ question: one })),
  ).map((one) => one.question)

describe('questions like another', () => {
  test('are those that share its words, the most like first', () => {
    expect(
      like('What is the total revenue by city?', [
        'Total revenue',
        'How many customers are there?',
        'What is the total revenue per city?',
        'Forecast profit',
      ]),
    ).toEqual(['What is the total revenue per city?', 'Total revenue'])
  })

  test('begin with the same, word for word, whatever its case and blanks', () => {
    const same = '  what is the  TOTAL revenue by city? '
    const question = 'What is the total revenue by city?'
    // The same words in another order are as like as can be without being the same.
    const turned = 'By city, what is the total revenue?'
    expect(like(question, [turned, same])).toEqual([same, turned])
    expect(like(question, [same, turned])).toEqual([same, turned])
  })

  test('are told by parts of words, so that no ending hides one', () => {
    expect(like('revenues of cities', ['the revenue of a city', 'guests per night'])).toEqual([
      'the revenue of a city',
    ])
    expect(like('Какова выручка по городам?', ['Сколько клиентов?', 'Выручка по каждому городу'])).toEqual([
      'Выручка по каждому городу',
    ])
  })

  test.each([
    ['各城市的总销售额是多少', '各地区的总销售额是多少', '今天天气怎么样'],
    ['都市別の売上合計は?', '都市ごとの売上', '顧客は何人ですか'],
    ['도시별 총 매출은 얼마입니까?', '도시별 매출을 보여줘', '오늘 날씨 어때?'],
  ])('are found where words have no spaces between them: %s', (question, one, other) => {
    expect(like(question, [other, one])).toEqual([one])
  })

  test('keep their order where they are as like', () => {
    const others = ['guests in Oslo', 'guests in Rome', 'guests in Bern']
    expect(like('guests in Lima', others)).toEqual(others)
    expect(like('guests in Lima', others.toReversed())).toEqual(others.toReversed())
  })

  test('are none where nothing is said', () => {
    expect(like('???', ['!', 'guests', '…'])).toEqual([])
    expect(like('guests', ['', '?'])).toEqual([])
    expect(like('guests', [])).toEqual([])
  })

  test('are compared by their beginning, however long they are', () => {
    const long = (end: string) => `${'total revenue by city and month '.repeat(180)}${end}`
    expect(like(long('in Oslo'), [long('in Rome')])).toHaveLength(1)
  })
})
