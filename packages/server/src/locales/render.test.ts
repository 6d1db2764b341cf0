import { describe, expect, it } from 'vitest'
import { freeNumbers, fromCell, fromExpression, named, render, say, shown } from './index.ts'

describe('render', () => {
  it('counts code points, so that a place does not depend on how a character is encoded', () => {
    const { content, bindings } = render(
      say`🚀 ${fromCell('16,465', 3, 'total')} in ${fromExpression('2023', 'plan: filter year')}`,
      'a.csv',
    )
    expect(content).toBe('🚀 16,465 in 2023')
    expect(bindings).toEqual([
      { start: 2, end: 8, table: 'a.csv', row: 3, column: 'total' },
      { start: 12, end: 16, expression: 'plan: filter year' },
    ])
  })

  it('binds a name only when there is a number in it', () => {
    const { bindings } = render(
      say`${named('Boeing', 'value')} and ${named('Boeing 747', 'value')} and ${named('Three Oaks', 'value')}`,
    )
    expect(bindings).toEqual([
      { start: 11, end: 21, expression: 'value: Boeing 747' },
      { start: 26, end: 36, expression: 'value: Three Oaks' },
    ])
  })

  it('refuses a cell of no table', () => {
    expect(() => render([fromCell('1', 0, 'x')])).toThrow(/no result table/)
  })
})

describe('freeNumbers', () => {
  it.each([
    ['There are 12 rows.', ['12']],
    ['It rose by 1,234.56 or 7%', ['1,234.56', '7']],
    ['There are twelve rows, half of them new', ['twelve', 'half']],
    ['共有三百行', ['三百']],
    ['وصل ٤٢ راكبا', ['٤٢']],
    ['तापमान ३७ है', ['३७']],
    ['Ⅳ and ½', ['Ⅳ', '½']],
    ['No number here, someone attended often', []],
    ['没有数字', []],
    ['Es sind zwölf Zeilen, die Hälfte davon neu, die dritte fehlt', ['zwölf', 'Hälfte', 'dritte']],
    ['Ada dua belas baris, setengahnya baru', ['dua', 'belas']],
    ['Keine Zahl, noch einmal ein Achtel? Danach eine Beobachtung', []],
    ['Из двухсот строк подходит тридцать пять, то есть треть', ['двухсот', 'тридцать', 'пять', 'треть']],
    ['Второе место, тысяча заказов', ['Второе', 'тысяча']],
    ['Нет чисел, всё просто и однажды', []],
    ['Có mười hai dòng và ba triệu đồng', ['mười', 'hai', 'ba', 'triệu']],
    ['Tỷ lệ cao nhất, không có dòng nào', []],
  ])('finds them in "%s"', (text, numbers) => {
    expect(freeNumbers(text, [])).toEqual(numbers)
  })

  it('leaves out what a binding covers whole', () => {
    expect(freeNumbers('😀 12 of 30', [{ start: 2, end: 4, expression: 'x' }])).toEqual(['30'])
    expect(freeNumbers('1234', [{ start: 0, end: 2, expression: 'x' }])).toEqual(['1234'])
  })
})

describe('shown', () => {
  it('keeps a name on one line, short, and without power over Markdown', () => {
    expect(shown('a\n\n# b')).toBe('a # b')
    expect(shown('[x](javascript:y) <b>*`|')).toBe('\\[x\\](javascript:y) \\<b\\>\\*\\`\\|')
    expect(shown('unit_price _x_')).toBe('unit_price \\_x\\_')
    expect(shown('字'.repeat(200))).toBe(`${'字'.repeat(80)}…`)
  })
})
