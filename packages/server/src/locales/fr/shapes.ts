import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const shapes: readonly Heard[] = [
  inForms(
    { kind: 'group' },
    "par | pour chaque | pour chacun(/e) (des/de) | chaque | (de/dans/à/en/avec) chaque | selon(/ le/ la/ les/ l') | suivant (le/la/les) | en fonction (de/du/des/d') | groupé(/e/s/es) par | regroupé(/e/s/es) par | groupe(/r) par | regroupe(/r) par | ventilé(/e/s/es) par | réparti(/e/s/es) par | répartition par | détaillé(/e/s/es) par | pour tou(s les/tes les) | d'après | à travers les",
  ),
  inForms(
    { kind: 'grain', grain: 'year' },
    "an | ans | année(/s) | annue(l/lle/ls/lles) | annuellement | (par/chaque/de chaque/pour chaque) (an/année) | d'une année à l'autre | année après année",
  ),
  inForms(
    { kind: 'grain', grain: 'quarter' },
    'trimestre(/s) | trimestrie(l/lle/ls/lles) | trimestriellement | (par/chaque/de chaque/pour chaque) trimestre',
  ),
  inForms(
    { kind: 'grain', grain: 'month' },
    'mois | mensue(l/lle/ls/lles) | mensuellement | (par/chaque/de chaque/pour chaque) mois | mois (par/après) mois',
  ),
  inForms(
    { kind: 'grain', grain: 'week' },
    'semaine(/s) | hebdomadaire(/s) | hebdo | (par/chaque/de chaque/pour chaque) semaine',
  ),
  inForms(
    { kind: 'grain', grain: 'day' },
    'jour(/s) | journali(er/ère/ers/ères) | quotidien(/ne/s/nes) | quotidiennement | journée(/s) | (par/chaque/de chaque/pour chaque) jour | jour (par/après) jour | par date',
  ),
  inForms(
    { kind: 'list' },
    "montre(/r/z) | montre(/z) moi | affiche(/r/z) | affiche(/z) moi | liste(/r/z) | liste (de/des) | la liste (de/des) | énumère(/r/z) | donne(/r/z) | donne(/z) moi | dis moi | dites moi | cite(/z) | nomme(/z) | indique(/r/z) | identifie(/r/z) | trouve(/r/z) | cherche(/r/z) | obtiens | calcule(/r/z) | renvoie | extrai(s/re) | voir | je (veux/voudrais/souhaite) (voir/savoir/connaître) | j'aimerais (voir/savoir/connaître) | présente(/r/z) | sors moi | fais moi la liste (de/des)",
  ),
  inForms(
    { kind: 'ask', about: 'thing' },
    "quel | quelle | quels | quelles | (quel/quelle) (est/était/fut/a été) | (quels/quelles) (sont/étaient) | (dans/en/à/de/pour/avec/par/sur) (quel/quelle/quels/quelles) | lequel | laquelle | lesquels | lesquelles | qu'est ce (que/qui/qu') | que | quoi | à combien (s'élève/s'élèvent/se monte) | quel type de | comment s'appelle(/nt) | c'est quoi | quelle sorte de",
  ),
  inForms(
    { kind: 'ask', about: 'person' },
    'qui (est/sont/était/étaient) | qui a (le/la/les/un/une/été/eu) | qui (gagne/travaille/vit/habite/vend/touche/dirige) | (à/de/pour/avec/par) qui | qui est ce qui',
  ),
  inForms(
    { kind: 'ask', about: 'time' },
    "quand | quand (est/a/ont) | depuis quand | jusqu'à quand | à quelle (date/heure) | quel jour | à quel moment | quelle date",
  ),
  inForms(
    { kind: 'ask', about: 'place' },
    "où | d'où | par où | où (est/sont/se trouve/se situe/habite/travaille) | à quel endroit | dans quel lieu",
  ),
  inForms({ kind: 'rows' }, 'ligne(/s) | enregistrement(/s) | entrée(/s) | observation(/s) | donnée(/s)'),
  inForms(
    { kind: 'order' },
    "trié(/e/s/es)(/ par/ selon) | trie(/r/z)(/ par) | classé(/e/s/es)(/ par/ selon) | classe(/r/z) par | ordonné(/e/s/es)(/ par) | (dans l'/par )ordre(/ de) | rangé(/e/s/es) par",
  ),
  inForms(
    { kind: 'direction', direction: 'descending' },
    "décroissant(/e/s/es) | descendant(/e/s/es) | (par/en/dans l') ordre (décroissant/descendant) | (du/de la) plus (grand/grande/élevé/élevée/haut/haute/cher/chère/récent/récente/vieux/âgé/long/longue) (au/à la) plus (petit/petite/faible/bas/basse/ancien/ancienne/jeune/court/courte) | du plus cher au moins cher | du plus au moins | de z à a | les plus (grands/élevés/récents) d'abord | en ordre inverse | ordre inverse",
  ),
  inForms(
    { kind: 'direction', direction: 'ascending' },
    "croissant(/e/s/es) | ascendant(/e/s/es) | (par/en/dans l') ordre (croissant/ascendant) | (du/de la) plus (petit/petite/faible/bas/basse/ancien/ancienne/jeune/court/courte) (au/à la) plus (grand/grande/élevé/élevée/haut/haute/récent/récente/vieux/âgé/long/longue) | du moins cher au plus cher | du moins au plus | de a à z | (par/en/dans l') ordre (alphabétique/chronologique) | alphabétiquement | chronologiquement",
  ),
  inForms(
    { kind: 'chart', chart: 'bar' },
    '(/un /en )(graphique/diagramme) (en barres/à barres/en colonnes/en bâtons) | diagramme en bâtons | histogramme en barres | en barres',
  ),
  inForms(
    { kind: 'chart', chart: 'line' },
    '(/un /en )(graphique/diagramme) (linéaire/en ligne/en lignes/en courbe/en courbes) | courbe(/ de/ des) | une courbe | au fil du temps | dans le temps | au cours du temps | évolution(/ de/ des/ du)',
  ),
  inForms(
    { kind: 'chart', chart: 'auto' },
    '(/un /en /sous forme de )graphique(/ de/ des/ du) | graphe(/ de) | diagramme(/ de) | trace(/r/z) | dessine(/r/z) | visualise(/r/z) | graphiquement | représente(/r/z)(/ graphiquement) | fais un graphique(/ de) | chart | plot',
  ),
  inForms(
    { kind: 'chart', chart: 'none' },
    '(sous forme de/en/dans un) tableau | sans graphique | tableau (de/des) | un tableau (de/des)',
  ),
  inForms(
    { kind: 'follow' },
    "et pour | et en | et par | et les | et le | et la | qu'en est il (de/du/des) | seulement | uniquement | juste | seulement (pour/en/les/la/le) | maintenant | et maintenant | à la place | la même chose (pour/par/en) | pareil pour | mais seulement | aussi | alors | et si",
  ),
]
