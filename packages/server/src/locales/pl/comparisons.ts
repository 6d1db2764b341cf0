import { heard, type Heard } from '../hears.ts'
import { said } from './forms.ts'
import * as hints from './hints.ts'

type Direction = 'high' | 'low'

const comparative = (direction: Direction, phrases: string, of?: readonly string[]): Heard =>
  said({ kind: 'comparative', direction, ...(of === undefined ? {} : { of }) }, phrases)

/** starszy niż, starszych od */
const than = (operator: '>' | '<', phrases: string, of?: readonly string[]): Heard =>
  said(
    { kind: 'compare', operator, place: 'before', ...(of === undefined ? {} : { of }) },
    phrases
      .split('|')
      .flatMap((phrase) => [`${phrase.trim()} niż`, `${phrase.trim()} od`])
      .join('|'),
  )

const pairs: readonly (readonly [Direction, string, readonly string[]])[] = [
  ['high', 'starsz~ | starsi', hints.ages],
  ['low', 'młodsz~ | młodsi', hints.ages],
  ['high', 'dłuższ~ | dłużej', hints.lengths],
  ['low', 'krótsz~ | krócej', hints.lengths],
  ['high', 'wyższ~ | wyżsi', hints.heights],
  ['high', 'cięższ~', hints.weights],
  ['low', 'lżejsz~', hints.weights],
  ['high', 'droższ~ | drożej', hints.prices],
  ['low', 'tańsz~ | taniej', hints.prices],
  ['high', 'szybsz~ | szybciej', hints.speeds],
  ['low', 'wolniejsz~ | wolniej', hints.speeds],
  ['high', 'cieplejsz~ | cieplej', hints.warmth],
  ['low', 'zimniejsz~ | zimniej | chłodniejsz~', hints.warmth],
]

const comparatives: readonly Heard[] = [
  comparative('high', 'więcej | wyższ~ | większ~ | lepsz~ | bardziej | lepiej | częściej | wyżej'),
  comparative('low', 'mniej | niższ~ | mniejsz~ | gorsz~ | gorzej | rzadziej | niżej'),
  ...pairs.map(([direction, phrases, of]) => comparative(direction, phrases, of)),
  comparative(
    'high',
    'zarabia więcej | zarabiają więcej | więcej zarabia | więcej zarabiają | lepiej zarabia',
    hints.pays,
  ),
  comparative(
    'low',
    'zarabia mniej | zarabiają mniej | mniej zarabia | mniej zarabiają | gorzej zarabia',
    hints.pays,
  ),
  comparative('low', 'wcześniejsz~ | wcześniej | pierwsz~', hints.times),
  comparative('high', 'późniejsz~ | później | nowsz~', hints.times),
  said(
    { kind: 'difference' },
    `
    różnic(a/y/ę/ą) | różnic(a/y/ę/ą) między | różnic(a/y/ę/ą) pomiędzy | różnic(a/y/ę/ą) w | o ile więcej | o ile mniej | o ile wyższ~ | o ile niższ~ |
    o ile większ~ | o ile mniejsz~ | ile więcej | ile mniej | o ile | różni się | o ile różni się | o ile lepsz~
  `,
  ),
  said(
    { kind: 'difference', of: hints.ages },
    'o ile starsz~ | o ile młodsz~ | o ile lat starsz~ | o ile lat młodsz~ | różnic(a/y/ę) wieku | o ile lat',
  ),
  said({ kind: 'difference', of: hints.heights }, 'o ile wyższ~ | różnic(a/y/ę) wzrostu'),
  said({ kind: 'difference', of: hints.lengths }, 'o ile dłuższ~ | o ile krótsz~ | o ile dłużej'),
  said(
    { kind: 'contains' },
    `
    zawiera | zawierają | zawierając~ | ze słowem | słowo | ze słowami | z frazą | fraza | frazę | ciąg | z literą | litera | literę |
    zawiera słowo | zawierając~ słowo | ma w nazwie | mają w nazwie | z tekstem
  `,
  ),
  heard(
    { kind: 'share' },
    `
    procent | procenta | procentów | jaki procent | ile procent | odsetek | jaki odsetek | udział | udziału | jaki udział | jaka część |
    jaką część | część | procentowo | procentowy udział | procentowy | w procentach | jaka jest część | jaką część stanowią | %
  `,
  ),
  said(
    { kind: 'beside', offset: 1 },
    `
    następn~ po | następn~ | kolejn~ po | zaraz po | bezpośrednio po | tuż po | następuje po | idzie po | jest po | występuje po | stoi po |
    jest następn~ po
  `,
  ),
  said(
    { kind: 'beside', offset: -1 },
    `
    poprzedn+ | poprzedza | poprzedzając~ | zaraz przed | bezpośrednio przed | tuż przed | jest przed | stoi przed | występuje przed
  `,
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'po | poniżej | za'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'przed | powyżej'),
]

