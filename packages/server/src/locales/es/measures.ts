import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const measures: readonly Heard[] = [
  inForms(
    { kind: 'quantity' },
    'cuánt(o/os/a/as) | cuánt(os/as) de | (/el )(número/nro/num) de | (/la )cantidad de | (/el )(recuento/conteo) de | recuento | conteo | cuenta(/ de/ los/ las) | contar | contabiliza | cuántas veces | con qué frecuencia | cada cuánto | a cuánto(/s) | qué cantidad de | qué número de',
  ),
  inForms(
    { kind: 'measure', function: 'distinct' },
    'distint(o/a/os/as) | diferentes | diferente | únic(o/a/os/as) | divers(os/as) | cuánt(os/as) (distintos/distintas/diferentes/únicos/únicas) | (/el )número de (distintos/distintas/diferentes/únicos/únicas) | (/el número de )valores (distintos/diferentes/únicos)(/ de) | (cantidad/recuento) de (distintos/distintas/diferentes/únicos/únicas) | sin repetir',
  ),
  inForms(
    { kind: 'measure', function: 'sum' },
    'suma | (/la )suma de(/ los/ las/l) | sumatoria(/ de) | sumar | suman | sumad(o/a/os/as) | total | totales | (/el )total de(/ los/ las/l) | en total | en conjunto | (/el )número total de | (/la )cantidad total de | importe total de | acumulad(o/a/os/as) | global | globales | en suma | total general',
  ),
  inForms(
    { kind: 'measure', function: 'mean' },
    'media | medias | medio | medios | (/la )media de(/ los/ las/l) | de media | en media | promedio | promedios | (/el )promedio de(/ los/ las/l) | en promedio | como promedio | promediad(o/a) | promediar | por término medio | (/el )valor (medio/promedio)(/ de) | (/el )número (medio/promedio) de | (/la )cantidad (media/promedio) de | media aritmética | típic(o/a)',
  ),
  inForms(
    { kind: 'measure', function: 'median' },
    'mediana | medianas | (/la )mediana de(/ los/ las/l) | valor mediano(/ de)',
  ),
  inForms(
    { kind: 'measure', function: 'deviation' },
    '(/la )desviación (estándar/típica)(/ de/ del) | desviaciones (estándar/típicas) | desv(/iación) (est/std)',
  ),
  inForms({ kind: 'measure', function: 'variance' }, 'varianza(/ de/ del) | la varianza de'),
  inForms(
    { kind: 'measure', function: 'mode' },
    'moda | (/la )moda de | valor modal | valor más (frecuente/repetido/común)(/ de)',
  ),
  inForms({ kind: 'measure', function: 'range' }, '(/el )rango de | rango | recorrido de | amplitud de'),
  inForms(
    { kind: 'measure', function: 'minimum' },
    'mínim(o/a/os/as) | mín | min | (/el )mínimo de | (/el )valor mínimo(/ de) | el menor valor de',
  ),
  inForms(
    { kind: 'measure', function: 'maximum' },
    'máxim(o/a/os/as) | máx | max | (/el )máximo de | (/el )valor máximo(/ de) | el mayor valor de | pico | récord',
  ),
]
