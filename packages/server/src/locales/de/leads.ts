import { heard, type Heard } from '../hears.ts'

export const prices = [
  'Preis',
  'Ticketpreis',
  'Verkaufspreis',
  'Stückpreis',
  'Einzelpreis',
  'Flugpreis',
  'Fahrpreis',
  'Tarif',
  'Kosten',
  'Miete',
  'Gebühr',
  'price',
  'fare',
  'cost',
  'fee',
  'rent',
]
export const lengths = [
  'Dauer',
  'Länge',
  'Entfernung',
  'Distanz',
  'Strecke',
  'Laufzeit',
  'Flugzeit',
  'duration',
  'length',
  'distance',
  'runtime',
]
export const times = ['Datum', 'Zeit', 'Jahr', 'Tag', 'Zeitpunkt', 'date', 'time', 'year', 'day']
export const ages = ['Alter', 'age']
export const heights = ['Höhe', 'Größe', 'Körpergröße', 'height', 'elevation', 'altitude']
export const weights = ['Gewicht', 'Masse', 'Körpergewicht', 'weight', 'mass']
export const temperatures = ['Temperatur', 'temperature', 'temp']
export const speeds = ['Geschwindigkeit', 'Tempo', 'speed']
export const populations = ['Bevölkerung', 'Einwohner', 'Einwohnerzahl', 'population']
export const wages = ['Gehalt', 'Lohn', 'Einkommen', 'salary', 'pay', 'wage', 'income']
const ratings = ['Bewertung', 'Sterne', 'Note', 'rating', 'score', 'stars']
const areas = ['Fläche', 'area']

const endings = ['e', 'en', 'er', 'es', 'em']

/** Every form of the superlatives that begin so: höchst → höchste, höchsten, am höchsten. */
export const superlatives = (roots: string): readonly string[] =>
  roots.split(' ').flatMap((root) => [...endings.map((ending) => root + ending), `am ${root}en`])

/** Every form of the comparatives: höher → höher, höhere, höheren. */
export const comparatives = (roots: string): readonly string[] =>
  roots.split(' ').flatMap((root) => [root, ...endings.map((ending) => root + ending)])

type Direction = 'high' | 'low'

const superlative = (direction: Direction, roots: string, of?: readonly string[]): Heard => ({
  meaning: { kind: 'superlative', direction, ...(of === undefined ? {} : { of }) },
  phrases: superlatives(roots),
})

const comparative = (direction: Direction, roots: string, of?: readonly string[]): Heard => ({
  meaning: { kind: 'comparative', direction, ...(of === undefined ? {} : { of }) },
  phrases: comparatives(roots),
})

/** Sizes that a pair of words orders: what grows, what shrinks, and of what. */
const pairs: readonly (readonly [string, string, readonly string[] | undefined])[] = [
  [
    'höchst größt grösst best stärkst maximalst',
    'niedrigst kleinst geringst schlechtest schwächst tiefst',
    undefined,
  ],
  ['teuerst kostspieligst', 'billigst günstigst preiswertest preisgünstigst', prices],
  ['längst weitest', 'kürzest', lengths],
  ['ältest', 'jüngst', ages],
  ['schwerst', 'leichtest', weights],
  ['heißest wärmst', 'kältest kühlst', temperatures],
  ['schnellst', 'langsamst', speeds],
  ['bevölkerungsreichst einwohnerstärkst', 'bevölkerungsärmst einwohnerärmst', populations],
  ['bestbezahlt bestbezahltest höchstbezahlt', 'schlechtbezahltest schlechtestbezahlt', wages],
  ['bestbewertet bestbewertetst höchstbewertet', 'schlechtestbewertet schlechtbewertetst', ratings],
  ['flächengrößt flächenmäßig größt', 'flächenkleinst flächenmäßig kleinst', areas],
  ['neuest neust spätest letztmöglich aktuellst', 'frühest', times],
]

const more: readonly (readonly [string, string, readonly string[] | undefined])[] = [
  ['höher größer grösser besser', 'niedriger kleiner geringer schlechter', undefined],
  ['teurer', 'billiger günstiger preiswerter', prices],
  ['länger weiter', 'kürzer', lengths],
  ['älter', 'jünger', ages],
  ['schwerer', 'leichter', weights],
  ['wärmer heißer', 'kälter kühler', temperatures],
  ['schneller', 'langsamer', speeds],
  ['später neuer', 'früher', times],
]

export const leads: readonly Heard[] = [
  ...pairs.flatMap(([high, low, of]) => [superlative('high', high, of), superlative('low', low, of)]),
  heard(
    { kind: 'superlative', direction: 'high' },
    'maximal | maximale | maximalen | maximaler | maximales | Maximum | Höchstwert | größter Wert | höchster Wert | größte Anzahl | höchste Anzahl | größte Zahl | höchste Zahl | größte Menge | höchst',
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    'minimal | minimale | minimalen | minimaler | minimales | Minimum | Tiefstwert | kleinster Wert | niedrigster Wert | geringste Anzahl | kleinste Anzahl | niedrigste Anzahl | mindest',
  ),
  heard({ kind: 'superlative', direction: 'high', of: times }, 'zuletzt | jüngstes Datum | letztes Datum'),
  heard({ kind: 'superlative', direction: 'low', of: times }, 'zuerst | erstes Datum'),
  heard(
    { kind: 'superlative', direction: 'high', of: populations },
    'meisten Einwohner | meisten Einwohnern | am dichtesten besiedelt',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: populations },
    'wenigsten Einwohner | wenigsten Einwohnern',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: wages },
    'verdient am meisten | verdienen am meisten | am meisten verdient | meisten verdient | am besten bezahlt | bestbezahlter',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: wages },
    'verdient am wenigsten | verdienen am wenigsten | am wenigsten verdient | am schlechtesten bezahlt',
  ),
  heard(
    { kind: 'most', direction: 'high' },
    'meiste | meisten | meister | meistes | am meisten | das meiste | die meisten | den meisten',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'wenigste | wenigsten | am wenigsten | die wenigsten | den wenigsten | das wenigste | mindesten',
  ),
  {
    meaning: { kind: 'frequent', direction: 'high' },
    phrases: [
      ...superlatives('häufigst beliebtest populärst gängigst'),
      'am öftesten',
      'meistens',
      'meistverkaufte',
      'meistverkauften',
      'meistgekaufte',
      'meistgekauften',
      'meistgenutzte',
      'meistgenutzten',
    ],
  },
  { meaning: { kind: 'frequent', direction: 'low' }, phrases: superlatives('seltenst unbeliebtest') },
  heard(
    { kind: 'rank', direction: 'high' },
    'top | die top | führend | führende | führenden | Spitze | Bestenliste | obersten | oberste',
  ),
  heard({ kind: 'rank', direction: 'low' }, 'flop | untersten | unterste | Schlusslicht | Schlusslichter'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    'erste | ersten | erster | erstes | ganz oben | an erster Stelle | als erstes | als erster | zuerst',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    'letzte | letzten | letzter | letztes | ganz unten | an letzter Stelle | als letztes | als letzter',
  ),
  ...more.flatMap(([high, low, of]) => [comparative('high', high, of), comparative('low', low, of)]),
  heard({ kind: 'comparative', direction: 'high' }, 'mehr | die meisten'),
  heard({ kind: 'comparative', direction: 'low' }, 'weniger'),
]
