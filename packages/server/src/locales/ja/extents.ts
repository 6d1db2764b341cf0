import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['長さ', '期間', '時間', 'duration', 'length', 'distance', 'runtime'],
    },
    'どのくらい長い | どれくらい長い | 何時間 | 長さはどれくらい',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['高さ', '標高', '身長', 'height', 'elevation', 'altitude'] },
    'どのくらい高い | どれくらい高い | 高さはどれくらい',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['深さ', 'depth'] }, 'どのくらい深い | どれくらい深い'),
  heard({ kind: 'ask', about: 'thing', of: ['幅', 'width'] }, 'どのくらい広い | 幅はどれくらい'),
  heard(
    { kind: 'ask', about: 'thing', of: ['面積', '大きさ', 'area', 'size', 'surface'] },
    'どのくらい大きい | どれくらい大きい | 大きさはどれくらい | 広さはどれくらい',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['年齢', 'age'] }, '何歳'),
  heard(
    { kind: 'ask', about: 'thing', of: ['重さ', '重量', '体重', 'weight', 'mass'] },
    'どのくらい重い | どれくらい重い | 重さはどれくらい',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['速度', '速さ', 'speed'] }, 'どのくらい速い | どれくらい速い'),
  heard({ kind: 'ask', about: 'thing', of: ['距離', 'distance'] }, 'どのくらい遠い | どれくらい遠い'),
  heard(
    { kind: 'ask', about: 'thing', of: ['気温', '温度', 'temperature'] },
    'どのくらい暑い | どのくらい寒い | 何度',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['密度', 'density'] }, 'どのくらい密集'),
  heard(
    { kind: 'ask', about: 'thing', of: ['価格', '料金', '費用', '値段', 'price', 'fare', 'cost', 'fee'] },
    '何円',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['人口', '住民', 'population', 'inhabitants'] },
    '人口は何人 | 何人住んで | 住民は何人',
  ),
]
