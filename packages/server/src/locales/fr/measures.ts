import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const measures: readonly Heard[] = [
  inForms(
    { kind: 'quantity' },
    "combien(/ de/ d'/ des) | (/le /quel est le )nombre (de/d'/des/total) | nombre | nb(/ de) | (/la )quantité (de/d') | le compte des | compte(/ les/r) | dénombre(/r/z) | nombre de fois | combien de fois | à quelle fréquence | à combien | décompte(/ des/ de)",
  ),
  inForms(
    { kind: 'measure', function: 'distinct' },
    "distinct(/e/s/es) | différent(/e/s/es) | unique(/s) | divers(/es) | combien de (différents/différentes) | (/le )nombre de (valeurs distinctes/valeurs différentes/valeurs uniques)(/ de/ d') | valeurs (distinctes/différentes/uniques)(/ de) | sans doublon(/s)",
  ),
  inForms(
    { kind: 'measure', function: 'sum' },
    "somme | (/la )somme (de/des/du/d') | total(/e/es) | totaux | (/le )total (de/des/du/d') | au total | en tout | dans l'ensemble | (/le )nombre total (de/d'/des) | (/la )quantité totale (de/d') | cumul(/é/ée/és/ées) | cumul (de/des) | additionne(/r/z) | global(/e) | globaux",
  ),
  inForms(
    { kind: 'measure', function: 'mean' },
    "moyenne(/s) | moyen(/s) | (/la )moyenne (de/des/du/d') | en moyenne | de moyenne | (/la )valeur moyenne(/ de/ des/ du) | (/le )nombre moyen (de/d') | (/la )quantité moyenne (de/d') | moyenne arithmétique | typique(/s)",
  ),
  inForms(
    { kind: 'measure', function: 'median' },
    "médiane(/s) | médian(/s) | (/la )médiane (de/des/du/d') | valeur médiane(/ de/ des/ du)",
  ),
  inForms(
    { kind: 'measure', function: 'deviation' },
    "(/l')écart(/s) type(/s)(/ de/ des/ du/ d') | déviation standard(/ de)",
  ),
  inForms({ kind: 'measure', function: 'variance' }, "variance(/ de/ des/ du/ d') | la variance de"),
  inForms(
    { kind: 'measure', function: 'mode' },
    '(/le )mode (statistique/de la série) | (/la )valeur la plus (fréquente/courante/répandue)(/ de) | valeur modale',
  ),
  inForms(
    { kind: 'measure', function: 'range' },
    "(/l')étendue (de/des/du/d') | étendue | amplitude (de/des/du)",
  ),
  inForms(
    { kind: 'measure', function: 'minimum' },
    "minimum(/s) | minima | minimal(/e/es) | minimaux | min | (/le )minimum (de/des/du/d') | valeur (minimale/minimum)(/ de)",
  ),
  inForms(
    { kind: 'measure', function: 'maximum' },
    "maximum(/s) | maxima | maximal(/e/es) | maximaux | max | (/le )maximum (de/des/du/d') | valeur (maximale/maximum)(/ de) | pic | record",
  ),
]
