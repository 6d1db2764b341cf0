import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    { kind: 'ask', about: 'thing', of: ['durata', 'lunghezza', 'duration', 'length', 'distance', 'runtime'] },
    'quanto dura | quanto è lungo | quanto è lunga | quanto tempo dura',
  ),
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['altezza', 'altitudine', 'elevazione', 'height', 'elevation', 'altitude'],
    },
    'quanto è alto | quanto è alta',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['profondità', 'depth'] },
    'quanto è profondo | quanto è profonda',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['larghezza', 'width'] }, 'quanto è largo | quanto è larga'),
  heard(
    { kind: 'ask', about: 'thing', of: ['superficie', 'area', 'dimensione', 'area', 'size', 'surface'] },
    'quanto è grande | quanto sono grandi',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['età', 'age'] },
    'quanti anni ha | quanti anni hanno | che età ha',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['peso', 'weight', 'mass'] }, 'quanto pesa | quanto pesano'),
  heard({ kind: 'ask', about: 'thing', of: ['velocità', 'speed'] }, 'quanto è veloce | a che velocità'),
  heard({ kind: 'ask', about: 'thing', of: ['distanza', 'distance'] }, 'a che distanza | quanto dista'),
  heard(
    { kind: 'ask', about: 'thing', of: ['temperatura', 'temperature'] },
    'quanto è caldo | quanto è freddo',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['densità', 'density'] }, 'quanto è denso'),
  heard(
    { kind: 'ask', about: 'thing', of: ['prezzo', 'costo', 'tariffa', 'price', 'fare', 'cost', 'fee'] },
    'quanto costa | quanto costano',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['popolazione', 'abitanti', 'population', 'inhabitants'] },
    'quanti abitanti | quante persone vivono | quanta gente | numero di abitanti',
  ),
]
