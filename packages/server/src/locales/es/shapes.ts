import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const shapes: readonly Heard[] = [
  inForms(
    { kind: 'group' },
    'por | por cada | cada | para cada(/ uno de los/ una de las) | (de/en/a/con) cada | según(/ el/ la/ los/ las) | agrupad(o/a/os/as) por | agrupa(/r/ndo) por | desglosad(o/a/os/as) por | desglose por | dividid(o/a/os/as) por | separad(o/a/os/as) por | repartid(o/a/os/as) por | clasificad(o/a/os/as) por | en función de(/l/ la) | de acuerdo con | por los distintos | por las distintas | para tod(os los/as las) | cada un(o de los/a de las) | por los | por las',
  ),
  inForms(
    { kind: 'grain', grain: 'year' },
    'año | años | anual | anuales | anualmente | (por/cada/al/según el) año | por años | año (a/por) año | de cada año | en cada año',
  ),
  inForms(
    { kind: 'grain', grain: 'quarter' },
    'trimestre | trimestres | trimestral | trimestrales | trimestralmente | (por/cada/al/según el) trimestre | por trimestres | de cada trimestre | en cada trimestre',
  ),
  inForms(
    { kind: 'grain', grain: 'month' },
    'mes | meses | mensual | mensuales | mensualmente | (por/cada/al/según el) mes | por meses | mes (a/por) mes | de cada mes | en cada mes',
  ),
  inForms(
    { kind: 'grain', grain: 'week' },
    'semana | semanas | semanal | semanales | semanalmente | (por/cada/a la/según la) semana | por semanas | de cada semana | semana a semana',
  ),
  inForms(
    { kind: 'grain', grain: 'day' },
    'día | días | diari(o/a/os/as) | diariamente | (por/cada/al/según el) día | por días | por fecha | según la fecha | día a día | de cada día',
  ),
  inForms(
    { kind: 'list' },
    'muestra | muestra(/me/nos) | muéstrame | mostrar | mostrad | muéstranos | muéstreme | muestre | enseña | enséñame | lista | lista(/r/me) | listado de | lista de | enumera | enumerar | dame | deme | da | dime | dígame | dinos | di | nombra | nómbrame | indica | indícame | indicar | identifica | encuentra | busca | buscar | obtén | obtener | saca | sácame | calcula | calcular | calcúlame | devuelve | ver | quiero (ver/saber/conocer) | quisiera (ver/saber) | necesito (ver/saber) | me gustaría (ver/saber) | ponme | despliega | visualizar',
  ),
  inForms(
    { kind: 'ask', about: 'thing' },
    'qué | cuál | cuáles | cual | cuales | (cuál/cual) (es/fue/era/sería/ha sido) | (cuáles/cuales) (son/fueron/eran) | qué (es/son/fue/fueron) | (en/de/para/a/con/por) (qué/cuál/cuáles) | a cuánto asciende(/n) | cómo se llama(/n) | qué tipo de | qué clase de | que',
  ),
  inForms(
    { kind: 'ask', about: 'person' },
    'quién | quiénes | quien | quienes | (quién/quien) (es/fue/era/tiene/ha) | (quiénes/quienes) (son/fueron/eran/tienen) | (a/de/para/con/por) (quién/quien/quiénes) ',
  ),
  inForms(
    { kind: 'ask', about: 'time' },
    'cuándo | cuando | (cuándo/cuando) (es/fue/se) | desde cuándo | hasta cuándo | (en/a) qué (fecha/día/momento/hora) | qué (día/fecha)',
  ),
  inForms(
    { kind: 'ask', about: 'place' },
    'dónde | en dónde | de dónde | a dónde | adónde | dónde (está/están/queda/se encuentra/fue/vive/trabaja) | en qué (lugar/sitio)',
  ),
  inForms(
    { kind: 'rows' },
    'fila(/s) | registro(/s) | entrada(/s) | observacion(es) | observación | línea(/s) | renglón | renglones | dato(/s) | puntos de datos',
  ),
  inForms(
    { kind: 'order' },
    'ordenad(o/a/os/as)(/ por/ según) | ordena(/r/ndo)(/ por) | clasificad(o/a/os/as) según | en orden(/ de) | por orden de',
  ),
  inForms(
    { kind: 'direction', direction: 'descending' },
    'descendente(/s) | en orden descendente | de forma descendente | de mayor a menor | del mayor al menor | de más a menos | de más alt(o/a) a más baj(o/a) | decreciente | en orden decreciente | del más (alto al más bajo/caro al más barato/reciente al más antiguo/nuevo al más viejo/viejo al más joven/grande al más pequeño) | de la z a la a | primero (el/la/los/las) (mayor/mayores/más altos/más altas/más recientes) | en orden inverso | orden inverso',
  ),
  inForms(
    { kind: 'direction', direction: 'ascending' },
    'ascendente(/s) | en orden ascendente | de forma ascendente | de menor a mayor | del menor al mayor | de menos a más | de más baj(o/a) a más alt(o/a) | creciente | en orden creciente | del más (bajo al más alto/barato al más caro/antiguo al más reciente/joven al más viejo/pequeño al más grande) | de la a a la z | alfabéticamente | en orden (alfabético/cronológico) | por orden (alfabético/cronológico) | cronológicamente | primero (el/la/los/las) (menor/menores/más bajos/más bajas/más antiguos)',
  ),
  inForms(
    { kind: 'chart', chart: 'bar' },
    '(/un /en un )(gráfico/gráfica/diagrama) de (barras/columnas) | (/una /en una )gráfica de (barras/columnas) | en barras | con barras',
  ),
  inForms(
    { kind: 'chart', chart: 'line' },
    '(/un /en un )(gráfico/diagrama) de líneas | (/una /en una )gráfica de líneas | gráfico lineal | en líneas | a lo largo del tiempo | con el tiempo | en el tiempo | evolución(/ de/ del)',
  ),
  inForms(
    { kind: 'chart', chart: 'auto' },
    '(/un /en un /como )gráfico(/ de) | (/una /en una )gráfica(/ de) | diagrama(/ de) | grafica(/r) | dibuja(/r/me) | visualiza | representa(/r)(/ gráficamente) | gráficamente | haz un gráfico(/ de) | chart | plot',
  ),
  inForms(
    { kind: 'chart', chart: 'none' },
    '(en/como) (una tabla/tabla) | en forma de tabla | sin (gráfico/gráfica) | tabla de | una tabla (de/con)',
  ),
  inForms(
    { kind: 'follow' },
    'y qué (hay/pasa) (de/con) | qué (hay/pasa) (de/con) | y para | y en | y los de | y las de | sólo | solo | solamente | únicamente | solo (para/en/los/las/de) | ahora | y ahora | en su lugar | en cambio | lo mismo (para/con/en/por) | igual para | pero solo | también | y por | entonces',
  ),
]
