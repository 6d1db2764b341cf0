import type { Heard } from '../hears.ts'
import { inForms } from '../in-forms.ts'

export const shapes: readonly Heard[] = [
  inForms(
    { kind: 'group' },
    "per | per ogni | per ciascun(/o/a)(/ dei/ delle/ degli) | ogni | ciascun(/o/a) | (di/in/a/con) (ogni/ciascun/ciascuna/ciascuno) | in base (a/al/alla/ai/alle/all') | a seconda (di/del/della/dell') | secondo(/ il/ la) | raggruppat(o/a/i/e) per | raggruppa(/re) per | suddivis(o/a/i/e) per | divis(o/a/i/e) per | ripartit(o/a/i/e) per | distribuit(o/a/i/e) per | per tutt(i i/e le) | tra (i/le) divers(i/e) | per i divers(i) | per singol(o/a)",
  ),
  inForms(
    { kind: 'grain', grain: 'year' },
    "anno | anni | annual(e/i) | annu(o/a/i/e) | annualmente | (per/ogni/all'/di ogni/in ogni/per ogni) anno | anno per anno",
  ),
  inForms(
    { kind: 'grain', grain: 'quarter' },
    'trimestr(e/i) | trimestral(e/i) | trimestralmente | (per/ogni/di ogni/in ogni/per ogni) trimestre',
  ),
  inForms(
    { kind: 'grain', grain: 'month' },
    'mese | mesi | mensil(e/i) | mensilmente | (per/ogni/al/di ogni/in ogni/per ogni) mese | mese per mese',
  ),
  inForms(
    { kind: 'grain', grain: 'week' },
    'settiman(a/e) | settimanal(e/i) | settimanalmente | (per/ogni/alla/di ogni/in ogni/per ogni) settimana',
  ),
  inForms(
    { kind: 'grain', grain: 'day' },
    'giorno | giorni | giornalier(o/a/i/e) | quotidian(o/a/i/e) | giornalmente | (per/ogni/al/di ogni/in ogni/per ogni) giorno | giorno per giorno | per data',
  ),
  inForms(
    { kind: 'list' },
    'mostra(/mi/re/ci) | mostri | mostratemi | fammi vedere | visualizza(/re) | elenca(/mi/re) | elenco (di/dei/delle/degli) | lista (di/dei/delle/degli) | dammi | dimmi | dicci | indica(/mi/re) | nomina | identifica(/re) | trova(/mi/re) | cerca(/re) | calcola(/mi/re) | restituisci | estrai | vedere | voglio (vedere/sapere/conoscere) | vorrei (vedere/sapere/conoscere) | mi (serve/servono) | presenta | riporta | fai un elenco (di/dei/delle)',
  ),
  inForms(
    { kind: 'ask', about: 'thing' },
    "qual | quale | quali | (qual/quale) (è/era/è stato/è stata/fu) | quali (sono/erano/sono stati/sono state) | (in/di/a/con/per/da/su) (quale/quali/che) | (nel/del/al/dal) quale | che | che cosa | cosa | cos'è | a quanto ammonta(/no) | di quanto è | che tipo di | quale tipo di | come si chiama(/no) | quant'è",
  ),
  inForms(
    { kind: 'ask', about: 'person' },
    'chi | chi (è/sono/era/ha/hanno/è stato) | (a/di/per/con/da) chi',
  ),
  inForms(
    { kind: 'ask', about: 'time' },
    'quando | quando (è/sono/è stato/è stata/si) | da quando | fino a quando | (in/a) (che/quale) (data/giorno/ora/momento) | che (giorno/data) | in quale data',
  ),
  inForms(
    { kind: 'ask', about: 'place' },
    "dove | da dove | verso dove | dov'è | dove (è/sono/si trova/si trovano/abita/lavora) | in (che/quale) (luogo/posto)",
  ),
  inForms(
    { kind: 'rows' },
    'rig(a/he) | record | registrazion(e/i) | voc(e/i) | osservazion(e/i) | dat(o/i)',
  ),
  inForms(
    { kind: 'order' },
    'ordinat(o/a/i/e)(/ per/ in base a/ secondo) | ordina(/re/ndo)(/ per) | in ordine(/ di) | per ordine di | classificat(o/a/i/e) per',
  ),
  inForms(
    { kind: 'direction', direction: 'descending' },
    'decrescent(e/i) | discendent(e/i) | in (ordine/senso) (decrescente/discendente) | dal (maggiore al minore/più grande al più piccolo/più alto al più basso/più caro al più economico/più recente al più vecchio/più vecchio al più giovane/più lungo al più corto) | dalla (maggiore alla minore/più alta alla più bassa/più grande alla più piccola) | dalla z alla a | prima (i/le) (maggiori/più alti/più alte/più recenti) | in ordine inverso | ordine inverso',
  ),
  inForms(
    { kind: 'direction', direction: 'ascending' },
    'crescent(e/i) | ascendent(e/i) | in (ordine/senso) (crescente/ascendente) | dal (minore al maggiore/più piccolo al più grande/più basso al più alto/più economico al più caro/più vecchio al più recente/più giovane al più vecchio/più corto al più lungo) | dalla (minore alla maggiore/più bassa alla più alta) | dalla a alla z | in ordine (alfabetico/cronologico) | per ordine (alfabetico/cronologico) | alfabeticamente | cronologicamente',
  ),
  inForms(
    { kind: 'chart', chart: 'bar' },
    '(/un /in un /come )(grafico/diagramma) a (barre/colonne) | a barre | con le barre',
  ),
  inForms(
    { kind: 'chart', chart: 'line' },
    '(/un /in un /come )(grafico/diagramma) a (linee/linea) | grafico lineare | a linee | nel tempo | nel corso del tempo | andamento(/ di/ del/ della/ dei/ delle) | evoluzione(/ di/ del/ della)',
  ),
  inForms(
    { kind: 'chart', chart: 'auto' },
    '(/un /in un /come )grafico(/ di/ del/ della/ dei/ delle) | diagramma(/ di) | disegna(/re) | graficamente | rappresenta(/re)(/ graficamente) | fai un grafico(/ di) | traccia | chart | plot',
  ),
  inForms(
    { kind: 'chart', chart: 'none' },
    '(in/come) (una tabella/tabella) | in forma di tabella | senza grafico | tabella (di/dei/delle/con) | una tabella (di/con)',
  ),
  inForms(
    { kind: 'follow' },
    'e per | e in | e i | e le | e il | e la | che ne dici di | solo | soltanto | solamente | unicamente | solo (per/in/i/le/il/la) | adesso | ora | e ora | invece | lo stesso (per/con/in) | uguale per | ma solo | anche | allora | e se',
  ),
]
