import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'
import { ages, lengths, prices, than, thanPairs, times, wages, weights } from './leads.ts'

export const comparisons: readonly Heard[] = [
  ...thanPairs.flatMap(([high, low, of = []]): readonly Heard[] => [
    inForms({ kind: 'compare', operator: '>', place: 'before', of }, than('más', high)),
    inForms(
      { kind: 'compare', operator: '<', place: 'before', of },
      `${than('más', low)} | ${than('menos', high)}`,
    ),
  ]),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: ages }, 'mayor(/es) de | más de edad'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: ages }, 'menor(/es) de'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: prices },
    '(cuesta/cuestan/costó/costaron) más de',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    '(cuesta/cuestan/costó/costaron) menos de',
  ),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: wages }, '(gana/ganan/cobra/cobran) más de'),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: wages },
    '(gana/ganan/cobra/cobran) menos de',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: lengths },
    '(dura/duran/duró/duraron) más de',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: lengths },
    '(dura/duran/duró/duraron) menos de',
  ),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: weights }, '(pesa/pesan) más de'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: weights }, '(pesa/pesan) menos de'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before' },
    '(/de )más de | más que | mayor(/es) (que/a/de) | superior(/es) (a/al) | por encima de(/l) | arriba de | sobre | encima de | (supera/superan/superó/superaron/supere/superen)(/ los/ las/ el/ la) | que (supera/superan)(/ los/ las) | excede(/n/n de) | sobrepasa(/n) | rebasa(/n) | a más de | >',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before' },
    '(/de )menos de | menos que | menor(/es) (que/a/de) | inferior(/es) (a/al) | por debajo de(/l) | debajo de | abajo de | bajo | no llega(/n) a | a menos de | <',
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'before' },
    'al menos | por lo menos | como mínimo | mínimo(/ de) | un mínimo de | no menos de | mayor(/es) o igual(/es) (a/que) | igual o (mayor/superior) (a/que) | superior o igual a | a partir de | desde | >= | ≥',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'before' },
    'como máximo | como mucho | a lo sumo | máximo(/ de) | un máximo de | no más de | hasta | menor(/es) o igual(/es) (a/que) | igual o (menor/inferior) (a/que) | inferior o igual a | no (supera/superan/superen) | <= | ≤',
  ),
  inForms(
    { kind: 'compare', operator: '=', place: 'before' },
    'exactamente | igual(/es) a | justo | precisamente | = | es igual a',
  ),
  inForms(
    { kind: 'compare', operator: '!=', place: 'before' },
    'distint(o/a/os/as) (de/a) | diferente(/s) (de/a) | no igual a | != | ≠',
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'after' },
    'o más | y más | o superior(/es) | o mayor(/es) | en adelante | o posterior(/es) | para arriba | o por encima',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'after' },
    'o menos | o inferior(/es) | o menor(/es) | o anterior(/es) | para abajo | como máximo | como mucho | a lo sumo',
  ),
  inForms(
    { kind: 'when', operator: '>' },
    'después de(/l) | tras | posterior(/es) a(/l) | con posterioridad a | más tarde de',
  ),
  inForms({ kind: 'when', operator: '>=' }, 'desde(/ el/ la) | a partir de(/l)'),
  inForms(
    { kind: 'when', operator: '<' },
    'antes de(/l) | anterior(/es) a(/l) | previ(o/a/os/as) a(/l) | con anterioridad a',
  ),
  inForms({ kind: 'when', operator: '<=' }, 'hasta(/ el/ la) | hasta finales de'),
  inForms(
    { kind: 'between' },
    'entre(/ el/ los/ las/ la) | de | desde(/ el) | del | en el rango de | en el intervalo de | comprendid(o/a/os/as) entre',
  ),
  inForms(
    { kind: 'joint', of: 'and' },
    'y | e | así como | & | pero | además de | junto con | como también | tanto',
  ),
  inForms({ kind: 'joint', of: 'or' }, 'o | u | o bien | ya sea'),
  inForms({ kind: 'joint', of: 'to' }, 'a | al | hasta(/ el)'),
  inForms(
    { kind: 'same' },
    'mismo | misma | mismos | mismas | el mismo | la misma | los mismos | las mismas',
  ),
  inForms(
    { kind: 'negation' },
    'no | sin | excepto | salvo | excluyendo | excluye | excluid(o/a/os/as) | exceptuando | menos | a excepción de | con excepción de | aparte de | fuera de | que no (sea/sean/es/son/está/están/fue/fueron/tiene/tienen) | no (es/son/está/están/fue/fueron/ha sido/han sido/era/eran/sea/sean/tiene/tienen/hay) | no (en/de/del) | ni | tampoco | ningún | ningun(o/a) | distint(o/a/os/as) (de/a) | diferente(/s) (de/a) | sin contar | sin incluir | ignorando | omitiendo | quitando',
  ),
  inForms(
    { kind: 'missing' },
    'falta(/n) | faltante(/s) | vací(o/a/os/as) | en blanco | nul(o/a/os/as) | desconocid(o/a/os/as) | sin (valor/valores/dato/datos/registrar/información/info/especificar/rellenar) | sin (dato/datos/información) de | no (registrad/disponible/especificad/informad)(/o/a/os/as/s) | no disponible(/s) | no (tiene/tienen) (valor/dato/datos) | valores (faltantes/nulos/perdidos) | ausente(/s)',
  ),
  inForms(
    { kind: 'compared' },
    'compara(/r/ndo/me) | comparad(o/a/os/as)(/ con) | comparación(/ de/ entre) | comparativa(/ de/ entre) | en comparación con | versus | vs | frente a | contra',
  ),
  inForms(
    { kind: 'difference' },
    '(/la )diferencia(/ entre/ de/ en) | (cuánto/cuántos/cuánta/cuántas) (más/menos) | cuánto (mayor/menor) | en cuánto (supera/difiere) | (brecha/distancia) entre | la diferencia entre | cuánt(o/os/a/as) de diferencia',
  ),
  inForms(
    { kind: 'difference', of: ages },
    'diferencia de edad(/ entre) | cuánt(o/os años) mayor | cuánt(o/os años) menor | cuántos años más',
  ),
  inForms(
    { kind: 'difference', of: prices },
    'diferencia de precio(/ entre) | cuánto más (caro/cara) | cuánto más (barato/barata)',
  ),
  inForms({ kind: 'difference', of: lengths }, 'cuánto más (largo/larga) | cuánto más (corto/corta)'),
  inForms({ kind: 'difference', of: times }, 'cuánto (antes/después) | cuántos días entre'),
  inForms(
    { kind: 'contains' },
    'contiene(/n) | que (contiene/contienen/contengan/incluyan) | conteniendo | con la (palabra/cadena/letra) | la (palabra/cadena/letra) | el texto | con el texto | incluye(/n) la palabra | en cuyo nombre aparece',
  ),
  inForms(
    { kind: 'share' },
    'porcentaje(/s) | (/el /qué )porcentaje de(/ los/ las/l) | por ciento(/ de/ de los/ de las) | (/la /qué )(proporción/fracción/parte) de(/ los/ las/l) | proporción | (/la )cuota de | (/el )peso de | participación(/ de) | % | (/el )% de(/ los/ las) | qué tanto por ciento | tanto por ciento(/ de)',
  ),
  inForms(
    { kind: 'beside', offset: 1 },
    'siguiente(/ a) | próxim(o/a) | (viene/va/aparece/está/figura) (después de/tras/detrás de) | justo (después de/debajo de) | inmediatamente después de | sigue a',
  ),
  inForms(
    { kind: 'beside', offset: -1 },
    'anterior(/ a) | previ(o/a)(/ a) | (viene/va/aparece/está/figura) (antes de/delante de) | justo (antes de/encima de) | inmediatamente antes de | precede(/ a)',
  ),
  inForms({ kind: 'beside', offset: 1, plain: true }, 'después de | tras | debajo de | detrás de'),
  inForms({ kind: 'beside', offset: -1, plain: true }, 'antes de | encima de | delante de'),
]
