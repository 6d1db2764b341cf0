import { heard, type Heard } from '../hears.ts'
import { ages, heights, lengths, prices, superlatives, times, wages } from './leads.ts'

const births = ['Geburtsdatum', 'Geburtsjahr', 'geboren', 'birth', 'birthday', 'born']
const foundings = ['gegründet', 'Gründungsjahr', 'Baujahr', 'founded', 'established', 'built', 'opened']
const services = ['Einstellungsdatum', 'hired', 'hire date', 'started', 'start date', 'joined', 'since']
const experiences = ['Erfahrung', 'Berufserfahrung', 'experience', 'years']
const values = ['Wert', 'value', 'worth', 'price']
const thicknesses = ['Dicke', 'Seiten', 'thickness', 'pages']
const widths = ['Breite', 'width']
const powers = ['Leistung', 'power', 'horsepower', 'watts']

/** 55 Jahre oder älter, 60 Minuten und länger: the bound stands behind the number and what it counts. */
const behind = (units: string, bounds: string): readonly string[] =>
  units
    .split('|')
    .flatMap((unit) =>
      bounds
        .split(' ')
        .flatMap((bound) => [`${unit} oder ${bound}`, `${unit} und ${bound}`, `${unit} bzw ${bound}`]),
    )

/** More ways to put what the plainest words say: counts, ends, bounds, what is left out. */
export const phrasings: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    'wie viel gibt es | wie viele gibt es | wie groß ist die Anzahl | wie hoch ist die Anzahl | wie hoch ist die Zahl | wie groß ist die Zahl | welche Anzahl | welche Anzahl an | welche Anzahl von | Zahl an | die Zahl an | die Anzahl an | in welcher Anzahl | in wie vielen | bei wie vielen | von wie vielen | zu wie vielen | für wie viele | an wie vielen | mit wie vielen | auf wie viele | aus wie vielen | zähl | zählen Sie | zähle alle | wie viel Stück | Stückzahl',
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    'in wie vielen verschiedenen | in wie vielen unterschiedlichen | aus wie vielen verschiedenen | bei wie vielen verschiedenen | zu wie vielen verschiedenen | wie viele voneinander verschiedene | wie viele Arten von | wie viele Sorten | Anzahl verschiedene | Anzahl an verschiedenen | Anzahl unterschiedliche | die Anzahl unterschiedlicher | die Anzahl der verschiedenen | verschiedenartige | ohne Dubletten | ohne Doppelungen | ohne Mehrfachnennung | ohne Mehrfachnennungen | nur einmal | jeden nur einmal | jede nur einmal | jedes nur einmal | jeder nur einmal | jeweils nur einmal | je nur einmal | jeden einmal | ohne Duplikate | ohne Doppelte | ohne Wiederholung',
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    'alle zusammen | alles in allem | zusammengenommen | aufaddiert | zusammengezählt | summieren | summieren Sie | addiert | addieren | die Gesamtsumme von | die Gesamtzahl der | die Gesamtanzahl der | die gesamte Anzahl | gesamte Anzahl der | gesamte Anzahl',
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    'Gesamtdurchschnitt | als der Gesamtdurchschnitt | Gesamtmittel | Firmendurchschnitt | Landesdurchschnitt | allgemeine Durchschnitt | durchschnittlichem | im Durchschnitt pro | Durchschnittswerte | gemittelt | gemittelte | gemittelten | Mittelwerte | arithmetische Mittel | der Durchschnitt der | der Durchschnitt des | dem Durchschnitt | vom Durchschnitt | als der Durchschnitt | des Durchschnitts | Schnitts | mittlerem',
  ),
  heard(
    { kind: 'measure', function: 'minimum' },
    'minimales | minimalem | kleinstmögliche | der kleinste Wert | der niedrigste Wert | den kleinsten Wert | den niedrigsten Wert',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'maximales | maximalem | größtmögliche | der größte Wert | der höchste Wert | den größten Wert | den höchsten Wert',
  ),
  {
    meaning: { kind: 'superlative', direction: 'high', of: prices },
    phrases: superlatives('kostenintensivst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'low', of: prices },
    phrases: superlatives('erschwinglichst kostengünstigst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'high', of: [...births, ...times, ...foundings] },
    phrases: superlatives('jüngst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'low', of: [...births, ...times, ...foundings] },
    phrases: superlatives('ältest'),
  },
  {
    meaning: { kind: 'superlative', direction: 'high', of: experiences },
    phrases: superlatives('erfahrenst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'low', of: experiences },
    phrases: superlatives('unerfahrenst'),
  },
  { meaning: { kind: 'superlative', direction: 'high', of: values }, phrases: superlatives('wertvollst') },
  { meaning: { kind: 'superlative', direction: 'low', of: values }, phrases: superlatives('wertlosest') },
  {
    meaning: { kind: 'superlative', direction: 'high', of: thicknesses },
    phrases: superlatives('dickst umfangreichst'),
  },
  { meaning: { kind: 'superlative', direction: 'low', of: thicknesses }, phrases: superlatives('dünnst') },
  { meaning: { kind: 'superlative', direction: 'high', of: widths }, phrases: superlatives('breitest') },
  { meaning: { kind: 'superlative', direction: 'low', of: widths }, phrases: superlatives('schmalst engst') },
  {
    meaning: { kind: 'superlative', direction: 'high', of: powers },
    phrases: superlatives('leistungsstärkst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'low', of: powers },
    phrases: superlatives('leistungsschwächst'),
  },
  {
    meaning: { kind: 'superlative', direction: 'high', of: heights },
    phrases: superlatives('höchstgelegen höchstgelegenst'),
  },
  heard(
    { kind: 'superlative', direction: 'low', of: services },
    'dienstälteste | dienstältesten | dienstältester | am längsten bei uns | am längsten dabei | am längsten im Dienst | am längsten im Einsatz | am längsten im Amt | am längsten im Unternehmen | am längsten beschäftigt | am längsten angestellt',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: services },
    'am kürzesten bei uns | am kürzesten dabei | am kürzesten im Dienst | zuletzt eingestellt | zuletzt gekommen',
  ),
  {
    meaning: { kind: 'superlative', direction: 'low', of: ['Größe', 'Höhe', 'height'] },
    phrases: superlatives('niedrigst'),
  },
  heard(
    { kind: 'superlative', direction: 'high', of: wages },
    'bestverdienend | bestverdienende | bestverdienenden | bestverdienender | am besten verdienend | Spitzenverdiener | Topverdiener | höchstverdienende | höchstverdienenden | verdient das meiste | verdienen das meiste | am meisten Geld verdient | reichste | reichsten | reichster',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: wages },
    'geringstverdienende | geringstverdienenden | verdient das wenigste | am wenigsten Geld verdient | Geringverdiener | ärmste | ärmsten | ärmster',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    'kürzlich | am spätesten | als letztes | als letzter | als letzte | als Letztes | zum letzten Mal | das letzte Mal | vor kürzester Zeit',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: times },
    'am frühesten | als erstes | als erster | als erste | zum ersten Mal | das erste Mal | erstmals | am ehesten',
  ),
  heard(
    { kind: 'most', direction: 'high' },
    'die größte Anzahl | die höchste Anzahl | die größte Zahl | die höchste Zahl | die größte Anzahl an | die höchste Anzahl an | die größte Anzahl von | größte Anzahl an | höchste Anzahl an | mit der größten Anzahl | mit der höchsten Anzahl | größten Anzahl | höchsten Anzahl | größten Anzahl an | höchsten Anzahl an | am zahlreichsten | zahlreichste | zahlreichsten | mehr als alle anderen | meistem',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'die geringste Anzahl | die kleinste Anzahl | die niedrigste Anzahl | die geringste Anzahl an | die kleinste Anzahl an | geringste Anzahl an | kleinste Anzahl an | mit der geringsten Anzahl | mit der kleinsten Anzahl | geringsten Anzahl | kleinsten Anzahl | niedrigsten Anzahl | geringsten Anzahl an | weniger als alle anderen',
  ),
  {
    meaning: { kind: 'frequent', direction: 'high' },
    phrases: [
      ...superlatives(
        'verbreitetst gefragtest meistbestellt meistverwendet meistgewählt meistbesucht meistgenannt meistgelesen meistgesehen',
      ),
      ...heard(
        { kind: 'filler' },
        'am häufigsten vor | kommt am häufigsten vor | kommen am häufigsten vor | tritt am häufigsten auf | am häufigsten bestellt | am häufigsten gekauft | am häufigsten verkauft | am häufigsten verwendet | am häufigsten genutzt | am häufigsten gewählt | am häufigsten vorkommend | am häufigsten vorkommende | am meisten bestellt | am meisten gekauft | am meisten verkauft | am meisten verwendet | am meisten genutzt | am gebräuchlichsten | am weitesten verbreitet',
      ).phrases,
    ],
  },
  {
    meaning: { kind: 'frequent', direction: 'low' },
    phrases: [
      ...superlatives('ungewöhnlichst rarst'),
      ...heard(
        { kind: 'filler' },
        'kommt am seltensten vor | kommen am seltensten vor | tritt am seltensten auf | am seltensten bestellt | am seltensten gekauft | am seltensten verkauft | am seltensten verwendet | am seltensten genutzt | am wenigsten bestellt | am wenigsten gekauft | am wenigsten verkauft | am wenigsten verwendet | am wenigsten genutzt | am wenigsten beliebt | am wenigsten häufig | am wenigsten verbreitet',
      ).phrases,
    ],
  },
  heard(
    { kind: 'rank', direction: 'high' },
    'Spitzenreiter | an der Spitze | an oberster Stelle | oberen | bestplatzierte | bestplatzierten | höchstplatzierte | höchstplatzierten',
  ),
  heard(
    { kind: 'rank', direction: 'low' },
    'am Ende der Liste | am Tabellenende | unteren | schlechtestplatzierte | schlechtestplatzierten',
  ),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    'mehr als nur | von größer | höher als bei | größer ist als | höher ist als | höher liegt als | höher sind als | größer sind als | über dem Wert von | über einem Wert von | über der Marke von | jenseits der | oberhalb der | oberhalb des | übertrifft | übertreffen | überschreiten | hinausgeht über | mehr als der | mehr als die | mehr als das | höher als der | höher als die | höher als das | größer als der | größer als die | größer als das | überm',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    'niedriger ist als | kleiner ist als | geringer ist als | niedriger liegt als | niedriger sind als | kleiner sind als | unter dem Wert von | unter einem Wert von | unterhalb der | unterhalb des | weniger als der | weniger als die | weniger als das | niedriger als der | niedriger als die | niedriger als das | kleiner als der | kleiner als die | kleiner als das | geringer als der | geringer als die | geringer als das',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before', of: ages },
    'noch keine | noch nicht | noch unter',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before', of: ages },
    'nicht älter als | höchstens so alt wie | maximal so alt wie',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before', of: ages },
    'nicht jünger als | mindestens so alt wie',
  ),
  heard({ kind: 'compare', operator: '<=', place: 'before', of: prices }, 'nicht teurer als'),
  heard(
    { kind: 'compare', operator: '>=', place: 'before', of: prices },
    'nicht billiger als | nicht günstiger als',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before', of: lengths },
    'nicht länger als | nicht weiter als',
  ),
  heard({ kind: 'compare', operator: '>=', place: 'before', of: lengths }, 'nicht kürzer als'),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'nicht unter | nicht kleiner als | nicht niedriger als | nicht geringer als | von nicht weniger als | von wenigstens | von minimal | zum mindesten | mehr als oder gleich | höher oder gleich | höher als oder gleich | gleich oder größer | gleich oder größer als | gleich oder mehr als | ab einem Wert von | ab einer Höhe von | nicht weniger',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    'nicht größer als | nicht höher als | von nicht mehr als | von maximal | von bis zu | weniger als oder gleich | niedriger oder gleich | gleich oder kleiner | gleich oder kleiner als | gleich oder weniger als | bis maximal | bis höchstens | übersteigt nicht | überschreitet nicht',
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'von exakt | präzise | von gleich | exakt gleich | genau gleich | in Höhe von | in Höhe von genau | beträgt genau | haargenau',
  ),
  heard(
    { kind: 'compare', operator: '!=', place: 'before' },
    'verschieden von | abweichend von | nicht genau',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'oder weiter | und weiter | und länger | und größer | oder schwerer | und schwerer | oder teurer | und teurer | oder besser | und besser | oder schneller | und später | oder danach | und danach | oder drüber | und drüber',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'und niedriger | und kleiner | und kürzer | oder leichter | und leichter | oder billiger | oder günstiger | und günstiger | oder schlechter | oder langsamer | und früher | oder davor | und davor | oder drunter | und drunter | nicht überschreitet | nicht überschreiten | nicht übersteigt | nicht übersteigen',
  ),
  {
    meaning: { kind: 'compare', operator: '>=', place: 'after', of: ages },
    phrases: behind('Jahre|Jahre alt|Jahren|Jahr|Jahr alt', 'älter mehr darüber'),
  },
  {
    meaning: { kind: 'compare', operator: '<=', place: 'after', of: ages },
    phrases: behind('Jahre|Jahre alt|Jahren|Jahr|Jahr alt', 'jünger weniger darunter'),
  },
  {
    meaning: { kind: 'compare', operator: '>=', place: 'after', of: lengths },
    phrases: behind('Minuten|Minute|Stunden|Stunde|km|Kilometer', 'länger mehr weiter'),
  },
  {
    meaning: { kind: 'compare', operator: '<=', place: 'after', of: lengths },
    phrases: behind('Minuten|Minute|Stunden|Stunde|km|Kilometer', 'kürzer weniger'),
  },
  heard(
    { kind: 'when', operator: '>' },
    'nach Ablauf | nach Ende des Jahres | später als im | nach dem Jahr | nach dem Jahre',
  ),
  heard(
    { kind: 'when', operator: '>=' },
    'seit Beginn | seit Anfang | seit dem Jahr | ab dem Jahr | ab Anfang | ab Beginn | beginnend ab | nicht vor | frühestens',
  ),
  heard(
    { kind: 'when', operator: '<' },
    'vor Beginn | vor Anfang | früher als im | vor dem Jahr | vor dem Jahre',
  ),
  heard(
    { kind: 'when', operator: '<=' },
    'bis zum Ende | bis zum Jahr | bis ins Jahr | bis Jahresende | nicht nach | spätestens | bis zum Jahresende',
  ),
  heard(
    { kind: 'between' },
    'innerhalb von | im Bereich zwischen | im Zeitraum zwischen | in der Zeit von | in der Zeit zwischen | in einem Bereich von | in der Spanne von | zwischen den Jahren',
  ),
  heard(
    { kind: 'same' },
    'den gleichen | dem gleichen | der gleichen | die gleiche | das gleiche | die gleichen | ebenfalls | identisch | identische | identischen | gleich viel | übereinstimmt | übereinstimmen',
  ),
  heard(
    { kind: 'negation' },
    'keinerlei | nicht mehr | nicht länger | überhaupt keine | überhaupt keinen | überhaupt kein | überhaupt nicht | nicht zu | nicht bei | nicht auf | nicht an | nicht zum | nicht zur | nicht im | noch nicht | abgesehen vom | mit Ausnahme des | mit Ausnahme vom | ausgenommen von | ausschließen | ausschließlich der | unter Ausschluss von | außer in | außer aus | außer in der | nicht mehr in | exklusiv | haben keine | hat keine | haben keinen | hat keinen | hat kein | haben kein | gar nicht | gar keine | gar keinen | nicht zu den | gehört nicht zu | gehören nicht zu | gehört nicht zur',
  ),
  heard(
    { kind: 'missing' },
    'nicht eingetragen | nicht gemeldet | nicht vermerkt | keine Angaben | ohne Angaben | nicht dokumentiert | nicht verzeichnet | kennen wir nicht | wissen wir nicht | nicht ausgefüllt | nicht hinterlegt | ohne Eintrag | kein Eintrag | keinen Eintrag | keinen Wert | fehlendem | nicht bekannt | nicht gesetzt | nicht befüllt | leer ist | leer sind | leer geblieben',
  ),
  heard(
    { kind: 'share' },
    'welchen Prozentsatz | welchen Anteil | welchen Anteil an | welchen Anteil der | wie groß ist der Anteil | wie groß ist der Anteil der | wie hoch ist der Anteil | wie hoch ist der Anteil der | wie hoch ist der Prozentsatz | wie hoch ist der Prozentsatz der | prozentual | prozentuale | prozentualen | in Prozent | Prozentsatz der | Prozentsatz von | zu wie viel Prozent | wie viel % | wieviel % | Bruchteil | Bruchteil der | wie viel Anteil',
  ),
  heard(
    { kind: 'group' },
    'für jeweils | jeweils pro | jeweils je | jeweils nach | unter jeder | unter jedem | aus jeder | aus jedem | auf jeder | auf jedem | durch jeden | durch jede | in den einzelnen | in den jeweiligen | für die jeweiligen | der jeweiligen | des jeweiligen | in jeder einzelnen | in jedem einzelnen | für jede einzelne | für jeden einzelnen | für jedes einzelne | aufgesplittet nach | unterschieden nach | zusammengefasst nach | differenziert nach | sortiert und gruppiert nach | gruppieren nach | gruppieren Sie nach | aufgeteilt auf | von jedem der | von jeder der | bezogen auf jede | bezogen auf jeden | den einzelnen',
  ),
  heard(
    { kind: 'list' },
    'gib zurück | gib die | geben Sie aus | geben Sie an | gib an | gib mir an | geben Sie zurück | listen Sie auf | liste mir | liste mir auf | zähle mir | zeigt | zeigen Sie alle | zeige alle | zeige mir alle | nenne alle | nenne mir alle | finde alle | finde heraus | finden Sie | finden Sie heraus | ermitteln | ermitteln Sie | bestimmen Sie | bestimme die | berechne mir | suche alle | suchen Sie | suche heraus | such mir | suche mir | erstelle eine Liste | erstellen Sie eine Liste | ich möchte wissen | ich will wissen | ich würde gerne wissen | ich hätte gern | ich hätte gerne | ich brauche | ich suche | kannst du mir sagen | können Sie mir sagen | könntest du mir sagen | verrate mir | wähle | wähle aus | rufe ab | filtere | präsentiere | stelle dar | anführen | benenne | benennen Sie | identifiziere | teile mir mit | eine Liste | eine Liste der | eine Liste aller | eine Auflistung',
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    'wie nennt sich | wie nennt man | wie heißt der | wie heißt die | wie heißt das | wie heißen die | wie lautet der Name | wie lauten die Namen | was lautet | unter welchem | unter welcher | unter welchen | nach welchem | nach welcher | über welche | über welchen | über welches | gegen welche | gegen welchen | für welchen | auf welche | auf welchen | zu welchen | aus welchen | von welchen | mit welchen | durch welches | was genau | was davon | welche davon | welcher davon | welches davon | welche von | welcher von | welches von | welche der | welcher der | welches der | welche dieser | um welche | um welchen | um welches | welche gibt es | welche sind es | was für welche',
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'wer genau | wer davon | wer von | wer alles | wer unter | von wem | bei wem | mit wem | für wen | an wen | wer hat alles | wer ist der | wer ist die | wer sind die | wer wurde | wer wird',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'wann genau | wann wird | wann fand | wann fanden | in welchem Jahr | in welchem Monat | an welchen Tagen | bis wann | wann zuletzt | wann begann | zu welchem Zeitpunkt | zu welchem Datum',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'wo genau | wo gibt es | wo befinden sich | wo wohnt | wo wohnen | wo arbeitet | wo arbeiten | an welchen Orten | aus welchem Ort | von wo | wo fand | wo findet',
  ),
  heard(
    { kind: 'filler' },
    'zurück | auf und | unter den | unter allen | aller | von allen | von denen | bei denen | für die | in denen | in welchen sich | mit denen | zu denen | von allen die | im Laufe | im Laufe des | im Laufe des Jahres | bis heute | bis jetzt | bislang | bisher | derzeit | momentan | gegenwärtig | heutzutage | in der Tabelle | in den Daten | im Datensatz | laut Tabelle | laut Daten | laut den Daten | gemäß den Daten | aus der Liste | auf der Liste | in der Liste | in dieser Tabelle | namentlich | mit Namen | mit dem Namen | mit Vornamen | die jeweils | deren jeweilige | sein jeweiliges | können Sie | kannst du | könnten Sie | könntest du | würdest du | würden Sie | sagst du mir | es gibt | gibt es | gab es | es gab | sich in | alt | alt sind | alt ist | ihres | sind es | war es | ist es | tun | tut | getan | tätig | jedweder | jegliche | jeglichen | jeglicher | irgendein | irgendeine | irgendwelche | solche | solchen | solcher | weitere | weiteren | bezogen | hierbei | hiervon | demnach | also | halt | einfach | nun | nochmal',
  ),
  heard(
    { kind: 'verb' },
    'bestellten | gekaufte | gekauften | eingestellten | eingestellte | angestellten | stammt | stammen | stammte | kommt aus | lebend | lebende | lebenden | wohnhaft | ansässig | gegründet | errichtet | eröffnet | gewählt | verwendet | verwendete | gebucht | buchte | buchen | gemietet | abgehalten | ausgetragen | veranstaltet | organisiert | gedreht | besetzt | leitet | leiten | geleitet | trainiert | absolviert | absolvierte | betreut | behandelt | ausgeliefert | zugestellt | gehandelt | konsumiert',
  ),
]
