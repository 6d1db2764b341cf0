import { formsOf } from '../in-forms.ts'

/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'il lo la i gli le l un uno una di del dello della dei degli delle dell d a ad al allo alla ai agli alle all da dal dallo ' +
  'dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sullo sulla sui sugli sulle sull con col per e ' +
  'ed che si mi ti ci c vi ne gli me te se suo sua suoi sue mio mia miei mie tuo tua tuoi tue nostro nostra nostri nostre ' +
  'loro questo questa questi queste quello quella quelli quelle quel quei quegli ciò egli lui lei essi esse io tu noi voi ' +
  'come cui dove quando già molto anche così allora quindi durante dentro mentre circa presso verso ' +
  'è sono era erano fu furono essere stato stata stati state essendo sarà saranno sia siano sarebbe ha hanno aveva avevano ' +
  'ebbe avere avuto avuti avuta abbia abbiano ho abbiamo avete hai può possono potrebbe puoi potresti deve devono fa fanno ' +
  'fare fatto va vanno voglio vorrei sapere conoscere favore grazie ciao salve buongiorno buonasera ' +
  'tutto tutta tutti tutte alcun alcuno alcuna alcuni alcune qualche qualsiasi entrambi entrambe altro altra altri altre tale ' +
  'tali stesso stessa stessi stesse esattamente circa quasi appena davvero semplicemente qui lì ecco ' +
  'dato dati tabella file csv colonna colonne campo campi valore valori insieme foglio risultato risultati risposta ' +
  'informazione informazioni info dettaglio dettagli lista elenco cosa cose chiamato chiamata chiamati chiamate detto detta ' +
  'corrispondente corrispondenti rispettivo rispettiva rispettivi rispettive seguente seguenti intero intera sì quante'

const lightVerbs =
  'appare appaiono comparso contiene contengono conteneva include includono incluso comprende comprendono appartiene ' +
  'appartengono apparteneva corrisponde corrispondono esiste esistono esisteva esistevano accade accadono accaduto avviene ' +
  'avvengono avvenuto figura figurano risulta risultano presenta presentano possiede possiedono rimane rimangono trova ' +
  'trovano ammonta ammontano rappresenta rappresentano dispone dispongono danno dato ottenuto'

const activeVerbs =
  'ricev(e/ono/uto/uta/uti/ute) | guadagn(a/ano/ato/ati) | gener(a/ano/ato/ata/ati/ate) | produc(e/ono) | prodott(o/a/i/e) | trasport(a/ano/ato/ata/ati/ate) | port(a/ano/ato/ati) | raggiung(e/ono) | raggiunt(o/a/i/e) | ' +
  'ott(iene/engono) | registr(a/ano/ato/ata/ati/ate) | segnal(a/ano/ato/ati) | accumul(a/ano/ato) | lavor(a/ano/ato/ava/avano) | viv(e/ono/eva/evano) | abit(a/ano/ava) | gioc(a/ano/ato) | ' +
  'vend(e/ono/uto/uta/uti/ute) | compr(a/ano/ato/ata/ati/ate) | acquist(a/ano/ato/ata/ati/ate) | spend(e/ono) | spes(o/a/i/e) | pag(a/ano/ato/ata/ati/ate) | cost(a/ano/ato/ata/ati/ate) | vol(a/ano/ato) | viaggi(a/ano/ato) | offr(e/ono) | offert(o/a/i/e) | ' +
  'attir(a/ano/ato) | gestisc(e/ono) | gestit(o/a/i/e) | elaborat(o/a/i/e) | part(e/ono/ito/ita/iti/ite) | arriv(a/ano/ato/ata/ati/ate) | situat(o/a/i/e) | ubicat(o/a/i/e) | basat(o/a/i/e) | guid(a/ano/ato) | partecip(a/ano/ato/ati) | ' +
  'vinc(e/ono) | vint(o/a/i/e) | perd(e/ono) | pers(o/a/i/e) | visit(a/ano/ato/ati) | ordin(a/ano/ato/ata/ati/ate) | invi(a/ano/ato/ata/ati/ate) | spedisc(e/ono) | spedit(o/a/i/e) | consegn(a/ano/ato/ata/ati/ate) | pes(a/ano/ato) | dur(a/ano/ato/ata/ati/ate) | ' +
  'studi(a/ano/ato) | insegn(a/ano/ato) | scriv(e/ono) | scritt(o/a/i/e) | dirig(e/ono) | dirett(o/a/i/e) | pubblic(a/ano/ato/ata/ati/ate) | costruit(o/a/i/e) | nat(o/a/i/e) | creat(o/a/i/e) | oper(a/ano/ato) | effettu(a/ano/ato/ata/ati/ate) | ' +
  'realizz(a/ano/ato/ata/ati/ate) | svolt(o/a/i/e) | assunt(o/a/i/e) | fattur(a/ano/ato/ata/ati/ate) | incass(a/ano/ato/ata/ati/ate) | us(a/ano/ato/ata/ati/ate) | utilizz(a/ano/ato/ata/ati/ate) | provien(e/) | provengono | vien(e/) | vengono | venut(o/a/i/e) | provenient(e/i) | registrat(o/a/i/e) | fatt(o/a/i/e)'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [
  ...words(grammar),
  ...words(lightVerbs),
  ...formsOf(
    "per favore | per piacere | per cortesia | c'è | ci sono(/ stati/ state) | c'erano | puoi dirmi | mi puoi dire | mi sai dire | vorrei sapere | vale a dire | nei dati | nella tabella | nel file | buona (giornata/sera/notte) | buon giorno | quant(i/e) ce ne sono",
  ),
]

export const verbs: readonly string[] = formsOf(activeVerbs)
