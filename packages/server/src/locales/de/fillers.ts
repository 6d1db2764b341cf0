/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'der die das den dem des ein eine einen einem einer eines und so auch dann als wie wo da hier dort dieser diese dieses ' +
  'diesen diesem jener jene jenes jenen derjenige diejenige dasjenige diejenigen denjenigen welche welcher welches ' +
  'deren dessen denen ist sind war waren sei wäre wären gewesen wird werden wurde wurden worden geworden werde hat haben ' +
  'hatte hatten habe hätte hätten gehabt kann können könnte könnten soll sollen sollte muss müssen mag möchte möchten ' +
  'möge darf dürfen will wollen wollte lassen lässt ich du er sie es wir ihr mir mich dir dich uns euch ihnen ihm ihn ' +
  'sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres mein meine meinen meiner unser unsere unseren ' +
  'unserer in im ins an am auf aus bei beim mit von vom zu zum zur für durch um nach vor während innerhalb bezüglich ' +
  'hinsichtlich laut gemäß bitte mal doch denn eigentlich genau ungefähr etwa circa ca rund insgesamt gerade eben man ' +
  'etwas alle allen aller alles all sämtliche sämtlichen sämtlicher einige mehrere jeweils jeweilig jeweilige ' +
  'jeweiligen zugehörig zugehörige zugehörigen entsprechend entsprechende entsprechenden dabei dazu davon daraus darin ' +
  'dafür darunter sich selbst dass ob wenn falls damit gibt gab gäbe geben es vorhanden daten datensatz datensätze ' +
  'tabelle datei csv spalte spalten feld felder wert werte werten antwort liste übersicht auswertung ' +
  'information informationen angabe angaben einzelne einzelnen ganze ganzen ganzer gesamte gesamten gesamter ' +
  'hallo danke hi guten tag moin wissen sehen sagen brauche benötige hätte gern gerne interessiert namens genannt ' +
  'genannte heißt heißen heisst lautet lauten nämlich schon noch überhaupt wirklich zurzeit aktuell ' +
  'samt nebst inklusive einschließlich einzige einzigen einziger einziges einzelne einzelnen trotzdem irgendein irgendeine irgendeinem irgendeinen irgendeiner stammen stammt tauchen blieben bleiben bleibt herein benutzt benutzen viel viele vielen anzeigen anzeige möglich person ding dinge sache sachen was'

const lightVerbs =
  'machen macht machte gemacht kommen kommt kam kamen gekommen gehen geht ging gingen gegangen enthalten enthält ' +
  'enthielt beinhaltet gehört gehören gehörte gehörten betragen beträgt betrug betrugen belaufen beläuft vorkommen ' +
  'vorkommt vorkam auftreten auftritt auftrat aufgetreten geschehen geschieht existieren existiert existierte befinden ' +
  'befindet befand befanden stehen steht stand standen liegen liegt lag lagen gelegen aufweisen aufweist weist weisen ' +
  'stattfinden stattfindet stattfand stattgefunden findet fand fanden besitzen besitzt besaß'

const activeVerbs =
  'erhalten erhält erhielt bekommen bekommt bekam verdienen verdient verdiente verdienten erzielen erzielt erzielte ' +
  'erzielten generieren generiert produzieren produziert produzierte erzeugt befördern befördert beförderte ' +
  'transportieren transportiert transportierte erreichen erreicht erreichte erreichten bringen bringt brachte gebracht ' +
  'registriert erfasst gemeldet verzeichnet verzeichnete nutzen nutzt genutzt arbeiten arbeitet arbeitete arbeiteten ' +
  'wohnen wohnt wohnte wohnten leben lebt lebte lebten spielen spielt spielte gespielt verkaufen verkauft verkaufte ' +
  'verkauften kaufen kauft kaufte gekauft ausgeben ausgegeben gibt zahlen zahlt zahlte gezahlt bezahlt bezahlte kosten ' +
  'kostet kostete gekostet laufen läuft lief fliegen fliegt flog flogen geflogen reisen reist reiste gereist anbieten ' +
  'angeboten leisten geleistet abfliegen startet starten gestartet landen landet gelandet ankommen ankam angekommen ' +
  'abgeflogen abgereist verlassen fahren fährt fuhr gefahren besuchen besucht besuchte besuchten teilnehmen teilgenommen ' +
  'gewinnen gewinnt gewann gewonnen verlieren verlor verloren bestellen bestellt bestellte liefern liefert geliefert ' +
  'versendet verschickt bewertet wiegen wiegt wog dauern dauert dauerte gedauert studieren studiert studierte lernen ' +
  'unterrichten unterrichtet schreiben schrieb geschrieben veröffentlicht erschienen gebaut geboren erstellt angelegt ' +
  'betreiben betreibt betrieben eingestellt angestellt beschäftigt durchgeführt ' +
  'führt führen umgesetzt erwirtschaftet abgeschlossen'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [...words(grammar), ...words(lightVerbs)]

export const verbs: readonly string[] = words(activeVerbs)
