import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'
import { ages, lengths, prices, than, thanPairs, times, wages, weights } from './leads.ts'

export const comparisons: readonly Heard[] = [
  ...thanPairs.flatMap(([high, low, of = []]): readonly Heard[] => [
    inForms({ kind: 'compare', operator: '>', place: 'before', of }, than('plus', high)),
    inForms(
      { kind: 'compare', operator: '<', place: 'before', of },
      `${than('plus', low)} | ${than('moins', high)}`,
    ),
  ]),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: ages }, 'âgé(/e/s/es) de plus de'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: ages }, 'âgé(/e/s/es) de moins de'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: prices },
    '(coûte/coûtent/coûté) plus (de/que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    '(coûte/coûtent/coûté) moins (de/que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: wages },
    '(gagne/gagnent/touche/touchent) plus (de/que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: wages },
    '(gagne/gagnent/touche/touchent) moins (de/que)',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: lengths },
    '(dure/durent/duré) plus (de/que/longtemps que)',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: lengths },
    '(dure/durent/duré) moins (de/que/longtemps que)',
  ),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: weights }, '(pèse/pèsent) plus (de/que)'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: weights }, '(pèse/pèsent) moins (de/que)'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before' },
    "(/de )plus (de/d'/que) | supérieur(/e/s/es) (à/au/aux) | plus (grand/élevé/haut)(/e/s/es) (que/qu') | au dessus (de/du/des) | au delà (de/du/des) | (dépasse/dépassent/dépassant/excède/excèdent/excédant/dépassé)(/ les/ le/ la) | (dépasse/dépassent) | sur plus de | >",
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before' },
    "(/de )moins (de/d'/que) | inférieur(/e/s/es) (à/au/aux) | plus (petit/bas/faible)(/e/s/es/se/ses) (que/qu') | au dessous (de/du/des) | en dessous (de/du/des) | sous | n'atteint pas | <",
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'before' },
    "au moins | d'au moins | au minimum | minimum(/ de) | un minimum de | pas moins de | supérieur(/e/s/es) ou éga(l/le/ux/les) à | égal(/e) ou supérieur(/e) à | à partir (de/du/d') | dès | >= | ≥",
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'before' },
    "au plus | d'au plus | tout au plus | au maximum | maximum(/ de) | un maximum de | pas plus de | jusqu'(à/au/en) | inférieur(/e/s/es) ou éga(l/le/ux/les) à | égal(/e) ou inférieur(/e) à | ne dépass(e/ent) pas | <= | ≤",
  ),
  inForms(
    { kind: 'compare', operator: '=', place: 'before' },
    'exactement | éga(l/le/ux/les) à | précisément | = | est égal(/e) à',
  ),
  inForms(
    { kind: 'compare', operator: '!=', place: 'before' },
    "différent(/e/s/es) (de/du/d') | autre(/s) (que/qu') | non égal à | != | ≠",
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'after' },
    'ou plus | et plus | ou supérieur(/e/s/es) | ou davantage | ou au dessus | et au dessus | ou après | au moins | minimum',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'after' },
    'ou moins | et moins | ou inférieur(/e/s/es) | ou en dessous | ou avant | au plus | au maximum | maximum',
  ),
  inForms(
    { kind: 'when', operator: '>' },
    "après(/ le/ l'/ la) | postérieur(/e/s/es) (à/au) | ultérieur(/e/s/es) (à/au) | plus tard que",
  ),
  inForms(
    { kind: 'when', operator: '>=' },
    "depuis(/ le/ l'/ la) | à (partir/compter) (de/du/d') | dès(/ le)",
  ),
  inForms({ kind: 'when', operator: '<' }, "avant(/ le/ l'/ la) | antérieur(/e/s/es) (à/au) | précédant"),
  inForms({ kind: 'when', operator: '<=' }, "jusqu'(à/au/en/à fin)"),
  inForms(
    { kind: 'between' },
    "entre(/ le/ les/ la/ l') | de | du | depuis | dans la fourchette (de/d') | dans l'intervalle | compris(/e/es) entre",
  ),
  inForms({ kind: 'joint', of: 'and' }, 'et | ainsi que | & | mais | et aussi | avec en plus | de même que'),
  inForms({ kind: 'joint', of: 'or' }, 'ou | ou bien | soit'),
  inForms({ kind: 'joint', of: 'to' }, "à | au | jusqu'(à/au/en)"),
  inForms({ kind: 'same' }, 'même | mêmes | le même | la même | les mêmes'),
  inForms(
    { kind: 'negation' },
    "pas | ne pas | non | sans | sauf | excepté(/e/s/es) | hormis | à l'exception (de/du/des/d') | à part | hors | excluant | exclu(/s/e/es/ant/re) | en excluant | en dehors (de/du/des/d') | autre(/s) (que/qu') | (n'est/ne sont/n'était/n'étaient/n'a/n'ont) pas(/ été/ de/ d') | qui (n'est/ne sont/n'ont/n'a) pas | pas (de/d'/en/à/au/dans/des) | aucun(/e) | ni | jamais | différent(/e/s/es) (de/du/d') | sans compter | en ignorant | mis à part",
  ),
  inForms(
    { kind: 'missing' },
    'manque(/nt) | manquant(/e/s/es) | vide(/s) | nul(/le/s/les) | inconnu(/e/s/es) | absent(/e/s/es) | sans (valeur/donnée/données/information/informations) | (non/pas) (renseigné/indiqué/précisé/enregistré)(/e/s/es) | non disponible(/s) | valeurs manquantes | pas de (valeur/donnée/données)(/ de) | non communiqué(/e/s/es)',
  ),
  inForms(
    { kind: 'compared' },
    'compare(/r/z) | comparé(/e/s/es)(/ à/ avec) | comparaison(/ de/ des/ entre) | en comparaison (de/avec) | par rapport (à/au) | versus | vs | contre | face à',
  ),
  inForms(
    { kind: 'difference' },
    "(/la /quelle est la )différence(/ entre/ de/ d'/ en) | (/l'/quel est l')écart(/ entre/ de/ d') | combien (de plus/de moins/en plus/en moins) | de combien | combien plus | combien moins",
  ),
  inForms(
    { kind: 'difference', of: ages },
    "différence d'âge(/ entre) | écart d'âge(/ entre) | combien d'années de plus | de combien plus (âgé/âgée/jeune)",
  ),
  inForms(
    { kind: 'difference', of: prices },
    'différence de prix(/ entre) | écart de prix(/ entre) | combien plus cher(/s)',
  ),
  inForms({ kind: 'difference', of: lengths }, 'combien plus (long/longue/court/courte)'),
  inForms({ kind: 'difference', of: times }, 'combien de jours entre | combien de temps (avant/après)'),
  inForms(
    { kind: 'contains' },
    'contient | contiennent | contenant | qui (contient/contiennent) | avec le (mot/texte/terme) | le (mot/texte/terme) | la lettre | avec la lettre | comportant | comprenant le mot',
  ),
  inForms(
    { kind: 'share' },
    "pourcentage(/s) | (/le /quel /quel est le )pourcentage (de/des/du/d') | pour cent(/ des/ de) | pourcent(/ des/ de) | (/la /quelle /quelle est la )(part/proportion/fraction) (de/des/du/d') | proportion | (/le )taux (de/des/d') | quelle part | % | (/le )% (de/des/du)",
  ),
  inForms(
    { kind: 'beside', offset: 1 },
    'suivant(/e/s/es) | prochain(/e) | (vient/arrive/figure/se trouve) (après/sous/en dessous de) | juste (après/en dessous de) | immédiatement après | suit',
  ),
  inForms(
    { kind: 'beside', offset: -1 },
    'précédent(/e/s/es) | (vient/arrive/figure/se trouve) (avant/au dessus de) | juste (avant/au dessus de) | immédiatement avant | précède',
  ),
  inForms({ kind: 'beside', offset: 1, plain: true }, 'après | sous | en dessous de'),
  inForms({ kind: 'beside', offset: -1, plain: true }, 'avant | au dessus de'),
]
