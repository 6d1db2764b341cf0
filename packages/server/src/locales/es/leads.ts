import { bothSpellings } from '../accents.ts'
import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

const hints = (words: string): readonly string[] => bothSpellings(words.split(' '))

export const prices = hints(
  'precio tarifa costo coste importe cuota alquiler renta pasaje price fare cost fee rent',
)
export const lengths = hints(
  'duración longitud largo distancia recorrido tiempo duration length distance runtime',
)
export const times = hints('fecha día año tiempo hora date time year day')
export const ages = hints('edad age')
export const births = hints('nacimiento birth')
export const heights = hints('altura estatura altitud elevación talla height elevation altitude')
export const weights = hints('peso masa weight mass')
export const temperatures = hints('temperatura temp temperature')
export const speeds = hints('velocidad speed')
export const populations = hints('población habitantes population')
export const wages = hints('salario sueldo ingreso ingresos nómina remuneración salary pay wage income')
export const ratings = hints('valoración calificación puntuación puntaje nota estrellas rating score stars')
export const areas = hints('superficie área extensión area')
export const depths = hints('profundidad depth')

type Of = readonly string[] | undefined

/** What grows and what shrinks, and of what: after más, and after menos the other way round. */
const pairs: readonly (readonly [string, string, Of])[] = [
  [
    'alt(o/a/os/as) | grande(/s) | elevad(o/a/os/as) | fuerte(/s)',
    'baj(o/a/os/as) | pequeñ(o/a/os/as) | reducid(o/a/os/as) | débil(/es)',
    undefined,
  ],
  ['car(o/a/os/as) | costos(o/a/os/as)', 'barat(o/a/os/as) | económic(o/a/os/as) | asequible(/s)', prices],
  ['larg(o/a/os/as) | durader(o/a/os/as) | extens(o/a/os/as)', 'cort(o/a/os/as) | breve(/s)', lengths],
  ['lejan(o/a/os/as) | lejos', 'cercan(o/a/os/as) | cerca', hints('distancia distance')],
  ['viej(o/a/os/as) | ancian(o/a/os/as) | mayor(/es)', 'joven | jóvenes', ages],
  ['alt(o/a/os/as)', 'baj(o/a/os/as)', heights],
  ['pesad(o/a/os/as)', 'liger(o/a/os/as) | livian(o/a/os/as)', weights],
  [
    'calient(e/es) | cálid(o/a/os/as) | caluros(o/a/os/as)',
    'frí(o/a/os/as) | fresc(o/a/os/as)',
    temperatures,
  ],
  ['rápid(o/a/os/as) | veloz | veloces', 'lent(o/a/os/as)', speeds],
  ['poblad(o/a/os/as) | habitad(o/a/os/as)', 'despoblad(o/a/os/as)', populations],
  ['pagad(o/a/os/as)', 'mal pagad(o/a/os/as)', wages],
  ['valorad(o/a/os/as)', 'mal valorad(o/a/os/as)', ratings],
  ['extens(o/a/os/as)', 'pequeñ(o/a/os/as)', areas],
  ['hond(o/a/os/as) | profund(o/a/os/as)', 'superficial(/es)', depths],
  [
    'reciente(/s) | nuev(o/a/os/as) | tarde | tardí(o/a/os/as)',
    'antigu(o/a/os/as) | tempran(o/a/os/as) | temprano',
    times,
  ],
]

const withOf = (of: Of): { readonly of?: readonly string[] } => (of === undefined ? {} : { of })
const after = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `(/el /la /los /las /lo )${word} ${adjective.trim()}`)
    .join(' | ')

const superlatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms(
    { kind: 'superlative', direction: 'high', ...withOf(of) },
    `${after('más', high)} | ${after('menos', low)}`,
  ),
  inForms(
    { kind: 'superlative', direction: 'low', ...withOf(of) },
    `${after('más', low)} | ${after('menos', high)}`,
  ),
])

const comparatives = pairs.flatMap(([high, low, of]): readonly Heard[] => [
  inForms({ kind: 'comparative', direction: 'high', ...withOf(of) }, after('más', high)),
  inForms(
    { kind: 'comparative', direction: 'low', ...withOf(of) },
    `${after('más', low)} | ${after('menos', high)}`,
  ),
])

