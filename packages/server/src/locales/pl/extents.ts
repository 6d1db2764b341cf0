import { heard, type Heard } from '../hears.ts'
import * as hints from './hints.ts'

const asks = (of: readonly string[], phrases: string): Heard =>
  heard({ kind: 'ask', about: 'thing', of }, phrases)

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  asks(
    hints.lengths,
    'jak długo | jak długi | jak długa | ile trwa | ile trwał | ile trwała | ile trwało | jakiej długości',
  ),
  asks(
    hints.heights,
    'jak wysoki | jak wysoka | jak wysokie | jak wysoko | jakiej wysokości | ile ma wzrostu | ile mierzy',
  ),
  asks(['głębokość', 'depth'], 'jak głęboki | jak głęboka | jak głębokie | jakiej głębokości'),
  asks(['szerokość', 'width', 'breadth'], 'jak szeroki | jak szeroka | jakiej szerokości'),
  asks(hints.areas, 'jak duży | jak duża | jak duże | jak wielki | jakiej wielkości | jaką ma powierzchnię'),
  asks(hints.ages, 'ile lat ma | ile lat | ile lat mają | w jakim wieku | w jakim wieku jest | ile ma lat'),
  asks(hints.weights, 'ile waży | ile ważą | ile ważył | jak ciężki | jak ciężka'),
  asks(hints.speeds, 'jak szybko | jak szybki | jak szybka | z jaką prędkością'),
  asks(['odległość', 'dystans', 'distance'], 'jak daleko | jak daleki | w jakiej odległości'),
  asks(hints.warmth, 'jak ciepło | jak gorąco | jak zimno | ile stopni'),
  asks(['gęstość', 'density'], 'jak gęsto | jak gęsto zaludniony | jak gęsto zaludniona'),
  asks(
    hints.prices,
    'ile kosztuje | ile kosztują | ile kosztował | ile kosztowała | ile kosztowało | po ile | jak drogi | jak droga | za ile',
  ),
  asks(
    [...hints.people, 'inhabitants', 'residents'],
    'ilu ludzi | ile osób mieszka | ilu mieszkańców | ile ludzi | liczba mieszkańców | liczba ludności | ilu ma mieszkańców',
  ),
]
