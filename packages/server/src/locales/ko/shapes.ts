import { heard, type Heard } from '../hears.ts'

/** 월별, 매월, 달마다: how a stretch of time is told off. */
const each = (names: string, more: string): string =>
  [
    ...names
      .split(' ')
      .flatMap((name) => [
        `${name}별`,
        `${name}별로`,
        `${name} 별`,
        `${name} 별로`,
        `${name}마다`,
        `각 ${name}`,
      ]),
    more,
  ].join(' | ')

export const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    '별 | 별로 | 별로는 | 마다 | 각 | 각각의 | 당 | 에 따라 | 에 따른 | 기준 | 기준으로 | 기준으로 나눠 | 로 나눠 | 로 나누어 | 으로 나누어 | 로 묶어 | 단위로',
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    each(
      '연도 년도 연 해 년',
      '매년 | 해마다 | 연간 | 연도 | 어느 해 | 몇 년도 | 어느 연도 | 연 단위 | 년 단위로',
    ),
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    each('분기', '매 분기 | 매분기 | 분기 | 어느 분기 | 몇 분기 | 분기 단위로'),
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    each(
      '월 달',
      '매월 | 매달 | 달마다 | 월간 | 몇 월 | 몇월 | 어느 달 | 어느 월 | 월 단위 | 월 단위로 | 월 | 달',
    ),
  ),
  heard(
    { kind: 'grain', grain: 'week' },
    each('주 주차 주간', '매주 | 주마다 | 어느 주 | 몇 주차 | 주 단위로 | 주간'),
  ),
  heard(
    { kind: 'grain', grain: 'day' },
    each('일 일자 날짜', '매일 | 날마다 | 하루 | 어느 날 | 며칠 | 일 단위로 | 하루마다'),
  ),
  heard(
    { kind: 'list' },
    `
    알려줘 | 알려줘요 | 알려주세요 | 알려 줘 | 알려 주세요 | 알려주십시오 | 알려주라 | 보여줘 | 보여줘요 | 보여주세요 | 보여 줘 | 보여 주세요 |
    나열 | 나열해줘 | 나열해 | 나열하세요 | 나열해 주세요 | 목록 | 리스트 | 출력 | 출력해줘 | 출력해 | 표시 | 표시해줘 | 표시해 | 조회 | 조회해줘 |
    찾아줘 | 찾아 줘 | 찾아주세요 | 찾아 주세요 | 뽑아줘 | 뽑아 줘 | 뽑아주세요 | 말해줘 | 말해 주세요 | 가르쳐줘 | 열거해줘 | 추출해줘 | 정리해줘
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    '무엇 | 뭐 | 뭐야 | 뭔가요 | 무엇인가요 | 어떤 | 어느 | 어느 것 | 어떤 것 | 어떤 종류 | 무슨 | 뭐가 | 어떤 게 | 어느 게 | 무엇이',
  ),
  heard({ kind: 'ask', about: 'person' }, '누구 | 누가 | 누구의 | 어느 분 | 어떤 사람 | 어느 사람'),
  heard({ kind: 'ask', about: 'time' }, '언제 | 며칠 | 몇 년 몇 월'),
  heard({ kind: 'ask', about: 'place' }, '어디 | 어디서 | 어디에서 | 어디에 | 어느 곳 | 어디로'),
  heard(
    { kind: 'rows' },
    '행 | 레코드 | 데이터 | 건 | 기록 | 자료 | 줄 | 행수 | 행 수 | 데이터 수 | 데이터 건수',
  ),
  heard(
    { kind: 'order' },
    '순 | 순으로 | 순서로 | 순서대로 | 순대로 | 정렬 | 정렬해줘 | 정렬해 | 정렬해서 | 정렬하여 | 정렬해 주세요 | 정렬한 | 순위 | 순위로 | 랭킹',
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    '높은 순 | 높은 순으로 | 높은순 | 높은순으로 | 높은 순서로 | 높은 순서대로 | 많은 순 | 많은 순으로 | 많은순 | 큰 순 | 큰 순으로 | 큰 순서대로 | 내림차순 | 내림차순으로 | 최신순 | 최신순으로 | 비싼 순 | 비싼 순으로 | 긴 순으로 | 높은 것부터',
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    '낮은 순 | 낮은 순으로 | 낮은순 | 낮은순으로 | 낮은 순서로 | 적은 순 | 적은 순으로 | 작은 순 | 작은 순으로 | 오름차순 | 오름차순으로 | 오래된 순 | 오래된 순으로 | 싼 순 | 싼 순으로 | 저렴한 순 | 저렴한 순으로 | 짧은 순으로 | 가나다순 | 가나다순으로 | 알파벳순 | 알파벳순으로 | 어린 순으로 | 낮은 것부터',
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    '막대 그래프 | 막대그래프 | 막대그래프로 | 막대 그래프로 | 막대 차트 | 막대 차트로',
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    '선 그래프 | 선그래프 | 꺾은선 그래프 | 꺾은선그래프 | 꺾은선그래프로 | 선 그래프로 | 라인 차트 | 추이 | 추이를',
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    '그래프 | 그래프로 | 차트 | 차트로 | 시각화 | 시각화해줘 | 그려줘 | 그려 줘 | 그림으로 | 도표',
  ),
  heard({ kind: 'chart', chart: 'none' }, '표로 | 표 형식으로 | 그래프 없이 | 테이블로'),
  heard({ kind: 'follow' }, '만 | 그럼 | 그러면 | 대신 | 대신에 | 이번엔 | 이번에는 | 만의 | 똑같이 | 그중'),
]
