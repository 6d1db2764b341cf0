import { formsOf } from '../in-forms.ts'

/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'el la los las lo un una unos unas de del al a en con para por y e que se me te le les nos os su sus mi mis tu tus ' +
  'nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas aquel aquella aquellos aquellas esto eso ello ' +
  'él ella ellos ellas yo tú usted ustedes nosotros como si ya muy también así entonces durante dentro desde hasta sobre ' +
  'ante mediante respecto acerca cuyo cuya cuyos cuyas donde cuando quien quienes cual cuales mismo misma mismos mismas ' +
  'es son era eran fue fueron ser sido siendo será serán sea sean sería está están estaba estaban estado estuvo estuvieron ' +
  'estar hay había hubo haya haber habido ha han he hemos había habían tiene tienen tenía tenían tuvo tuvieron tener tenga ' +
  'tengan tenemos teniendo puede pueden podría podrías puedes poder debe deben hace hacen hizo hacer hecho va van iba ' +
  'quiero quisiera necesito gustaría saber conocer favor porfa gracias hola buenas buenos días tardes oye ' +
  'todo toda todos todas algún alguno alguna algunos algunas cualquier ambos ambas otro otra otros otras tal tales ' +
  'exactamente aproximadamente unos cerca casi apenas realmente básicamente simplemente ' +
  'dato datos tabla archivo fichero csv columna columnas campo campos valor valores conjunto hoja resultado resultados ' +
  'respuesta información info detalle detalles lista cosa cosas persona llamado llamada llamados llamadas nombrado dicho ' +
  'dicha dichos dichas correspondiente correspondientes respectivo respectiva respectivos respectivas siguiente siguientes ' +
  'entero entera completo completa más sí'

const lightVerbs =
  'aparece aparecen aparecía apareció aparecieron contiene contienen contenía incluye incluyen incluía pertenece pertenecen ' +
  'pertenecía corresponde corresponden existe existen existía existieron ocurre ocurren ocurrió ocurrieron sucede sucedió ' +
  'sucedieron hubo figura figuran consta constan presenta presentan presentó presentaron posee poseen queda quedan quedó ' +
  'quedaron encuentra encuentran encontraba sale salen asciende ascienden representa representan suponen supone cuentan ' +
  'dispone disponen da dan dio dieron'

const activeVerbs =
  'recib(e/en/ió/ieron/ido/idos/idas/ida) | gan(a/an/ó/aron/ado/ados) | gener(a/an/ó/aron/ado/ada/ados/adas) | produc(e/en/ido/ida/idos/idas) | produjo | produjeron | ' +
  'transport(a/an/ó/aron/ado/ados/adas) | llev(a/an/ó/aron/ado/ados) | alcanz(a/an/ó/aron/ado) | obtien(e/en) | obtuv(o/ieron) | obtenid(o/a/os/as) | logr(a/an/ó/aron/ado) | consigu(e/en/ió/ieron) | ' +
  'registr(a/an/ó/aron/ado/ada/ados/adas) | report(a/an/ó/aron/ado/ados) | acumul(a/an/ó/aron) | trabaj(a/an/ó/aron/aba/aban) | viv(e/en/ía/ían/ió) | jueg(a/an) | jug(ó/aron/ado) | ' +
  'vend(e/en/ió/ieron/ido/ida/idos/idas/imos) | compr(a/an/ó/aron/ado/ada/ados/adas) | gast(a/an/ó/aron/ado) | pag(a/an/ó/aron/ado/ados/amos) | cobr(a/an/ó/aron/ado) | cuest(a/an) | cost(ó/aron/ado) | ' +
  'vuel(a/an) | vol(ó/aron/ado) | viaj(a/an/ó/aron/ado) | ofrec(e/en/ió/ieron) | sirv(e/en/ió) | atrae(/n) | atraj(o/eron) | mov(ió/ieron) | muev(e/en) | proces(a/an/ó/ado/ados) | ' +
  'sal(e/en/ió/ieron/ido/ían) | part(e/en/ió/ieron) | lleg(a/an/ó/aron/ado) | ubicad(o/a/os/as) | situad(o/a/os/as) | basad(o/a/os/as) | conduc(e/en/ido) | asist(e/en/ió/ieron) | ' +
  'gan(aron/ado) | perd(ió/ieron/ido) | pierd(e/en) | visit(a/an/ó/aron/ado) | ped(ido/idos/ida/idas) | pid(e/en/ió/ieron) | env(ía/ían/ió/iaron/iado/iada/iados/iadas) | entreg(a/an/ó/aron/ado/ada/ados/adas) | ' +
  'pes(a/an/ó) | dur(a/an/ó/aron) | estudi(a/an/ó/aron) | enseñ(a/an/ó) | escrib(e/en/ió/ieron) | escrit(o/a/os/as) | dirig(e/en/ió/ido) | public(a/an/ó/ado/ada/ados) | constru(ye/yó/ido/ida/idos) | ' +
  'naci(ó/eron/do/da/dos) | cre(ó/aron/ado/ada/ados/adas) | oper(a/an/ó/ado) | realiz(a/an/ó/aron/ado/ada/ados/adas) | contrat(a/an/ó/aron/ado/ada/ados/adas) | efectuad(o/a/os/as) | hech(o/a/os/as) | ' +
  'facturad(o/a/os/as) | factur(a/an/ó/aron) | recaud(a/an/ó/aron) | aport(a/an/ó/aron) | hicieron | ingres(ó/aron) | atend(ió/ieron/ido) | us(a/an/ó/aron/ado) | utiliz(a/an/ó/aron/ado) | emplead(o/a) | provien(e/en) | vien(e/en) | vin(o/ieron) | proced(e/en)'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [
  ...words(grammar),
  ...words(lightVerbs),
  ...formsOf(
    'por favor | buen(os/as) (días/tardes/noches) | cuánto(/s) hay | hay en | podrías decirme | me puedes decir | puedes decirme | quisiera saber | de qué manera | a la vez | es decir | en los datos | en la tabla | (se/que) (ha/han) | lo que',
  ),
]

export const verbs: readonly string[] = formsOf(activeVerbs)