const bounds: readonly Heard[] = [
  ...pairs.map(([direction, phrases, of]) => than(direction === 'high' ? '>' : '<', phrases, of)),
  than('>', 'więcej | wyższ~ | większ~ | lepsz~'),
  than('<', 'mniej | niższ~ | mniejsz~'),
  said(
    { kind: 'compare', operator: '>', place: 'before' },
    `powyżej | ponad | przekracza | przekraczają | przekraczając~ | przekroczył | przekroczyła | przekroczyło | przekroczyły | większ~ niż |
    więcej aniżeli | > | wyżej niż`,
  ),
  said({ kind: 'compare', operator: '<', place: 'before' }, 'poniżej | pod | < | niżej niż | nie osiąga'),
  said(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    co najmniej | przynajmniej | minimum | nie mniej niż | nie mniejsz~ niż | nie niższ~ niż | od co najmniej | większ~ lub równ~ |
    większ~ bądź równ~ | >= | ≥ | min
  `,
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    co najwyżej | najwyżej | maksymalnie | maksimum | nie więcej niż | nie większ~ niż | nie wyższ~ niż | nie przekracza | nie przekraczają |
    nieprzekraczając~ | nie przekraczając~ | mniejsz~ lub równ~ | do | <= | ≤
  `,
  ),
  said(
    { kind: 'compare', operator: '=', place: 'before' },
    'dokładnie | równ~ | równa się | równe | wynosi dokładnie | równo | =',
  ),
  said(
    { kind: 'compare', operator: '!=', place: 'before' },
    'inn~ niż | różn~ od | nie równa się | nierówn~ | != | ≠',
  ),
  said(
    { kind: 'compare', operator: '>=', place: 'after' },
    'lub więcej | i więcej | albo więcej | lub wyżej | i wyżej | lub powyżej | i powyżej | lub później | i później | lub dłużej | i starsz~ | lub starsz~ | lub wyższ~ | lub większ~ | wzwyż | w górę',
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'after' },
    'lub mniej | i mniej | albo mniej | lub niżej | i niżej | lub poniżej | i poniżej | lub wcześniej | i wcześniej | i młodsz~ | lub młodsz~ | lub niższ~ | lub mniejsz~ | w dół',
  ),
]

const rest: readonly Heard[] = [
  heard({ kind: 'when', operator: '>' }, 'po | później niż'),
  heard(
    { kind: 'when', operator: '>=' },
    'od | począwszy od | zaczynając od | nie wcześniej niż | od początku | licząc od',
  ),
  heard({ kind: 'when', operator: '<' }, 'przed | wcześniej niż'),
  heard({ kind: 'when', operator: '<=' }, 'do | aż do | do końca | nie później niż'),
  heard(
    { kind: 'between' },
    'między | pomiędzy | od | w przedziale | w przedziale od | w zakresie | w zakresie od | w granicach | w okresie od | w latach | z przedziału',
  ),
  heard(
    { kind: 'joint', of: 'and' },
    'i | oraz | a | a także | & | ale | plus | wraz z | jak również | i ich | także',
  ),
  heard({ kind: 'joint', of: 'or' }, 'lub | albo | czy | bądź'),
  heard({ kind: 'joint', of: 'to' }, 'do'),
  heard(
    { kind: 'same' },
    'ten sam | ta sama | to samo | te same | tę samą | tym samym | tej samej | tego samego | taki sam | taka sama | takie samo | taką samą | tyle samo',
  ),
  said(
    { kind: 'negation' },
    `
    nie | oprócz | poza | bez | z wyjątkiem | z wyłączeniem | wyłączając | pomijając | nie licząc | nie jest | nie są | nie był | nie była | nie było |
    nie były | nie został | nie została | nie zostało | nie zostały | nie będąc~ | nie ma | nie mają | prócz | nie w | nie z | innych niż | brak |
    wykluczając | żaden | żadnego
  `,
  ),
  said(
    { kind: 'missing' },
    `
    brak | brakuje | brakując~ | brakuje wartości | pust~ | nieznan~ | niepodan~ | nie podano | nie ma podan~ | nie mają podan~ | bez podan~ | nieuzupełnion~ | nieokreślon~ | bez wartości | null |
    brak wartości | brak danych | nie określono | nie wpisano | braki | niewypełnion~
  `,
  ),
  heard(
    { kind: 'compared' },
    'porównaj | porównanie | porównać | w porównaniu z | w porównaniu do | porównując | kontra | vs | versus | zestaw | zestawienie',
  ),
]

export const comparisons: readonly Heard[] = [...comparatives, ...bounds, ...rest]
