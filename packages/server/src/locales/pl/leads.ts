import type { Heard } from '../hears.ts'
import { said } from './forms.ts'
import * as hints from './hints.ts'

const high = (phrases: string, of?: readonly string[]): Heard =>
  said({ kind: 'superlative', direction: 'high', ...(of === undefined ? {} : { of }) }, phrases)
const low = (phrases: string, of?: readonly string[]): Heard =>
  said({ kind: 'superlative', direction: 'low', ...(of === undefined ? {} : { of }) }, phrases)

const number = '(liczba/liczbę/liczby/liczbą)'

export const leads: readonly Heard[] = [
  high(
    `najwyższ~ | największ~ | najlepsz~ | maksymaln~ | maksimum | rekordow~ | najsilniejsz~ | najmocniejsz~ | najwyżej | najlepiej |
    największ(a/ą/ej) ${number} | najwyższ(a/ą/ej) ${number} | maksymaln(a/ą/ej) ${number}`,
  ),
  low(
    `najniższ~ | najmniejsz~ | najgorsz~ | minimaln~ | minimum | najsłabsz~ | najniżej | najgorzej | najmniejsz(a/ą/ej) ${number} |
    najniższ(a/ą/ej) ${number}`,
  ),
  high('najdroższ~ | najdrożej | najbardziej kosztown~', hints.prices),
  low('najtańsz~ | najtaniej | najmniej kosztown~', hints.prices),
  high('najdłuższ~ | najdłużej | najdłużej trwając~', hints.lengths),
  low('najkrótsz~ | najkrócej', hints.lengths),
  high('najstarsz~ | najstars(i/i)', hints.ages),
  low('najmłodsz~ | najmłodsi', hints.ages),
  high('najwyższ~ | najwyżsi', hints.heights),
  low('najniższ~ | najniżsi', hints.heights),
  high('najcięższ~', hints.weights),
  low('najlżejsz~', hints.weights),
  high('najcieplejsz~ | najgorętsz~ | najcieplej', hints.warmth),
  low('najzimniejsz~ | najchłodniejsz~ | najzimniej', hints.warmth),
  high('najszybsz~ | najszybciej', hints.speeds),
  low('najwolniejsz~ | najwolniej', hints.speeds),
  high('najludniejsz~ | najbardziej zaludnion~ | najliczniejsz~', hints.people),
  low('najmniej zaludnion~ | najmniej ludn~', hints.people),
  high('najrozleglejsz~ | najobszerniejsz~', hints.areas),
  high(
    'najlepiej opłacan~ | najlepiej zarabiając~ | najbogatsz~ | najlepiej płatn~ | najwyżej opłacan~',
    hints.pays,
  ),
  low('najgorzej opłacan~ | najgorzej zarabiając~ | najbiedniejsz~ | najgorzej płatn~', hints.pays),
  high('najlepiej ocenian~ | najwyżej ocenian~ | najlepiej ocenion~ | najwyżej ocenion~', hints.ratings),
  low('najgorzej ocenian~ | najniżej ocenian~ | najgorzej ocenion~', hints.ratings),
  high('najnowsz~ | najpóźniejsz~ | najpóźniej | ostatnio | najśwież(szy/sza/sze)', hints.times),
  low('najwcześniejsz~ | najwcześniej | najstarsz~ | najdawniejsz~', hints.times),
  high('najmłodsz~ | najmłodsi', hints.births),
  low('najstarsz~ | najstarsi', hints.births),
  high('najdalsz~ | najdalej', hints.distances),
  said(
    { kind: 'most', direction: 'high' },
    'najwięcej | najbardziej | największ(a/ą/ej) ${number} | więcej niż inne | większość | najliczniej'.replace(
      '${number}',
      number,
    ),
  ),
  said({ kind: 'most', direction: 'low' }, `najmniej | najmniejsz(a/ą/ej) ${number}`),
  said(
    { kind: 'frequent', direction: 'high' },
    'najczęściej | najczęstsz~ | najpopularniejsz~ | najbardziej popularn~ | najczęściej występując~ | najpowszechniejsz~',
  ),
  said(
    { kind: 'frequent', direction: 'low' },
    'najrzadziej | najrzadsz~ | najmniej popularn~ | najrzadziej występując~ | najmniej powszechn~',
  ),
  said(
    { kind: 'rank', direction: 'high' },
    'top | czołow~ | lider | liderzy | liderów | czołówka | najlepsi',
  ),
  said({ kind: 'rank', direction: 'low' }, 'ostatni w rankingu | najgorsi | dolne | końcówka'),
  said(
    { kind: 'rank', direction: 'high', position: true },
    'pierwsz~ | pierwsi | na początku | na początku listy | początkow~ | u góry',
  ),
  said(
    { kind: 'rank', direction: 'low', position: true },
    'ostatn+ | na końcu | na końcu listy | końcow~ | u dołu',
  ),
]
