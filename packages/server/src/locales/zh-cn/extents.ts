import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['长度', '时长', 'duration', 'length', 'distance', 'runtime'] },
    '多长 | 有多长 | 多久',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['高度', '海拔', '身高', 'height', 'elevation', 'altitude'] },
    '多高 | 有多高',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['深度', 'depth'] }, '多深 | 有多深'),
  heard({ kind: 'ask', about: 'thing', of: ['宽度', 'width'] }, '多宽 | 有多宽'),
  heard(
    { kind: 'ask', about: 'thing', of: ['面积', '大小', 'area', 'size', 'surface'] },
    '多大 | 有多大 | 多大面积',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['年龄', 'age'] }, '多大年纪 | 几岁 | 多少岁 | 多大岁数'),
  heard({ kind: 'ask', about: 'thing', of: ['重量', '体重', 'weight', 'mass'] }, '多重 | 有多重'),
  heard({ kind: 'ask', about: 'thing', of: ['速度', 'speed'] }, '多快 | 有多快'),
  heard({ kind: 'ask', about: 'thing', of: ['距离', 'distance'] }, '多远 | 有多远'),
  heard({ kind: 'ask', about: 'thing', of: ['温度', '气温', 'temperature'] }, '多热 | 多冷'),
  heard({ kind: 'ask', about: 'thing', of: ['密度', 'density'] }, '多密 | 人口多密集'),
  heard(
    { kind: 'ask', about: 'thing', of: ['价格', '票价', '费用', 'price', 'fare', 'cost', 'fee'] },
    '多少钱 | 多贵 | 有多贵',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['人口', '居民', 'population', 'inhabitants'] },
    '多少人 | 有多少人 | 多少人口 | 多少居民 | 住着多少人 | 有多少人口 | 人口有多少',
  ),
]
