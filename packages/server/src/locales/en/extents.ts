import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['duration', 'length', 'distance', 'runtime'] },
    'how long | how lengthy',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['height', 'elevation', 'altitude'] }, 'how tall | how high'),
  heard({ kind: 'ask', about: 'thing', of: ['depth'] }, 'how deep'),
  heard({ kind: 'ask', about: 'thing', of: ['width', 'breadth'] }, 'how wide | how broad'),
  heard({ kind: 'ask', about: 'thing', of: ['area', 'size', 'surface'] }, 'how big | how large'),
  heard({ kind: 'ask', about: 'thing', of: ['age'] }, 'how old'),
  heard({ kind: 'ask', about: 'thing', of: ['weight', 'mass'] }, 'how heavy'),
  heard({ kind: 'ask', about: 'thing', of: ['speed', 'velocity'] }, 'how fast'),
  heard({ kind: 'ask', about: 'thing', of: ['distance'] }, 'how far'),
  heard({ kind: 'ask', about: 'thing', of: ['temperature'] }, 'how hot | how cold | how warm'),
  heard({ kind: 'ask', about: 'thing', of: ['density'] }, 'how dense | how densely populated'),
  heard(
    { kind: 'ask', about: 'thing', of: ['price', 'fare', 'cost', 'fee', 'charge', 'rent'] },
    'how expensive | how costly | how much does | how much do | how much did | how much is | how much are',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['population', 'inhabitants', 'residents'] },
    'how many people | how many inhabitants | how many residents | how many citizens | how many people live | number of people | number of inhabitants | number of residents | number of citizens',
  ),
]
