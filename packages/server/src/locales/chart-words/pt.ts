import { heard, type Heard } from '../hears.ts'

export const pt: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'gráfico de pizza | gráfico circular | gráfico de setores | como pizza | em um gráfico de pizza | gráfico de torta',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'empilhado | empilhadas | barras empilhadas | gráfico de barras empilhadas | colunas empilhadas',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'barras agrupadas | gráfico de barras agrupadas | colunas agrupadas',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'gráfico de dispersão | diagrama de dispersão | dispersão | nuvem de pontos',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histograma | como histograma | histograma de'),
  heard({ kind: 'chart', chart: 'area' }, 'gráfico de área | gráfico de áreas'),
  heard({ kind: 'chart', chart: 'box' }, 'boxplot | diagrama de caixa | box plot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'mapa de calor'),
  heard({ kind: 'chart', chart: 'number' }, 'como um número | um único número'),
  heard(
    { kind: 'chart', chart: 'none' },
    'sem gráfico | só o número | apenas o número | só a tabela | apenas a tabela | somente o número',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'relação | relação entre | a relação entre | correlação | correlação entre | relacionamento entre',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'tendência | tendências | evolução | evolução de | mudança | mudanças | ao longo do tempo | variação',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'proporção | proporção de | percentual | percentagem | porcentagem | participação | composição',
  ),
  heard(
    { kind: 'suggest', chart: 'bar' },
    'comparação | comparar | compare | comparação entre | comparação de',
  ),
  heard({ kind: 'suggest', chart: 'histogram' }, 'distribuição | distribuição de'),
  heard({ kind: 'axis', axis: 'x' }, 'eixo x | o eixo x | eixo horizontal | do eixo x'),
  heard({ kind: 'axis', axis: 'y' }, 'eixo y | o eixo y | eixo vertical | do eixo y'),
  heard({ kind: 'bin' }, 'intervalo | intervalos | em intervalos'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'dia da semana | dias da semana | por dia da semana | cada dia da semana',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'por hora | a cada hora | cada hora | hora do dia | por hora do dia | horas do dia',
  ),
]
