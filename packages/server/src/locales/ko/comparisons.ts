import { heard, type Heard } from '../hears.ts'
import { ages, heights, lengths, prices, temperatures, times, weights } from './leads.ts'

const comparatives: readonly Heard[] = [
  heard(
    { kind: 'comparative', direction: 'high' },
    '더 많은 | 더 높은 | 더 큰 | 더 많나요 | 더 높나요 | 더 큰가요 | 더 많은가요 | 더 높은가요 | 더 많이 | 더 많아 | 더 높아 | 더 커 | 더 좋은',
  ),
  heard(
    { kind: 'comparative', direction: 'low' },
    '더 적은 | 더 낮은 | 더 작은 | 더 적나요 | 더 낮나요 | 더 작은가요 | 더 적게 | 더 낮아 | 더 적어 | 더 나쁜',
  ),
  heard(
    { kind: 'comparative', direction: 'high', of: ages },
    '더 나이가 많아 | 나이가 더 많아 | 나이가 더 많나요 | 더 나이가 많나요 | 더 나이 많은 | 나이가 더 많은 | 더 나이가 많은 | 연상',
  ),
  heard(
    { kind: 'comparative', direction: 'low', of: ages },
    '더 어린 | 더 어려 | 더 젊은 | 나이가 더 적은 | 연하',
  ),
  heard({ kind: 'comparative', direction: 'high', of: lengths }, '더 긴 | 더 오래 | 더 먼'),
  heard({ kind: 'comparative', direction: 'low', of: lengths }, '더 짧은 | 더 가까운'),
  heard({ kind: 'comparative', direction: 'high', of: heights }, '키가 더 큰 | 더 키가 큰'),
  heard({ kind: 'comparative', direction: 'high', of: weights }, '더 무거운'),
  heard({ kind: 'comparative', direction: 'low', of: weights }, '더 가벼운'),
  heard({ kind: 'comparative', direction: 'high', of: prices }, '더 비싼'),
  heard({ kind: 'comparative', direction: 'low', of: prices }, '더 싼 | 더 저렴한'),
  heard({ kind: 'comparative', direction: 'low', of: times }, '더 이른 | 더 먼저 | 더 오래된 | 더 일찍'),
  heard({ kind: 'comparative', direction: 'high', of: times }, '더 늦은 | 더 최근 | 더 나중'),
  heard(
    { kind: 'difference' },
    '차이 | 격차 | 차 | 얼마나 더 | 얼마나 차이 | 차이가 얼마 | 차액 | 얼마나 많은 차이 | 얼마 차이',
  ),
  heard({ kind: 'difference', of: ages }, '나이 차이 | 나이차 | 몇 살 차이'),
  heard({ kind: 'difference', of: heights }, '키 차이'),
  heard({ kind: 'difference', of: lengths }, '시간 차이'),
  heard({ kind: 'contains' }, '포함하는 | 포함된 | 포함한 | 들어간 | 들어가는 | 들어 있는 | 들어있는 | 포함'),
  heard(
    { kind: 'share' },
    '비율 | 비중 | 퍼센트 | 몇 퍼센트 | 몇퍼센트 | % | 몇 % | 프로 | 몇 프로 | 백분율 | 점유율 | 차지하는 비율 | 차지하는 비중 | 구성비',
  ),
  heard({ kind: 'beside', offset: 1 }, '다음 | 다음에 오는 | 바로 다음 | 바로 뒤 | 다음의 | 바로 아래'),
  heard({ kind: 'beside', offset: -1 }, '바로 앞 | 바로 전 | 직전 | 앞에 오는 | 바로 위'),
  heard({ kind: 'beside', offset: 1, plain: true }, '뒤 | 뒤에 | 아래'),
  heard({ kind: 'beside', offset: -1, plain: true }, '앞 | 앞에 | 위'),
]

