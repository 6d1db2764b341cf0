import { heard, type Heard } from '../hears.ts'

export const es: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'gráfico circular | gráfico de pastel | gráfico de torta | como un pastel | diagrama de sectores | gráfico de sectores | en un gráfico circular | gráfica circular | gráfica de pastel',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'apilado | apiladas | barras apiladas | gráfico de barras apiladas | columnas apiladas | gráfica de barras apiladas',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'barras agrupadas | gráfico de barras agrupadas | columnas agrupadas',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'gráfico de dispersión | diagrama de dispersión | nube de puntos | gráfica de dispersión | como dispersión',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histograma | como histograma | histograma de'),
  heard({ kind: 'chart', chart: 'area' }, 'gráfico de áreas | gráfico de área | gráfica de área'),
  heard({ kind: 'chart', chart: 'box' }, 'diagrama de caja | boxplot | diagrama de cajas | box plot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'mapa de calor'),
  heard({ kind: 'chart', chart: 'number' }, 'como un número | solo una cifra'),
  heard(
    { kind: 'chart', chart: 'none' },
    'sin gráfico | sin gráfica | solo el número | sólo el número | solo la tabla | solo los números | ningún gráfico',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'relación | relación entre | la relación entre | correlación | correlación entre | la correlación entre',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'tendencia | tendencias | evolución | evolución de | cambio | cambios | a lo largo del tiempo | con el tiempo',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'proporción | proporción de | porcentaje | porcentaje de | participación | composición',
  ),
  heard(
    { kind: 'suggest', chart: 'bar' },
    'comparación | comparar | compara | comparación entre | comparación de',
  ),
  heard({ kind: 'suggest', chart: 'histogram' }, 'distribución | distribución de'),
  heard({ kind: 'axis', axis: 'x' }, 'eje x | el eje x | eje horizontal | del eje x'),
  heard({ kind: 'axis', axis: 'y' }, 'eje y | el eje y | eje vertical | del eje y'),
  heard({ kind: 'bin' }, 'intervalo | intervalos | en intervalos'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'día de la semana | días de la semana | por día de la semana | cada día de la semana',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'por hora | cada hora | hora del día | por hora del día | horas del día',
  ),
]
