import { heard, type Heard } from '../hears.ts'

const counters = '개 명 건 번 회 대 곳 군데 편 행 권 장 점 잔 병 분 사람 개사 마리 채 팀 개국 개월 일'

export const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    얼마 | 얼마나 | 얼마나 많은 | 얼마나 많이 | 개수 | 갯수 | 건수 | 수 | 총수 | 인원 | 인원수 | 횟수 | 몇번 | 카운트 | 개수는 | 수는 |
    ${counters
      .split(' ')
      .flatMap((counter) => [`몇 ${counter}`, `몇${counter}`])
      .join(' | ')}
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    서로 다른 | 다른 종류 | 몇 가지 | 몇가지 | 몇 종류 | 몇종류 | 몇 종 | 고유 | 고유한 | 고유값 | 중복 없이 | 중복을 제외한 | 중복 제외 | 중복을 뺀 |
    중복 제거 | 가짓수 | 종류 수 | 다른
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    합계 | 총합 | 총합계 | 합 | 총 | 총액 | 총계 | 총량 | 전체 합계 | 누적 | 누계 | 다 합쳐 | 합쳐서 | 모두 합쳐 | 모두 합하면 | 합산 | 더하면 |
    합하면 | 다 합하면 | 통틀어 | 토탈
  `,
  ),
  heard({ kind: 'measure', function: 'mean' }, '평균 | 평균값 | 평균적으로 | 평균치 | 평균적인'),
  heard({ kind: 'measure', function: 'median' }, '중앙값 | 중간값 | 중위값 | 중위수'),
  heard({ kind: 'measure', function: 'deviation' }, '표준편차 | 표준 편차'),
  heard({ kind: 'measure', function: 'variance' }, '분산'),
  heard({ kind: 'measure', function: 'mode' }, '최빈값'),
  heard({ kind: 'measure', function: 'range' }, '범위'),
  heard({ kind: 'measure', function: 'minimum' }, '최솟값 | 최소값 | 최저값 | 최소 | 최저치'),
  heard({ kind: 'measure', function: 'maximum' }, '최댓값 | 최대값 | 최고값 | 최대 | 최고치 | 피크'),
]
