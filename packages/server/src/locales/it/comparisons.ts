import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'
import { ages, lengths, prices, than, thanPairs, times, wages, weights } from './leads.ts'

export const comparisons: readonly Heard[] = [
  ...thanPairs.flatMap(([high, low, of = []]): readonly Heard[] => [
    inForms({ kind: 'compare', operator: '>', place: 'before', of }, than('più', high)),
    inForms(
      { kind: 'compare', operator: '<', place: 'before', of },
      `${than('più', low)} | ${than('meno', high)}`,
    ),
  ]),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: ages },
    'di età superiore a(/i) | sopra i | oltre i',
  ),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: ages }, 'di età inferiore a(/i) | sotto i'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: prices },
    '(costa/costano/costato/costati) più di',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    '(costa/costano/costato/costati) meno di',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: wages },
    '(guadagna/guadagnano/prende/prendono) più di',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: wages },
    '(guadagna/guadagnano/prende/prendono) meno di',
  ),
  inForms(
    { kind: 'compare', operator: '>', place: 'before', of: lengths },
    '(dura/durano/durato/durati) più di',
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before', of: lengths },
    '(dura/durano/durato/durati) meno di',
  ),
  inForms({ kind: 'compare', operator: '>', place: 'before', of: weights }, '(pesa/pesano) più di'),
  inForms({ kind: 'compare', operator: '<', place: 'before', of: weights }, '(pesa/pesano) meno di'),
  inForms(
    { kind: 'compare', operator: '>', place: 'before' },
    "(/di )più (di/che) | maggior(e/i) (di/del/dei/delle/a) | superior(e/i) (a/ai/al/alla/alle/all') | al di sopra (di/del/della/dei) | sopra(/ i/ le/ il/ la) | oltre(/ i/ le/ il/ la) | (supera/superano/superato/superati/eccede/eccedono)(/ i/ le/ il/ la) | (supera/superano) | >",
  ),
  inForms(
    { kind: 'compare', operator: '<', place: 'before' },
    "(/di )meno (di/che) | minor(e/i) (di/del/dei/delle/a) | inferior(e/i) (a/ai/al/alla/alle/all') | al di sotto (di/del/della/dei) | sotto(/ i/ le/ il/ la) | non (arriva/arrivano) a | <",
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'before' },
    'almeno | come minimo | minimo(/ di) | un minimo di | non meno di | maggior(e/i) o ugual(e/i) (a/di) | uguale o (maggiore/superiore) (a/di) | superior(e/i) o ugual(e/i) a | a partire da(/l/i) | da(/i/lle) | >= | ≥',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'before' },
    'al massimo | al più | massimo(/ di) | un massimo di | non più di | fino a(/l/i/lle) | minor(e/i) o ugual(e/i) (a/di) | uguale o (minore/inferiore) (a/di) | inferior(e/i) o ugual(e/i) a | non (supera/superano) | entro(/ i/ le) | <= | ≤',
  ),
  inForms(
    { kind: 'compare', operator: '=', place: 'before' },
    'esattamente | ugual(e/i) (a/ad) | pari a | precisamente | = | è uguale a',
  ),
  inForms(
    { kind: 'compare', operator: '!=', place: 'before' },
    'divers(o/a/i/e) da(/l/i/lla/lle) | non uguale a | != | ≠',
  ),
  inForms(
    { kind: 'compare', operator: '>=', place: 'after' },
    'o più | e più | o superior(e/i) | o maggior(e/i) | in su | e oltre | o oltre | in poi | in avanti',
  ),
  inForms(
    { kind: 'compare', operator: '<=', place: 'after' },
    'o meno | o inferior(e/i) | o minor(e/i) | in giù | o prima | al massimo',
  ),
  inForms(
    { kind: 'when', operator: '>' },
    "dopo(/ il/ l'/ la) | successiv(o/a/i/e) (a/al/all') | posterior(e/i) (a/al/all') | più tardi (di/del)",
  ),
  inForms({ kind: 'when', operator: '>=' }, "da(/l/ll'/lla) | a partire da(/l/ll'/lla) | a decorrere da(/l)"),
  inForms(
    { kind: 'when', operator: '<' },
    "prima (di/del/dell'/della) | precedent(e/i) (a/al/all') | anterior(e/i) (a/al/all')",
  ),
  inForms({ kind: 'when', operator: '<=' }, "fino (a/al/all'/alla/alla fine di) | entro(/ il/ l'/ la)"),
  inForms(
    { kind: 'between' },
    "tra(/ il/ i/ le/ la/ l') | fra(/ il/ i/ le/ la/ l') | da(/l/i/lle/ll') | nell'intervallo(/ da/ tra) | compres(o/a/i/e) (tra/fra)",
  ),
  inForms({ kind: 'joint', of: 'and' }, 'e | ed | nonché | & | ma | così come | insieme a | oltre a | sia'),
  inForms({ kind: 'joint', of: 'or' }, 'o | oppure | ovvero'),
  inForms({ kind: 'joint', of: 'to' }, "a | al | ai | alle | fino (a/al/all') | all'"),
  inForms(
    { kind: 'same' },
    'stesso | stessa | stessi | stesse | lo stesso | la stessa | gli stessi | le stesse',
  ),
  inForms(
    { kind: 'negation' },
    "non | senza | tranne | eccetto | salvo | esclus(o/a/i/e) | escludendo | escludi | ad eccezione (di/del/della/dei/delle) | a eccezione (di/del/della) | con l'esclusione (di/del) | a parte | fuori da | divers(o/a/i/e) da(/l/i/lla/lle) | che non (sia/siano/è/sono/ha/hanno) | non (è/sono/era/erano/sia/siano/ha/hanno/è stato/è stata/sono stati/sono state) | non (in/di/del/della) | né | neppure | nessun(/o/a) | senza contare | senza includere | ignorando | al di fuori (di/del)",
  ),
  inForms(
    { kind: 'missing' },
    'manca(/no/nte/nti) | vuot(o/a/i/e) | in bianco | null(o/a/i/e) | sconosciut(o/a/i/e) | ignot(o/a/i/e) | assent(e/i) | senza (valore/valori/dato/dati/informazione/informazioni) | senza (informazioni/dati) (su/sul/sulla/di) | non (registrat/indicat/specificat/compilat)(o/a/i/e) | non disponibil(e/i) | valori mancanti | non (ha/hanno) (valore/dati)',
  ),
  inForms(
    { kind: 'compared' },
    'confronta(/re/ndo) | confrontat(o/a/i/e)(/ con) | confronto(/ tra/ fra/ di/ con) | paragona(/re) | paragone(/ tra) | rispetto a(/l/lla/i/lle) | a confronto con | versus | vs | contro',
  ),
  inForms(
    { kind: 'difference' },
    '(/la )differenza(/ tra/ fra/ di/ in) | quant(o/i/a/e) (in più/in meno/di più/di meno/più/meno) | di quanto | (/lo )scarto (tra/fra) | (/il )divario(/ tra/ fra) | la differenza (tra/fra)',
  ),
  inForms(
    { kind: 'difference', of: ages },
    'differenza (di/d) età(/ tra/ fra) | quanti anni (in più/di differenza) | di quanto è più (vecchio/vecchia/giovane)',
  ),
  inForms({ kind: 'difference', of: prices }, 'differenza di prezzo(/ tra/ fra) | quanto più car(o/a)'),
  inForms({ kind: 'difference', of: lengths }, 'quanto più (lungo/lunga/corto/corta)'),
  inForms({ kind: 'difference', of: times }, 'quanti giorni (tra/fra) | quanto tempo (prima/dopo)'),
  inForms(
    { kind: 'contains' },
    'contien(e/gono) | contenent(e/i) | che (contiene/contengono) | con la (parola/lettera/stringa) | la (parola/lettera/stringa) | il testo | con il testo | con il termine',
  ),
  inForms(
    { kind: 'share' },
    "percentual(e/i) | (/la /che /quale /qual è la )percentuale (di/dei/degli/delle/del/della) | per cento(/ di/ dei/ delle/ degli) | percento(/ di/ dei) | (/la /quale /che )(quota/proporzione/frazione/parte) (di/dei/degli/delle/del/della) | proporzione | (/l')incidenza (di/dei/delle/del) | % | (/la )% (di/dei/delle)",
  ),
  inForms(
    { kind: 'beside', offset: 1 },
    'successiv(o/a)(/ a) | prossim(o/a) | seguente | (viene/compare/si trova) (dopo/sotto) | subito (dopo/sotto) | immediatamente dopo | segue',
  ),
  inForms(
    { kind: 'beside', offset: -1 },
    'precedente(/ a) | (viene/compare/si trova) (prima di/sopra) | subito (prima di/sopra) | immediatamente prima di | precede',
  ),
  inForms({ kind: 'beside', offset: 1, plain: true }, 'dopo | sotto'),
  inForms({ kind: 'beside', offset: -1, plain: true }, 'prima di | sopra'),
]
