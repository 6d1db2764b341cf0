import { heard, type Heard } from '../hears.ts'

export const prices = [
  '가격',
  '단가',
  '요금',
  '운임',
  '비용',
  '판매가',
  '임대료',
  'price',
  'fare',
  'cost',
  'fee',
]
export const lengths = ['시간', '기간', '길이', '거리', 'duration', 'length', 'distance', 'runtime']
export const times = ['날짜', '일자', '일시', '연도', 'date', 'time', 'year', 'day']
export const ages = ['나이', '연령', 'age']
export const heights = ['키', '신장', '높이', '고도', 'height', 'elevation', 'altitude']
export const weights = ['몸무게', '체중', '무게', '중량', 'weight', 'mass']
export const temperatures = ['기온', '온도', 'temperature']
const speeds = ['속도', '속력', 'speed']
const salaries = ['연봉', '급여', '월급', '임금', '소득', 'salary', 'pay', 'wage', 'income']
const ratings = ['평점', '점수', '평가', '별점', 'rating', 'score', 'stars']
const populations = ['인구', 'population']

const marks = ['가장', '제일', '맨']

/** 가장 높은, 제일 높았던: a mark of the highest before each form. */
const most = (forms: string): string =>
  marks.flatMap((mark) => forms.split(' ').map((form) => `${mark} ${form.replaceAll('_', ' ')}`)).join(' | ')

/** The forms in which an adjective asks and describes. */
const forms = (bare: string, attributive: string): string =>
  `${attributive} ${attributive}가요 ${bare}나요 ${bare}았던 ${bare}았나요 ${bare}습니까 ${bare}아 ${bare}아요 ${bare}지 ${bare}게`

/** Apart from its mark: 가장 매출이 높은. */
const bare: readonly Heard[] = [
  heard({ kind: 'superlative', direction: 'high' }, '높은 | 높았던 | 높은가요 | 높나요 | 큰 | 컸던 | 큰가요'),
  heard({ kind: 'superlative', direction: 'low' }, '낮은 | 낮았던 | 낮은가요 | 낮나요 | 작은 | 작았던'),
  heard({ kind: 'superlative', direction: 'high', of: prices }, '비싼 | 비쌌던'),
  heard({ kind: 'superlative', direction: 'low', of: prices }, '싼 | 저렴한 | 저렴했던'),
  heard({ kind: 'superlative', direction: 'high', of: lengths }, '긴 | 길었던'),
  heard({ kind: 'superlative', direction: 'low', of: lengths }, '짧은 | 짧았던'),
  heard({ kind: 'most', direction: 'high' }, '많은 | 많았던 | 많나요 | 많은가요 | 많이'),
  heard({ kind: 'most', direction: 'low' }, '적은 | 적었던 | 적나요'),
]

export const leads: readonly Heard[] = [
  ...bare,
  heard(
    { kind: 'superlative', direction: 'high' },
    `최고 | 최고의 | 최대 | 최대의 | 최댓값 | 최대값 | 최고값 | ${most(`${forms('높', '높은')} 컸던 컸나요 큰 큰가요 크나요 큽니까 커 크게 좋은 좋았던 좋나요 우수한 뛰어난 강한`)}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    `최저 | 최저의 | 최소 | 최소의 | 최솟값 | 최소값 | 최저값 | 최악의 | ${most(`${forms('낮', '낮은')} ${forms('작', '작은')} 나쁜 나빴던 나쁜가요 저조한 약한`)}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: prices },
    `최고가 | 최고가의 | ${most('비싼 비쌌던 비싼가요 비싸 비쌉니까 고가의 고가인')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: prices },
    `최저가 | 최저가의 | ${most('싼 쌌던 싼가요 저렴한 저렴했던 저렴한가요 값싼')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: lengths },
    `최장 | ${most('긴 길었던 긴가요 오래 오래_걸린 먼 멀었던 오래된_시간')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: lengths },
    `최단 | ${most('짧은 짧았던 짧은가요 가까운')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ages },
    `최고령 | 최연장 | ${most('나이_많은 나이가_많은 늙은 나이_든 연장자인 연장자')} | 최고령자`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ages },
    `최연소 | ${most('어린 젊은 어린가요 젊은가요 나이_적은 나이가_적은')}`,
  ),
  heard({ kind: 'superlative', direction: 'high', of: heights }, most('키가_큰 키_큰')),
  heard({ kind: 'superlative', direction: 'low', of: heights }, most('키가_작은 키_작은')),
  heard({ kind: 'superlative', direction: 'high', of: weights }, most('무거운 무거웠던 무거운가요')),
  heard({ kind: 'superlative', direction: 'low', of: weights }, most('가벼운 가벼웠던 가벼운가요')),
  heard({ kind: 'superlative', direction: 'high', of: temperatures }, most('더운 더웠던 따뜻한 뜨거운')),
  heard({ kind: 'superlative', direction: 'low', of: temperatures }, most('추운 추웠던 시원한 차가운')),
  heard({ kind: 'superlative', direction: 'high', of: speeds }, `최고속 | ${most('빠른 빨랐던 빠른가요')}`),
  heard({ kind: 'superlative', direction: 'low', of: speeds }, most('느린 느렸던 느린가요')),
  heard({ kind: 'superlative', direction: 'high', of: populations }, most('인구가_많은 인구_많은')),
  heard({ kind: 'superlative', direction: 'low', of: populations }, most('인구가_적은 인구_적은')),
  heard({ kind: 'superlative', direction: 'high', of: salaries }, most('많이_버는 많이_받는 돈을_많이_버는')),
  heard({ kind: 'superlative', direction: 'low', of: salaries }, most('적게_버는 적게_받는')),
  heard({ kind: 'superlative', direction: 'high', of: ratings }, most('평가가_좋은 평이_좋은 높이_평가된')),
  heard({ kind: 'superlative', direction: 'low', of: ratings }, most('평가가_나쁜 평이_나쁜')),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    `최신 | 최근 | 최신의 | ${most('최근 최근의 늦은 늦었던 늦게 나중의 새로운')}`,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: times },
    `최초 | ${most('이른 오래된 빠른_날짜의 일찍 먼저')}`,
  ),
  heard(
    { kind: 'most', direction: 'high' },
    `최다 | ${most(`${forms('많', '많은')} 많이 많이_팔린 잘_팔린 많이_판매된 잘_팔리는`)}`,
  ),
  heard(
    { kind: 'most', direction: 'low' },
    `최소한의 | ${most(`${forms('적', '적은')} 적게 적었던 적었나요 적게_팔린 안_팔린`)}`,
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    most('흔한 흔히 자주 자주_나오는 자주_등장하는 빈번한 인기_있는 인기있는 인기_많은 일반적인'),
  ),
  heard({ kind: 'frequent', direction: 'low' }, most('드문 희귀한 드물게 인기_없는 인기없는')),
  heard({ kind: 'rank', direction: 'high' }, '상위 | 톱 | 탑 | top | 베스트 | 상위권'),
  heard({ kind: 'rank', direction: 'low' }, '하위 | 워스트 | 하위권 | bottom'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    '첫 번째 | 첫번째 | 처음 | 첫 | 맨 앞 | 맨 위 | 맨 처음 | 첫째',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    '마지막 | 맨 끝 | 맨 아래 | 맨 뒤 | 끝 | 맨 마지막',
  ),
]
