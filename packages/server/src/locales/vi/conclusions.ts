import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'muộn nhất' : 'cao nhất') : time ? 'sớm nhất' : 'thấp nhất'
/** What begins a sentence about the rows that were kept. */
const among = (where: Phrase): Phrase =>
  where.length === 0 ? say`Xét toàn bộ dữ liệu, ` : say`Xét các dòng có ${where}, `
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (với ${where})`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' và ', ...(phrases.at(-1) ?? [])]

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${among(where)}${measure} là ${strong(value)}.`,
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`Bảng ${table} có ${strong(count)} dòng.`
      : say`Bảng ${table} có ${strong(count)} dòng thỏa điều kiện ${where}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${strong(names[0] ?? [])} có ${measure} ${superlative(direction, time)}${when(where)}: ${strong(value)}.`
      : say`${strong(and(names))} cùng có ${measure} ${superlative(direction, time)}${when(where)}: ${strong(value)}.`,
  next: ({ name, value }) => say`Tiếp theo là ${name} với ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${among(where)}${measure} cao nhất ở ${strong(high.name)} (${strong(high.value)}) và thấp nhất ở ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${among(where)}${measure} của tất cả ${groups} nhóm đều là ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${among(where)}${measure} của ${strong(only.name)} là ${strong(only.value)}; không có nhóm nào khác.`,
  groups: (count, keys) => say`Số nhóm theo ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Bảng có ${strong(count)} dòng.`
      : say`Có ${strong(count)} dòng thỏa điều kiện ${where}.`,
  listed: (count, where) => say`Đã liệt kê ${strong(count)} dòng${when(where)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Không có dòng nào.` : say`Không có dòng nào thỏa điều kiện ${where}.`,
  noValue: (measure, where) => say`Không tính được ${measure}${when(where)}: không có giá trị nào.`,
  tie: (count) => say`Số trường hợp đồng hạng đầu: ${count}.`,
  shown: (shown, all) => say`Phần chữ chỉ nói về ${shown} trong ${all} dòng; bảng có đầy đủ.`,
  pictured: (shown, all) => say`Hình chỉ vẽ ${shown} dòng đầu trong ${all} dòng.`,
  limited: (limit) => say`Bảng chỉ gồm ${limit} dòng đầu; có thể còn nữa.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Các giá trị bị thiếu của ${column} không được tính.`
      : say`Có ${count} giá trị bị thiếu của ${column} không được tính.`,
  withoutPartner: (table, count) => say`Số dòng không có dòng tương ứng trong ${table}: ${count}.`,
  missingName: '(thiếu)',
  yes: 'có',
  no: 'không',
}
