import { describe, expect, test } from 'vitest'
import { createNumberFormat } from './number-format.ts'

const shown = (code: string, value: number, epoch: 1900 | 1904 = 1900) =>
  createNumberFormat(code).number(value, epoch)

// The examples of Excel's own guide to number formats, and what Excel shows for values around them.
describe('digits', () => {
  test.each([
    ['####.#', 1234.59, '1234.6'],
    ['#.000', 8.9, '8.900'],
    ['0.#', 0.631, '0.6'],
    ['#.0#', 12, '12.0'],
    ['#.0#', 1234.568, '1234.57'],
    ['???.???', 44.398, ' 44.398'],
    ['???.???', 102.65, '102.65 '],
    ['???.???', 2.8, '  2.8  '],
    ['#,###', 12000, '12,000'],
    ['#,', 12000, '12'],
    ['0.0,,', 12200000, '12.2'],
    ['.00', 12.5, '12.50'],
    ['.00', 0.5, '.50'],
    ['0.', 5, '5.'],
    ['00000', 1234, '01234'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['#,##0', 1234567, '1,234,567'],
    ['#,##0', 0, '0'],
    ['#', 0, ''],
    ['0%', 0.285, '29%'],
    ['0.00%', 0, '0.00%'],
    ['0%%', 0.5, '5000%%'],
    ['0" kg"', 5, '5 kg'],
    ['\\x0', 7, 'x7'],
    ['0_)', 3, '3 '],
    ['* 0', 3, '3'],
  ])('%s of %d', (code, value, text) => {
    expect(shown(code, value)).toBe(text)
  })

  test('a half is rounded away from zero as it is written, not as it is stored', () => {
    expect(shown('0.00', 44.275)).toBe('44.28')
    expect(shown('0.0%', 0.1785)).toBe('17.9%')
    expect(shown('0.00', -44.275)).toBe('-44.28')
    expect(shown('0', 0.5)).toBe('1')
    expect(shown('0.00', 0.995)).toBe('1.00')
    expect(shown('0', 999999.5)).toBe('1000000')
  })

  test('fifteen digits are known', () => {
    expect(shown('0', 12345678901234568)).toBe('12345678901234600')
    expect(shown('0.000000000000000000', 0.1)).toBe('0.100000000000000000')
    expect(shown('0', 1e21)).toBe('1000000000000000000000')
  })
})

describe('sections', () => {
  const accounting = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
  test.each([
    [accounting, 1234.5, ' 1,234.50 '],
    [accounting, -1234.5, ' (1,234.50)'],
    [accounting, 0, ' -   '],
    ['"$"#,##0.00_);[Red]("$"#,##0.00)', -5, '($5.00)'],
    ['0.00', -5, '-5.00'],
    ['"$"0.00', -5, '-$5.00'],
    ['0;-0;"none"', 0, 'none'],
    [';;;', 5, ''],
    ['0;;', -5, ''],
    ['0.00', -0.001, '0.00'],
    ['[<=9999999]###-####;(###) ###-####', 5551234, '555-1234'],
    ['[<=9999999]###-####;(###) ###-####', 4255551234, '(425) 555-1234'],
    ['[Red][<=100]0;[Blue][>100]0.0', 101, '101.0'],
    ['[>=1000]0.0,"k";0', 1500, '1.5k'],
    ['[>=1000]0.0,"k";0', 500, '500'],
    ['[<0]"minus "0;0', -3, 'minus 3'],
    ['[=1]"one";[=2]"two";0', 2, 'two'],
    ['[=1]"one";[=2]"two";0', -3, '-3'],
    ['[Color 12]0', 4, '4'],
    ['[$€-407] #,##0.00', 1234.5, '€ 1,234.50'],
    ['#,##0 [$USD]', 5, '5 USD'],
    ['[$-409]0.0', 5, '5.0'],
  ])('%s of %d', (code, value, text) => {
    expect(shown(code, value)).toBe(text)
  })

  test('texts have the fourth, or one with @', () => {
    expect(createNumberFormat('"gross receipts for "@').text('May')).toBe('gross receipts for May')
    expect(createNumberFormat('0;-0;0;"<"@">"').text('a')).toBe('<a>')
    expect(createNumberFormat('0;-0;0;').text('a')).toBe('')
    expect(createNumberFormat('#,##0').text('a')).toBe('a')
    expect(createNumberFormat('General').text('a')).toBe('a')
    expect(createNumberFormat('@').number(1234.5, 1900)).toBe('1234.5')
  })
})

describe('General', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1234.5678, '1234.5678'],
    [-1234.5678, '-1234.5678'],
    [0.1 + 0.2, '0.3'],
    [1 / 3, '0.333333333'],
    [-1 / 3, '-0.333333333'],
    [123456789.123, '123456789.1'],
    [1234567890.12, '1234567890'],
    [12345678901, '12345678901'],
    [123456789012, '1.23457E+11'],
    [99999999999.5, '1E+11'],
    [0.0001, '0.0001'],
    [0.00001, '0.00001'],
    [0.00012345678912, '0.000123457'],
    [0.000012345678912, '1.23457E-05'],
    [1e-10, '1E-10'],
    [1.5e300, '1.5E+300'],
    [1.23456789e300, '1.2346E+300'],
    [1e100, '1E+100'],
  ])('%d', (value, text) => {
    expect(shown('General', value)).toBe(text)
  })

  test('among other characters', () => {
    expect(shown('General" units"', -12.5)).toBe('-12.5 units')
  })
})