export const leads: readonly Heard[] = [
  ...superlatives,
  inForms(
    { kind: 'superlative', direction: 'high' },
    '(/el /la /los /las )mayor(/es) | (/el /la /los /las )mejor(/es) | máxim(o/a/os/as) | máx | (/el/la) mayor (número/cantidad/valor/cifra) de | mayor (número/cantidad/valor/cifra) de | (/el )(número/valor) más alto de | mayor valor | valor más alto',
  ),
  inForms(
    { kind: 'superlative', direction: 'low' },
    '(/el /la /los /las )menor(/es) | (/el /la /los /las )peor(/es) | mínim(o/a/os/as) | mín | (/el/la) menor (número/cantidad/valor/cifra) de | menor (número/cantidad/valor/cifra) de | (/el )(número/valor) más bajo de | menor valor | valor más bajo',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: ages }, '(/el /la /los /las )mayor(/es)(/ de edad)'),
  inForms(
    { kind: 'superlative', direction: 'high', of: wages },
    '(quien /)(gana/ganan/cobra/cobran) más | mejor pagad(o/a/os/as) | más (gana/ganan/cobra/cobran)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: wages },
    '(quien /)(gana/ganan/cobra/cobran) menos | peor pagad(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: prices },
    '(cuesta/cuestan) más | más (cuesta/cuestan)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: prices },
    '(cuesta/cuestan) menos | menos (cuesta/cuestan)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: lengths },
    '(dura/duran/duró/duraron) más | más (dura/duran/duró)',
  ),
  inForms({ kind: 'superlative', direction: 'low', of: lengths }, '(dura/duran/duró/duraron) menos'),
  inForms({ kind: 'superlative', direction: 'high', of: weights }, '(pesa/pesan) más'),
  inForms({ kind: 'superlative', direction: 'low', of: weights }, '(pesa/pesan) menos'),
  inForms(
    { kind: 'superlative', direction: 'high', of: ratings },
    'mejor (valorad/puntuad/calificad)(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: ratings },
    'peor (valorad/puntuad/calificad)(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'high', of: times },
    '(/la )última fecha | (/la )fecha más reciente | por última vez | últim(o/a/os/as)',
  ),
  inForms(
    { kind: 'superlative', direction: 'low', of: times },
    '(/la )primera fecha | (/la )fecha más antigua | por primera vez',
  ),
  inForms({ kind: 'superlative', direction: 'high', of: births }, 'más joven | más jóvenes'),
  inForms({ kind: 'superlative', direction: 'low', of: births }, 'más viej(o/a/os/as) | mayor(/es)'),
  inForms({ kind: 'superlative', direction: 'high', of: populations }, 'más habitantes'),
  inForms({ kind: 'superlative', direction: 'low', of: populations }, 'menos habitantes'),
  inForms(
    { kind: 'most', direction: 'high' },
    'más | lo más | (/la )mayor cantidad de | (/el )mayor número de | la mayoría de | (/la )mayor parte de',
  ),
  inForms(
    { kind: 'most', direction: 'low' },
    'menos | lo menos | (/la )menor cantidad de | (/el )menor número de',
  ),
  inForms(
    { kind: 'frequent', direction: 'high' },
    'más (frecuente/común/habitual/popular/usual/repetid(o/a)/usad(o/a)/utilizad(o/a)/vendid(o/a)/pedid(o/a)/solicitad(o/a))(/s) | más (comunes/populares/habituales/usuales) | más (frecuentemente/a menudo/veces) | (se repite/aparece) más(/ veces) | con más frecuencia | con mayor frecuencia',
  ),
  inForms(
    { kind: 'frequent', direction: 'low' },
    'menos (frecuente/común/habitual/popular/usual/usad(o/a)/vendid(o/a))(/s) | menos (comunes/populares) | más rar(o/a/os/as) | (se repite/aparece) menos | con menos frecuencia',
  ),
  inForms({ kind: 'rank', direction: 'high' }, 'top | el top | principal(/es) | líder(/es) | a la cabeza'),
  inForms({ kind: 'rank', direction: 'low' }, 'a la cola | los de abajo | bottom | en último lugar'),
  inForms(
    { kind: 'rank', direction: 'high', position: true },
    'primer(/o/a/os/as) | en primer lugar | al principio | el primero de la lista | inicial | arriba del todo',
  ),
  inForms(
    { kind: 'rank', direction: 'low', position: true },
    'últim(o/a/os/as) | al final | el último de la lista | final | abajo del todo',
  ),
  ...comparatives,
  inForms({ kind: 'comparative', direction: 'high' }, 'más | mayor(/es) | mejor(/es) | superior(/es)'),
  inForms({ kind: 'comparative', direction: 'low' }, 'menos | menor(/es) | peor(/es) | inferior(/es)'),
  inForms({ kind: 'comparative', direction: 'high', of: ages }, 'mayor(/es)'),
  inForms({ kind: 'comparative', direction: 'low', of: ages }, 'menor(/es)'),
  inForms({ kind: 'comparative', direction: 'low', of: times }, 'antes | primero'),
  inForms({ kind: 'comparative', direction: 'high', of: times }, 'después | más tarde'),
]

/** más caro que, más barato que: a comparative before a number. */
export const thanPairs = pairs.filter(([, , of]) => of !== undefined)
export const than = (word: string, adjectives: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `${word} ${adjective.trim()} (que/de)`)
    .join(' | ')
