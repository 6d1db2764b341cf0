import { formsOf } from '../in-forms.ts'

/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'le la les l un une des de du d au aux à a en dans pour par avec sur y et que qu qui se s me m te t ne n lui leur leurs ' +
  'mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces ceux celui celle celles ça cela ceci il elle ils ' +
  'elles je j tu nous vous on en dont où quand comme si très aussi ainsi alors donc pendant durant chez vers entre selon ' +
  'est sont était étaient été être étant sera seront soit serait fut furent ont avait avaient avoir ayant aura eu eue a ' +
  'avons avez as ai peut peuvent pourrait pouvez peux pourriez doit doivent fait font faire faites va vont veux voudrais ' +
  'souhaite aimerais savoir connaître merci bonjour salut bonsoir svp plaît ' +
  'tout toute tous toutes quelque quelques certain certaine certains certaines plusieurs autre autres tel telle tels telles ' +
  'même mêmes exactement environ presque à peu près vraiment simplement bien là ici ' +
  'donnée données table tableau fichier csv colonne colonnes champ champs valeur valeurs jeu ensemble résultat résultats ' +
  'réponse information informations info détail détails liste chose choses nommé nommée nommés appelé appelée dit dite ' +
  'correspondant correspondante correspondants correspondantes respectif respective respectifs suivants suivantes ' +
  'entier entière oui moi toi lors il t'

const lightVerbs =
  'apparaît apparaissent apparu contient contiennent contenait comprend comprennent inclut incluent appartient appartiennent ' +
  'appartenait correspond correspondent existe existent existait figure figurent présente présentent présenté possède ' +
  'possèdent possédait reste restent trouve trouvent trouvait élève élèvent représente représentent compte comptent ' +
  'dispose disposent donne donnent donné eu obtenu lieu passé'

const activeVerbs =
  'reçoi(t/vent) | reçu(/e/s/es) | gagn(e/ent/é/ée/és/ées) | génèr(e/ent) | généré(/e/s/es) | produi(t/sent/te/ts/tes) | transport(e/ent/é/ée/és/ées) | port(e/ent/é) | attein(t/dre) | atteignent | ' +
  'obti(ent/ennent) | réalis(e/ent/é/ée/és/ées) | enregistr(e/ent/é/ée/és/ées) | signal(e/ent/é/ée/és) | accumul(e/ent/é) | travaill(e/ent/é/ait/aient) | vi(t/vent/vait) | habit(e/ent/é/ait) | jou(e/ent/é) | ' +
  'vend(/ent/u/ue/us/ues/ait) | achet(é/ée/és/ées) | achèt(e/ent) | dépens(e/ent/é/ée/és) | pa(ie/ient/ye/yent) | payé(/e/s/es) | coût(e/ent/é/ait) | vol(e/ent/é) | voyag(e/ent/é) | offr(e/ent) | offert(/e/s/es) | ' +
  'attir(e/ent/é) | trait(e/ent/é/ée/és/ées) | par(t/tent/ti/tie/tis/ties) | arriv(e/ent/é/ée/és/ées) | situé(/e/s/es) | basé(/e/s/es) | conduit | assist(e/ent/é) | particip(e/ent/é) | ' +
  'perd(/ent/u/ue/us) | visit(e/ent/é/ée/és) | command(e/ent/é/ée/és/ées) | envo(ie/ient/yé/yée/yés/yées) | expédi(e/ent/é/ée/és/ées) | livr(e/ent/é/ée/és/ées) | pès(e/ent) | dur(e/ent/é) | étudi(e/ent/é) | enseign(e/ent/é) | ' +
  'écri(t/vent/te/ts) | dirig(e/ent/é/ée) | publi(e/ent/é/ée/és/ées) | constru(it/ite/its) | né(/e/s/es) | cré(e/ent/é/ée/és/ées) | exploit(e/ent/é) | effectu(e/ent/é/ée/és/ées) | embauch(e/ent/é/ée/és/ées) | recrut(e/ent/é/ée/és/ées) | ' +
  'factur(e/ent/é/ée/és/ées) | encaiss(e/ent/é/ée/és) | rapport(e/ent/é) | utilis(e/ent/é/ée/és/ées) | emplo(ie/ient) | vien(t/nent) | venu(/e/s/es) | provien(t/nent) | provenant | circul(e/ent) | décoll(e/ent/é/és) | atterri(t/ssent)'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [
  ...words(grammar),
  ...words(lightVerbs),
  ...formsOf(
    "s'il (te/vous) plaît | y a t il | il y a(/ t il)(/ eu) | est ce (que/qu'/qui) | y avait il | peux tu me dire | pouvez vous me dire | j'aimerais savoir | je voudrais savoir | c'est à dire | dans les données | dans la table | dans le (tableau/fichier) | a t (il/elle/on) | ont (ils/elles) | bonne journée | bonne soirée | à peu près",
  ),
]

export const verbs: readonly string[] = formsOf(activeVerbs)
