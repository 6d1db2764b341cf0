import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const measures: readonly Heard[] = [
  inForms(
    { kind: 'quantity' },
    "quant(o/i/a/e) | (/il /qual è il )numero (di/dei/degli/delle/del/della/d') | (/la )quantità di | (/il )conteggio(/ di/ dei/ delle/ degli) | conta(/ i/ le/ gli/re) | quante volte | con che frequenza | ogni quanto | a quanto | n di",
  ),
  inForms(
    { kind: 'measure', function: 'distinct' },
    'distint(o/a/i/e) | divers(o/a/i/e) | differenti | differente | unic(o/a/i/he) | vari(/e) | quant(i/e) (diversi/diverse/distinti/distinte/differenti) | (/il )numero di (diversi/diverse/distinti/distinte/differenti) | (/il numero di )valori (distinti/diversi/unici)(/ di) | senza (ripetizioni/duplicati)',
  ),
  inForms(
    { kind: 'measure', function: 'sum' },
    "somma | (/la )somma (di/dei/degli/delle/del/della/dell') | sommare | sommat(o/a/i/e) | total(e/i) | (/il )totale (di/dei/degli/delle/del/della/dell') | in totale | in tutto | nel complesso | nell'insieme | complessiv(o/a/i/e) | complessivamente | (/il )numero (totale/complessivo) di | (/la )quantità totale di | cumulativ(o/a/i/e) | totale generale | globale",
  ),
  inForms(
    { kind: 'measure', function: 'mean' },
    "media | medie | medi(o/) | (/la )media (di/dei/degli/delle/del/della/dell') | in media | di media | mediamente | (/il )valore medio(/ di/ del/ della/ dei/ delle) | (/il )numero medio di | (/la )quantità media di | media aritmetica | tipic(o/a)",
  ),
  inForms(
    { kind: 'measure', function: 'median' },
    "mediana | mediane | (/la )mediana (di/dei/degli/delle/del/della/dell') | valore mediano(/ di)",
  ),
  inForms(
    { kind: 'measure', function: 'deviation' },
    "(/la )deviazione standard(/ di/ del/ della/ dei/ delle/ dell') | scarto (tipo/quadratico medio)(/ di)",
  ),
  inForms(
    { kind: 'measure', function: 'variance' },
    "varianza(/ di/ del/ della/ dei/ delle/ dell') | la varianza di",
  ),
  inForms(
    { kind: 'measure', function: 'mode' },
    '(/la )moda (di/del/della) | moda statistica | valore modale | valore più (frequente/comune/ripetuto)(/ di)',
  ),
  inForms(
    { kind: 'measure', function: 'range' },
    "(/l')intervallo di valori(/ di) | (/l')escursione(/ di) | (/l')ampiezza (di/del/della) | (/il )campo di variazione(/ di) | (/l')intervallo di",
  ),
  inForms(
    { kind: 'measure', function: 'minimum' },
    "minim(o/a/i/e) | min | (/il )minimo (di/del/della/dei/delle/dell') | (/il )valore minimo(/ di)",
  ),
  inForms(
    { kind: 'measure', function: 'maximum' },
    "massim(o/a/i/e) | max | (/il )massimo (di/del/della/dei/delle/dell') | (/il )valore massimo(/ di) | picco | record",
  ),
]