describe('powers of ten', () => {
  test.each([
    ['0.00E+00', 12200000, '1.22E+07'],
    ['0.00E+00', 0.000122, '1.22E-04'],
    ['0.00E+00', -1234, '-1.23E+03'],
    ['0.00E+00', 0, '0.00E+00'],
    ['0.00E-00', 12200000, '1.22E07'],
    ['##0.0E+0', 12345, '12.3E+3'],
    ['##0.0E+0', 0.5, '500.0E-3'],
    ['0E+0', 9.6, '1E+1'],
    ['#0.0E+0', 99960, '10.0E+4'],
  ])('%s of %d', (code, value, text) => {
    expect(shown(code, value)).toBe(text)
  })
})

describe('fractions', () => {
  test.each([
    ['# ?/?', 5.25, '5 1/4'],
    ['# ?/?', 0.5, ' 1/2'],
    ['# ?/?', 3, '3    '],
    ['# ?/?', 1.999, '2    '],
    ['# ??/??', 3.14159265, '3  1/7 '],
    ['# ???/???', 3.14159265, '3  16/113'],
    ['?/?', 1.25, '5/4'],
    ['# ?/8', 2.5, '2 4/8'],
    ['# ??/16', 2.5, '2  8/16'],
    ['# ?/?', -0.75, '- 3/4'],
    ['# ?/?', 0, '0    '],
  ])('%s of %d', (code, value, text) => {
    expect(shown(code, value)).toBe(text)
  })
})

describe('dates and times', () => {
  // 2007-08-10 was a Friday; Excel counts it as 39304.
  const day = 39304
  const time = day + (16 * 3600 + 36 * 60 + 3.75) / 86400
  test.each([
    ['m/d/yy', day, '8/10/07'],
    ['d-mmm-yy', day, '10-Aug-07'],
    ['dddd, mmmm dd, yyyy', day, 'Friday, August 10, 2007'],
    ['ddd mmmmm', day, 'Fri A'],
    ['yyyy\\-mm\\-dd', day, '2007-08-10'],
    ['yyyy-mm-dd hh:mm', time, '2007-08-10 16:36'],
    ['h AM/PM', time, '4 PM'],
    ['h:mm:ss A/P', time, '4:36:04 P'],
    ['h:mm:ss.00', time, '16:36:03.75'],
    ['mm:ss', time, '36:04'],
    ['h:mm AM/PM', 0, '12:00 AM'],
    ['h:mm AM/PM', 0.5, '12:00 PM'],
    ['[h]:mm', 25.5 / 24, '25:30'],
    ['[mm]:ss', 3826 / 86400, '63:46'],
    ['[ss]', 3734 / 86400, '3734'],
    ['[h]', -1.2, '-28'],
    ['m/d/yyyy', 0, '1/0/1900'],
    ['m/d/yyyy', 60, '2/29/1900'],
    ['m/d/yyyy', 61, '3/1/1900'],
    ['m/d/yyyy', 1, '1/1/1900'],
    ['dddd', 1, 'Sunday'],
    ['m/d/yyyy', 2958465, '12/31/9999'],
    ['h:mm:ss', 0.9999999, '0:00:00'],
    ['[$-407]d. mmmm yyyy', day, '10. August 2007'],
    ['[$-40C]d mmmm yyyy', day, '10 août 2007'],
    ['[$-419]mmmm', day, 'август'],
    ['yyyy"年"m"月"d"日"', day, '2007年8月10日'],
    ['bbbb', day, '2550'],
    ['hh[mm]', 1.5, '1.5'],
  ])('%s of %d', (code, value, text) => {
    expect(shown(code, value)).toBe(text)
  })

  test('are counted from 1904 on the old Macintosh', () => {
    expect(shown('yyyy-mm-dd', 0, 1904)).toBe('1904-01-01')
    expect(shown('yyyy-mm-dd', day - 1462, 1904)).toBe('2007-08-10')
  })

  test('that do not exist fill the cell', () => {
    expect(shown('m/d/yy', -1)).toMatch(/^#+$/)
    expect(shown('m/d/yy', 2958466)).toMatch(/^#+$/)
  })
})

test('what a format means', () => {
  const meaning = (code: string) => createNumberFormat(code).meaning
  expect(meaning('General')).toEqual({ kind: 'number' })
  expect(meaning('#,##0.00')).toEqual({ kind: 'number' })
  expect(meaning('0.0%')).toEqual({ kind: 'percent' })
  expect(meaning('#,##0.00 "€"')).toEqual({ kind: 'money', unit: '€' })
  expect(meaning('[$CHF] #,##0')).toEqual({ kind: 'money', unit: 'CHF' })
  expect(meaning('00000')).toEqual({ kind: 'code' })
  expect(meaning('yyyy-mm-dd')).toEqual({ kind: 'date' })
  expect(meaning('mmm-yy')).toEqual({ kind: 'date' })
  expect(meaning('m/d/yy h:mm')).toEqual({ kind: 'date and time' })
  expect(meaning('mm:ss')).toEqual({ kind: 'time' })
  expect(meaning('[h]:mm')).toEqual({ kind: 'duration' })
  expect(meaning('"day" 0')).toEqual({ kind: 'number' })
  expect(meaning('[Red]0')).toEqual({ kind: 'number' })
})
