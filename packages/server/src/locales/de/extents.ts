import { heard, type Heard } from '../hears.ts'
import { wages } from './leads.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['Dauer', 'Länge', 'duration', 'length', 'distance', 'runtime'] },
    'wie lang | wie lange',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['Höhe', 'height', 'elevation', 'altitude'] }, 'wie hoch'),
  heard({ kind: 'ask', about: 'thing', of: ['Tiefe', 'depth'] }, 'wie tief'),
  heard({ kind: 'ask', about: 'thing', of: ['Breite', 'width'] }, 'wie breit'),
  heard(
    { kind: 'ask', about: 'thing', of: ['Fläche', 'Größe', 'area', 'size', 'surface', 'height'] },
    'wie groß | wie gross',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['Alter', 'age'] }, 'wie alt'),
  heard({ kind: 'ask', about: 'thing', of: wages }, 'verdient | verdienen | verdiente | verdienten'),
  heard({ kind: 'ask', about: 'thing', of: ['Gewicht', 'weight', 'mass'] }, 'wie schwer'),
  heard({ kind: 'ask', about: 'thing', of: ['Geschwindigkeit', 'speed', 'velocity'] }, 'wie schnell'),
  heard({ kind: 'ask', about: 'thing', of: ['Entfernung', 'Distanz', 'distance'] }, 'wie weit'),
  heard({ kind: 'ask', about: 'thing', of: ['Temperatur', 'temperature'] }, 'wie heiß | wie kalt | wie warm'),
  heard({ kind: 'ask', about: 'thing', of: ['Dichte', 'density'] }, 'wie dicht | wie dicht besiedelt'),
  heard(
    { kind: 'ask', about: 'thing', of: ['Preis', 'Kosten', 'Gebühr', 'price', 'fare', 'cost', 'fee'] },
    'wie teuer | wie viel kostet | was kostet | was kosten | wie viel kosten',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['Einwohner', 'Bevölkerung', 'population', 'inhabitants'] },
    'wie viele Einwohner | wie viele Menschen | wie viele Leute | wie viele Bewohner | wieviele Einwohner | wieviele Menschen | Anzahl der Einwohner | Zahl der Einwohner | Einwohnerzahl',
  ),
]