/** A bound stands behind its number: 500보다 큰. */
const bounds: readonly Heard[] = [
  heard(
    { kind: 'compare', operator: '>', place: 'after' },
    '초과 | 초과하는 | 초과한 | 초과인 | 초과의 | 넘는 | 넘은 | 넘게 | 넘어가는 | 넘어선 | 웃도는 | 보다 큰 | 보다 많은 | 보다 높은 | 보다 많이 | 보다 높게 | 보다 위인 | 보다 더 큰 | 보다 더 많은 | 보다 더 높은 | 보다 크고 | 보다 많고',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after' },
    '미만 | 미만인 | 미만의 | 안 되는 | 안되는 | 못 미치는 | 밑도는 | 보다 작은 | 보다 적은 | 보다 낮은 | 보다 적게 | 보다 낮게 | 보다 더 작은 | 보다 더 적은 | 보다 더 낮은',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    '이상 | 이상인 | 이상의 | 이상으로 | 이상이고 | 이상이며',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    '이하 | 이하인 | 이하의 | 이내 | 이내의 | 이내인 | 이하로',
  ),
  heard({ kind: 'compare', operator: '=', place: 'after' }, '와 같은 | 과 같은 | 와 동일한 | 과 동일한'),
  heard({ kind: 'compare', operator: '!=', place: 'after' }, '와 다른 | 과 다른 | 이 아닌 값'),
  heard({ kind: 'compare', operator: '>', place: 'before' }, '>'),
  heard({ kind: 'compare', operator: '<', place: 'before' }, '<'),
  heard({ kind: 'compare', operator: '>=', place: 'before' }, '최소한 | 적어도 | ≥ | >='),
  heard({ kind: 'compare', operator: '<=', place: 'before' }, '많아야 | 최대한 | ≤ | <='),
  heard({ kind: 'compare', operator: '=', place: 'before' }, '정확히 | 딱 | ='),
  heard({ kind: 'compare', operator: '!=', place: 'before' }, '≠ | !='),
  heard(
    { kind: 'compare', operator: '>', place: 'after', of: ages },
    '보다 나이가 많은 | 보다 나이 많은 | 보다 연상인 | 세 초과 | 세 초과인 | 살 넘은 | 보다 나이가 많고 | 세 넘은 | 살이 넘은 | 세가 넘는 | 보다 늙은',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after', of: ages },
    '보다 어린 | 보다 젊은 | 보다 나이가 적은 | 세 미만 | 세 미만인 | 세 미만의 | 살 미만 | 살 미만인',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after', of: ages },
    '세 이상 | 살 이상 | 세 이상인 | 세 이상의 | 살 이상인',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after', of: ages },
    '세 이하 | 살 이하 | 세 이하인 | 세 이하의 | 살 이하인',
  ),
  heard({ kind: 'compare', operator: '>', place: 'after', of: prices }, '보다 비싼'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: prices }, '보다 싼 | 보다 저렴한'),
  heard(
    { kind: 'compare', operator: '>', place: 'after', of: lengths },
    '보다 긴 | 보다 오래 | 보다 먼 | 보다 오래 걸린',
  ),
  heard({ kind: 'compare', operator: '<', place: 'after', of: lengths }, '보다 짧은 | 보다 가까운'),
  heard({ kind: 'compare', operator: '>', place: 'after', of: weights }, '보다 무거운'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: weights }, '보다 가벼운'),
  heard({ kind: 'compare', operator: '>', place: 'after', of: heights }, '보다 키가 큰'),
  heard({ kind: 'compare', operator: '>', place: 'after', of: temperatures }, '보다 더운 | 보다 따뜻한'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: temperatures }, '보다 추운'),
]

export const comparisons: readonly Heard[] = [
  ...comparatives,
  ...bounds,
  heard({ kind: 'when', operator: '>' }, '보다 늦은 | 후 | 후에 | 뒤에 | 지나서'),
  heard({ kind: 'when', operator: '>=' }, '이후 | 이후의 | 이후에 | 이후로 | 부터 | 이래'),
  heard({ kind: 'when', operator: '<' }, '이전 | 이전의 | 이전에 | 전 | 전에 | 보다 이른'),
  heard({ kind: 'when', operator: '<=' }, '까지 | 까지의'),
  heard({ kind: 'between' }, '사이 | 사이의 | 사이인 | 사이에 | 범위의 | 에서 | 부터'),
  heard(
    { kind: 'joint', of: 'and' },
    '와 | 과 | 및 | 그리고 | 이랑 | 랑 | 하고 | 이고 | 이면서 | 동시에 | &',
  ),
  heard({ kind: 'joint', of: 'or' }, '또는 | 혹은 | 이나 | 아니면'),
  heard({ kind: 'joint', of: 'to' }, '에서 | 부터'),
  heard({ kind: 'same' }, '같은 | 동일한'),
  heard(
    { kind: 'negation' },
    `
    아닌 | 아니고 | 아니라 | 아닌가 | 제외 | 제외한 | 제외하고 | 제외하면 | 제외하여 | 제외된 | 빼고 | 뺀 | 빼면 | 외 | 외의 | 외에 | 이외 | 이외의 |
    이외에 | 말고 | 않은 | 않는 | 않고 | 않았던 | 못한 | 아닌 것 | 안 된 | 안된 | 속하지 않는 | 포함하지 않는
  `,
  ),
  heard(
    { kind: 'missing' },
    `
    없는 | 없음 | 없이 | 비어 있는 | 비어있는 | 비어 | 빈 | 누락 | 누락된 | 결측 | 결측치 | 결측값 | 공백 | 공백인 | 미입력 | 미기재 | 빠진 | 빠져 있는 |
    기록되지 않은 | 입력되지 않은 | 알 수 없는 | 안 매겨진 | null
  `,
  ),
  heard(
    { kind: 'compared' },
    '비교 | 비교해줘 | 비교해 | 비교해 주세요 | 비교해주세요 | 비교하면 | 대비 | 각각 | 각각의 | 견주어',
  ),
]
