import { heard, type Heard } from '../hears.ts'

export const ko: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    '원형 차트 | 원그래프 | 파이 차트 | 원형 그래프 | 파이차트 | 원형 차트로 | 파이 차트로 | 원그래프로',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    '누적 | 누적 막대 | 누적 막대 그래프 | 누적 막대 차트 | 누적형 | 누적 막대그래프 | 누적 막대 그래프로',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    '묶은 막대 | 묶은 막대 그래프 | 그룹 막대 그래프 | 그룹 막대 차트',
  ),
  heard({ kind: 'chart', chart: 'scatter' }, '산점도 | 산점도로 | 분산형 차트 | 산포도 | 분산형 차트로'),
  heard({ kind: 'chart', chart: 'histogram' }, '히스토그램 | 히스토그램으로'),
  heard({ kind: 'chart', chart: 'area' }, '영역 차트 | 영역형 차트 | 면적 그래프'),
  heard({ kind: 'chart', chart: 'box' }, '상자 그림 | 박스 플롯 | 박스플롯'),
  heard({ kind: 'chart', chart: 'heat-map' }, '히트맵 | 열지도'),
  heard({ kind: 'chart', chart: 'number' }, '숫자로 | 하나의 숫자로'),
  heard(
    { kind: 'chart', chart: 'none' },
    '차트 없이 | 그래프 없이 | 차트는 필요 없어 | 숫자만 | 표만 | 그래프는 필요 없어',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    '관계 | 사이의 관계 | 상관관계 | 상관 관계 | 간의 관계 | 연관성 | 관계를 | 상관관계를',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    '추세 | 추이 | 변화 | 경향 | 트렌드 | 시간에 따른 | 추세를 | 추이를 | 변화를',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, '비율 | 비중 | 백분율 | 구성비 | 점유율 | 비율을 | 비중을'),
  heard({ kind: 'suggest', chart: 'bar' }, '비교 | 비교해 | 비교하여 | 비교를 | 대비'),
  heard({ kind: 'suggest', chart: 'histogram' }, '분포 | 분포를'),
  heard({ kind: 'axis', axis: 'x' }, 'x축 | x 축 | 가로축 | x축을'),
  heard({ kind: 'axis', axis: 'y' }, 'y축 | y 축 | 세로축 | y축을'),
  heard({ kind: 'bin' }, '구간 | 간격 | 구간별'),
  heard({ kind: 'grain', grain: 'weekday' }, '요일 | 요일별 | 요일마다 | 요일별로 | 각 요일'),
  heard({ kind: 'grain', grain: 'hour' }, '시간대 | 시간대별 | 시간별 | 시간마다 | 매시간 | 시간대별로'),
]
