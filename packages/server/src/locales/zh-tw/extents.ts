import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['長度', '時長', 'duration', 'length', 'distance', 'runtime'] },
    '多長 | 有多長 | 多久',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['高度', '海拔', '身高', 'height', 'elevation', 'altitude'] },
    '多高 | 有多高',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['深度', 'depth'] }, '多深 | 有多深'),
  heard({ kind: 'ask', about: 'thing', of: ['寬度', 'width'] }, '多寬 | 有多寬'),
  heard(
    { kind: 'ask', about: 'thing', of: ['面積', '大小', 'area', 'size', 'surface'] },
    '多大 | 有多大 | 多大面積',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['年齡', 'age'] }, '幾歲 | 多少歲 | 多大年紀'),
  heard({ kind: 'ask', about: 'thing', of: ['重量', '體重', 'weight', 'mass'] }, '多重 | 有多重'),
  heard({ kind: 'ask', about: 'thing', of: ['速度', 'speed'] }, '多快 | 有多快'),
  heard({ kind: 'ask', about: 'thing', of: ['距離', 'distance'] }, '多遠 | 有多遠'),
  heard({ kind: 'ask', about: 'thing', of: ['溫度', '氣溫', 'temperature'] }, '多熱 | 多冷'),
  heard({ kind: 'ask', about: 'thing', of: ['密度', 'density'] }, '人口多密集'),
  heard(
    { kind: 'ask', about: 'thing', of: ['價格', '票價', '費用', 'price', 'fare', 'cost', 'fee'] },
    '多少錢 | 多貴 | 有多貴',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['人口', '居民', 'population', 'inhabitants'] },
    '多少人 | 有多少人 | 多少人口 | 多少居民 | 有多少人口',
  ),
]
