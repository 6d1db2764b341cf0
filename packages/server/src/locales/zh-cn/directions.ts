import type { Heard } from '../hears.ts'

/** What the two ends of an order are called, the high one first; parted by bars where one end has several names. */
const ends =
  '高=低 大=小 多=少 长=短 久=短 远=近 重=轻 厚=薄 宽=窄 深=浅 快=慢 热=冷 强=弱 好=差|坏 优=差|劣 贵|昂贵=便宜|廉价 老|年长|大龄=年轻|年幼|小 ' +
  '新|晚=旧|早|老|久 近=早|旧|久 后=先|前 富=穷 频繁=罕见 常见=罕见 丰富=匮乏 繁忙=清闲 受欢迎=不受欢迎'

const outwards = ['从', '由', '自', '']
const onwards = ['到', '至', '往', '向']

/** 从最大到最小, 由高至低, 最新至最旧; without a beginning only where 最 or 到 leaves no doubt. */
const between = (first: string, last: string): readonly string[] =>
  outwards.flatMap((from) =>
    onwards
      .filter((to) => from !== '' || to === '到' || to === '至')
      .flatMap((to) => [
        ...['', '最'].map((most) => `${from}${most}${first}${to}${most}${last}`),
        `${from}最${first}的${to}最${last}的`,
        `${from}最${first}的${to}最${last}`,
      ]),
  )

const pairs: readonly (readonly [string, string])[] = ends.split(' ').flatMap((pair) => {
  const [high = '', low = ''] = pair.split('=').map((side) => side.split('|'))
  return [high].flat().flatMap((one) => [low].flat().map((other) => [one, other] as const))
})

/** Which end stands first: 从最便宜的开始, 最新的排在最前. Left out are those that name the other end of something else: 老, 近, 久. */
const opening = (end: string): readonly string[] =>
  ['老', '近', '久', '先', '前', '后'].includes(end)
    ? []
    : [
        ...['从', '由', '自'].flatMap((from) => [
          `${from}最${end}的开始`,
          `${from}最${end}开始`,
          `${from}最${end}的起`,
        ]),
        ...[
          '在前',
          '在前面',
          '在最前',
          '在最前面',
          '排前面',
          '排在前',
          '排在前面',
          '排在最前',
          '排在最前面',
          '排最前',
          '排第一',
          '放在前面',
          '放在最前',
        ].map((place) => `最${end}的${place}`),
        `最${end}的优先`,
        `先列最${end}的`,
      ]

const others = {
  descending:
    '递减 递减顺序 按递减顺序 降序顺序 降序排序 按降序 按降序排列 以降序 以降序排列 倒序 按倒序 逆序 反向排序 字母倒序 按字母倒序 字母顺序倒序 按字母逆序 字母降序 ' +
    '字母反序 按字母反序 按字母顺序的倒序 按字母表倒序 按字母表逆序 字母顺序倒着 按字母顺序倒着 按字母顺序倒着排 字母顺序倒着排 字母顺序的反向 最新的在前 最大的在前 最高的在前 最近的在前 ' +
    '最新的排在前面 最大的排在前面 最高的排在前面 最多的排在前面 最近的排在前面 最贵的排在前面 从Z到A 从z到a 由Z到A 由Z至A Z到A',
  ascending:
    '递增 递增顺序 按递增顺序 升序顺序 升序排序 按升序 按升序排列 以升序 以升序排列 字母顺序 按字母顺序 按字母顺序排列 按字母顺序排序 依字母顺序 字母序 按字母序 按字母排序 按字母排列 ' +
    '字母升序 按字母表 按字母表顺序 字母表顺序 字典顺序 字典序 按字典序 按字典顺序 按拼音 按拼音顺序 按拼音排序 拼音顺序 时间顺序 按时间顺序 按时间先后 按时间先后顺序 ' +
    '先后顺序 先后次序 先后 最小的在前 最低的在前 最早的在前 最小的排在前面 最低的排在前面 最少的排在前面 最早的排在前面 最便宜的排在前面 从A到Z 从a到z 由A到Z 由A至Z A到Z',
} as const

export const directions: readonly Heard[] = [
  {
    meaning: { kind: 'direction', direction: 'descending' },
    phrases: [
      ...new Set([
        ...pairs.flatMap(([high, low]) => [...between(high, low), ...opening(high)]),
        ...others.descending.split(' '),
      ]),
    ],
  },
  {
    meaning: { kind: 'direction', direction: 'ascending' },
    phrases: [
      ...new Set([
        ...pairs.flatMap(([high, low]) => [...between(low, high), ...opening(low)]),
        ...others.ascending.split(' '),
      ]),
    ],
  },
]
