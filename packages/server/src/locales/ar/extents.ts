import { heard, type Heard } from '../hears.ts'
import {
  ages,
  areas,
  densities,
  depths,
  heights,
  lengths,
  people,
  prices,
  speeds,
  warmth,
  weights,
  widths,
} from './hints.ts'

const asks = (of: readonly string[], phrases: string): Heard =>
  heard({ kind: 'ask', about: 'thing', of }, phrases)

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  asks(lengths, 'كم يستغرق | كم تستغرق | كم استغرق | كم استغرقت | كم من الوقت | كم يدوم | كم تدوم | كم دامت'),
  asks(heights, 'كم يعلو | كم ترتفع | كم يرتفع'),
  asks(depths, 'إلى أي عمق'),
  asks(widths, 'إلى أي عرض'),
  asks(areas, 'ما مدى كبر | كم يتسع | كم تتسع'),
  asks(ages, 'كم عمره | كم عمرها | كم سنه | كم سنها'),
  asks(weights, 'كم يزن | كم تزن'),
  asks(speeds, 'ما مدى سرعة | كم يسرع'),
  asks(['مسافة', 'المسافة', 'distance'], 'كم تبعد | كم يبعد'),
  asks(warmth, 'ما مدى حرارة | ما مدى برودة'),
  asks(densities, 'ما مدى كثافة'),
  asks(prices, 'بكم | كم يكلف | كم تكلف | بكم يباع | بكم تباع'),
  asks(
    people,
    'كم شخصا | كم شخص | كم عدد السكان | عدد السكان | كم نسمة | كم ساكنا | كم يسكن | كم عدد سكان | عدد سكان',
  ),
]
