import { heard, type Heard } from '../hears.ts'

export const fr: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'camembert | en camembert | diagramme circulaire | graphique circulaire | diagramme en secteurs | graphique en secteurs | graphique camembert',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'empilé | empilées | barres empilées | histogramme empilé | graphique à barres empilées | colonnes empilées',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'barres groupées | graphique à barres groupées | colonnes groupées | barres côte à côte',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'nuage de points | diagramme de dispersion | graphique de dispersion | en nuage de points',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histogramme | en histogramme | histogramme de'),
  heard({ kind: 'chart', chart: 'area' }, 'graphique en aires | graphique en aire'),
  heard({ kind: 'chart', chart: 'box' }, 'boîte à moustaches | diagramme en boîte | boxplot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'carte de chaleur | carte thermique'),
  heard({ kind: 'chart', chart: 'number' }, 'en un seul nombre | comme un nombre'),
  heard(
    { kind: 'chart', chart: 'none' },
    'sans graphique | pas de graphique | juste le nombre | seulement le nombre | juste le chiffre | seulement le tableau | juste le tableau',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'relation | relation entre | la relation entre | corrélation | corrélation entre | lien entre | rapport entre',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'tendance | tendances | évolution | évolution de | changement | changements | au fil du temps | au cours du temps',
  ),
  heard(
    { kind: 'suggest', chart: 'pie' },
    'proportion | proportion de | pourcentage | part | parts | répartition | composition',
  ),
  heard(
    { kind: 'suggest', chart: 'bar' },
    'comparaison | comparer | compare | comparez | comparaison entre | comparaison de',
  ),
  heard({ kind: 'suggest', chart: 'histogram' }, 'distribution | distribution de | distribution des'),
  heard({ kind: 'axis', axis: 'x' }, "axe x | l'axe x | axe des x | axe horizontal | abscisse | l'axe des x"),
  heard({ kind: 'axis', axis: 'y' }, "axe y | l'axe y | axe des y | axe vertical | ordonnée | l'axe des y"),
  heard({ kind: 'bin' }, 'intervalle | intervalles | par intervalles'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'jour de la semaine | jours de la semaine | par jour de la semaine | chaque jour de la semaine',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'par heure | chaque heure | heure de la journée | heures de la journée | par heure de la journée',
  ),
]
