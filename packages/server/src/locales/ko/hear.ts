import { heard, type Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { ko as subjects } from '../subjects/ko.ts'
import { extents } from './extents.ts'
import { comparisons } from './comparisons.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { leads } from './leads.ts'
import { measures } from './measures.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { partsOf, stem } from './parts.ts'
import { periods, units } from './periods.ts'
import { shapes } from './shapes.ts'

const unsupported = heard(
  { kind: 'unsupported' },
  `
  상관 | 상관관계 | 상관계수 | 관계 | 관련 | 관련성 | 연관성 | 회귀 | 회귀분석 | 공분산 | 백분위 | 백분위수 | 사분위 | 사분위수 | 왜도 | 첨도 |
  이상치 | 이상값 | 분포 | 히스토그램 | 정규분포 | 예측 | 예측해줘 | 예측해 | 전망 | 예상 | 내년 | 다음 달 | 다음 해 | 추세 | 트렌드 | 성장 | 성장률 |
  증가 | 증가율 | 증가한 | 증가했나요 | 늘어난 | 늘었나요 | 감소 | 감소율 | 감소한 | 감소했나요 | 줄어든 | 줄었나요 | 상승 | 상승률 | 하락 | 하락률 |
  변화 | 변화율 | 증감 | 증감률 | 전년 대비 | 전월 대비 | 전년 동기 대비 | 이동평균 | 이동 평균 | 배 | 몇 배 | 나눈 | 나누면 | 곱한 | 1인당 | 인당 |
  왜 | 어째서 | 이유 | 원인 | 요인 | 설명해줘 | 설명해 | 유의한 | 유의미한 | 유의성 | 검정 | t검정 | 군집 | 클러스터 | 클러스터링 | 피벗 | 병합 | 조인 |
  삭제 | 삭제해줘 | 수정 | 수정해줘 | 업데이트 | 추가해줘 | 채워줘 | 정규화 | 표준화 | 한 번도
`,
)

const whole = new Set([
  ...glossary.map(([word]) => word),
  ...subjects.map(([word]) => word),
  ...synonyms.flat(),
  ...kindWords,
  ...'가장 제일 어느 얼마 모두 전부 지난 이번 다음 평균 합계 최고 최저 최대 최소 상위 하위 사이 이후 이전 이상 이하 초과 미만 이내 이외 제외 각각 나이 차이 높이 길이 넓이 깊이 크기 무게 하나 보다 부터 까지 마다 에서'.split(
    ' ',
  ),
])

export const hears: Hears = {
  spaced: true,
  words: [
    ...measures,
    ...leads,
    ...comparisons,
    ...shapes,
    ...periods,
    ...extents,
    ...units,
    unsupported,
    { meaning: { kind: 'verb' }, phrases: verbs },
    { meaning: { kind: 'filler' }, phrases: fillers },
  ],
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['순위', '등수', '랭킹'],
  sizeWords: ['면적', '크기'],
  stem: remembered(stem),
  parts: remembered((word) => partsOf(word, (text) => whole.has(text))),
  trailing: true,
}
