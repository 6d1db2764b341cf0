import type { Heard } from '../hears.ts'

/** What the two ends of an order are called, the high one first; parted by commas where one end has several names. */
const ends: readonly (readonly [high: string, low: string])[] = [
  ['cao', 'thấp'],
  ['lớn, to', 'nhỏ, bé'],
  ['nhiều', 'ít'],
  ['dài, lâu', 'ngắn, nhanh'],
  ['xa', 'gần'],
  ['nặng', 'nhẹ'],
  ['nhanh', 'chậm'],
  ['nóng', 'lạnh'],
  ['đắt, mắc', 'rẻ'],
  ['già, lớn tuổi, cao tuổi, nhiều tuổi', 'trẻ, nhỏ tuổi, ít tuổi, trẻ tuổi'],
  ['mới, gần đây, muộn', 'cũ, sớm, xưa, lâu'],
  ['tốt, giỏi', 'tệ, kém, xấu'],
  ['phổ biến', 'hiếm'],
  ['đông', 'vắng, ít, thưa'],
  ['mạnh', 'yếu'],
  ['dày', 'mỏng'],
  ['rộng', 'hẹp'],
  ['nhiều kinh nghiệm, giàu kinh nghiệm', 'ít kinh nghiệm'],
]

const onwards = ['đến', 'tới', 'xuống', 'lên', 'về', 'đến người', 'tới người']

/** từ cao đến thấp, từ cao nhất xuống thấp nhất, từ người già nhất đến người trẻ nhất */
const between = (first: string, last: string): readonly string[] =>
  onwards.flatMap((to) => [
    `từ ${first} ${to} ${last}`,
    `từ ${first} nhất ${to} ${last} nhất`,
    `${first} nhất ${to} ${last} nhất`,
    `từ người ${first} nhất ${to} ${last} nhất`,
    `từ mức ${first} nhất ${to} ${last} nhất`,
    `từ mức ${first} nhất ${to} mức ${last} nhất`,
  ])

const names = (end: string): readonly string[] => end.split(', ')
const pairs = ends.flatMap(([high, low]) =>
  names(high).flatMap((one) => names(low).map((other) => [one, other] as const)),
)

const firsts = (end: 0 | 1): readonly string[] =>
  [...new Set(pairs.map((pair) => pair[end]))].flatMap((word) => [
    `${word} nhất trước`,
    `${word} nhất lên trước`,
    `${word} nhất lên đầu`,
    `${word} nhất trước tiên`,
    `${word} nhất đứng đầu`,
    `${word} nhất xếp đầu`,
    `người ${word} nhất trước`,
    `cái ${word} nhất trước`,
    `bắt đầu từ ${word} nhất`,
    `bắt đầu với ${word} nhất`,
    `bắt đầu từ người ${word} nhất`,
    `xếp từ ${word} nhất`,
    `sắp xếp từ ${word} nhất`,
    `kể từ ${word} nhất`,
  ])

const descending =
  'từ cao xuống | từ lớn xuống | từ trên xuống | từ nhiều xuống | giảm dần | theo chiều giảm dần | theo giá trị giảm dần | xếp giảm dần | sắp xếp giảm dần | giảm dần theo | theo thứ tự giảm | theo thứ tự từ z đến a | từ z tới a | ' +
  'theo thứ tự bảng chữ cái ngược lại | theo thứ tự chữ cái ngược | theo thứ tự chữ cái ngược lại | theo bảng chữ cái ngược | ngược bảng chữ cái | ' +
  'theo thứ tự ngược bảng chữ cái | theo thứ tự alphabet ngược | theo thứ tự thời gian ngược | theo trình tự ngược | giảm'
const ascending =
  'từ thấp lên | từ nhỏ lên | từ ít lên | từ dưới lên | tăng dần | theo chiều tăng dần | theo giá trị tăng dần | xếp tăng dần | sắp xếp tăng dần | tăng dần theo | theo thứ tự tăng | theo thứ tự từ a đến z | từ a tới z | ' +
  'theo thứ tự alphabet | theo alphabet | theo vần | theo thứ tự vần | theo vần abc | theo trình tự thời gian | theo trình tự bảng chữ cái | xếp theo bảng chữ cái | theo chữ cái'

const listed = (phrases: string): readonly string[] => phrases.split(' | ')

export const directions: readonly Heard[] = [
  {
    meaning: { kind: 'direction', direction: 'descending' },
    phrases: [
      ...new Set([
        ...pairs.flatMap(([high, low]) => between(high, low)),
        ...firsts(0),
        ...listed(descending),
      ]),
    ],
  },
  {
    meaning: { kind: 'direction', direction: 'ascending' },
    phrases: [
      ...new Set([...pairs.flatMap(([high, low]) => between(low, high)), ...firsts(1), ...listed(ascending)]),
    ],
  },
]
