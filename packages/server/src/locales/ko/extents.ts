import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['길이', '기간', '시간', 'duration', 'length', 'distance', 'runtime'],
    },
    '얼마나 긴 | 얼마나 깁니까 | 얼마나 길어요 | 얼마나 오래',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['높이', '고도', '키', 'height', 'elevation', 'altitude'] },
    '얼마나 높은 | 얼마나 높습니까 | 얼마나 높아요',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['깊이', 'depth'] }, '얼마나 깊은 | 얼마나 깊습니까'),
  heard({ kind: 'ask', about: 'thing', of: ['너비', '폭', 'width'] }, '얼마나 넓은 | 얼마나 넓습니까'),
  heard(
    { kind: 'ask', about: 'thing', of: ['면적', '크기', 'area', 'size', 'surface'] },
    '얼마나 큰 | 얼마나 큽니까 | 얼마나 커요',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['나이', '연령', 'age'] }, '몇 살 | 몇 세'),
  heard(
    { kind: 'ask', about: 'thing', of: ['무게', '체중', '중량', 'weight', 'mass'] },
    '얼마나 무거운 | 얼마나 무겁습니까',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['속도', 'speed'] }, '얼마나 빠른 | 얼마나 빠릅니까'),
  heard({ kind: 'ask', about: 'thing', of: ['거리', 'distance'] }, '얼마나 먼 | 얼마나 멉니까'),
  heard(
    { kind: 'ask', about: 'thing', of: ['기온', '온도', 'temperature'] },
    '얼마나 더운 | 얼마나 추운 | 몇 도',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['밀도', 'density'] }, '얼마나 밀집'),
  heard(
    { kind: 'ask', about: 'thing', of: ['가격', '요금', '비용', 'price', 'fare', 'cost', 'fee'] },
    '얼마나 비싼 | 몇 원',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['인구', '주민', 'population', 'inhabitants'] },
    '인구가 얼마 | 인구는 몇 명 | 몇 명이 사는 | 주민이 몇 명',
  ),
]
