import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['duración', 'longitud', 'largo', 'duration', 'length', 'distance', 'runtime'],
    },
    'cuánto dura | cuanto dura | cuánto mide de largo | qué tan largo | que tan largo | cuán largo | qué longitud tiene | cuánto tiempo dura',
  ),
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['altura', 'altitud', 'elevación', 'height', 'elevation', 'altitude'],
    },
    'qué altura tiene | que altura tiene | cuánto mide de alto | qué tan alto | que tan alto | cuán alto',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['profundidad', 'depth'] },
    'qué profundidad tiene | qué tan profundo',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['ancho', 'anchura', 'width'] },
    'qué ancho tiene | qué tan ancho',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['superficie', 'área', 'tamaño', 'area', 'size', 'surface'] },
    'qué tamaño tiene | qué tan grande | que tan grande | cuán grande | qué superficie tiene',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['edad', 'age'] },
    'cuántos años tiene | cuantos años tiene | cuántos años tienen | qué edad tiene | que edad tiene',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['peso', 'weight', 'mass'] },
    'cuánto pesa | cuanto pesa | cuánto pesan',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['velocidad', 'speed'] }, 'qué tan rápido | a qué velocidad'),
  heard({ kind: 'ask', about: 'thing', of: ['distancia', 'distance'] }, 'a qué distancia | qué tan lejos'),
  heard(
    { kind: 'ask', about: 'thing', of: ['temperatura', 'temperature'] },
    'qué temperatura hace | qué tan frío | qué tan caliente',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['densidad', 'density'] }, 'qué tan denso'),
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['precio', 'coste', 'costo', 'tarifa', 'price', 'fare', 'cost', 'fee'],
    },
    'cuánto cuesta | cuanto cuesta | cuánto cuestan | cuánto vale',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['población', 'habitantes', 'population', 'inhabitants'] },
    'cuántos habitantes | cuantos habitantes | cuánta gente | cuántas personas viven | número de habitantes',
  ),
]
