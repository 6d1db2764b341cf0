/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['Preis', 'Kosten', 'Stückpreis', 'Einzelpreis', 'Verkaufspreis'],
  ['Ticketpreis', 'Flugpreis', 'Fahrpreis', 'Tarif', 'Preis des Tickets'],
  ['Umsatz', 'Erlös', 'Verkäufe', 'Einnahmen', 'Verkaufserlös'],
  ['Gehalt', 'Lohn', 'Verdienst', 'Einkommen', 'Bezüge', 'Vergütung'],
  ['Menge', 'Stückzahl', 'Anzahl', 'Stück', 'Absatz'],
  [
    'Abflugort',
    'Startort',
    'Herkunft',
    'Start',
    'Abflug',
    'Startflughafen',
    'Abflughafen',
    'von',
    'Ausgangsort',
    'Abfahrtsort',
  ],
  ['Zielort', 'Ziel', 'Ankunft', 'Zielflughafen', 'Ankunftsort', 'nach', 'Reiseziel', 'Bestimmungsort'],
  ['Geschlecht', 'Gender'],
  ['Kunde', 'Käufer', 'Auftraggeber', 'Klient'],
  ['Mitarbeiter', 'Angestellter', 'Beschäftigter', 'Personal', 'Arbeitnehmer'],
  ['Abteilung', 'Bereich', 'Ressort'],
  ['Firma', 'Unternehmen', 'Betrieb', 'Organisation', 'Arbeitgeber'],
  ['Fluggesellschaft', 'Airline', 'Fluglinie', 'Carrier'],
  ['Land', 'Staat', 'Nation'],
  ['Region', 'Gebiet', 'Gegend'],
  ['Bundesland', 'Provinz', 'Kanton'],
  ['Stadt', 'Ort', 'Gemeinde'],
  ['Kategorie', 'Typ', 'Art', 'Klasse', 'Gruppe', 'Sorte'],
  ['Status', 'Zustand', 'Stand'],
  ['Datum', 'Tag', 'Zeitpunkt'],
  ['Punkte', 'Punktzahl', 'Note', 'Ergebnis'],
  ['Bewertung', 'Sterne', 'Rating'],
  ['Verspätung', 'Verzögerung', 'Verzug'],
  ['Passagier', 'Fluggast', 'Fahrgast', 'Reisender'],
  ['Bevölkerung', 'Einwohner', 'Einwohnerzahl', 'Bevölkerungszahl', 'Einwohneranzahl'],
  ['Lieferant', 'Verkäufer', 'Anbieter', 'Händler'],
  ['Produkt', 'Artikel', 'Ware'],
  ['Bestellung', 'Auftrag', 'Kauf', 'Transaktion'],
  ['Gewinn', 'Marge', 'Ertrag', 'Profit'],
  ['Rabatt', 'Nachlass', 'Ermäßigung'],
  ['Temperatur', 'Temp'],
  ['Dauer', 'Länge', 'Laufzeit'],
  ['Gewicht', 'Masse'],
  ['Telefon', 'Telefonnummer', 'Rufnummer'],
  ['E-Mail', 'Mail', 'E-Mail-Adresse'],
  ['Beruf', 'Position', 'Stelle', 'Funktion', 'Tätigkeit'],
  ['Vorgesetzter', 'Chef', 'Leiter', 'Manager'],
  ['Filiale', 'Geschäft', 'Laden', 'Markt', 'Niederlassung', 'Standort'],
  ['Zahlungsart', 'Zahlungsmethode', 'Zahlungsweise', 'Bezahlart'],
  ['Zuschauer', 'Zuschauerzahl', 'Besucher', 'Besucherzahl'],
  ['Fläche', 'Größe'],
]

/** What stands in a header to say what kind of thing it holds, also grown together with it: Kundennummer. */
export const kindWords: readonly string[] =
  'nummer nr name namen bezeichnung kennung kennzahl schlüssel kürzel wert betrag anzahl zahl minute minuten stunde stunden sekunde sekunden tag tage kilogramm kilometer meter euro prozent stück code'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'preis ticketpreis stückpreis einzelpreis kosten rate quote alter note bewertung temperatur prozent prozentsatz durchschnitt mittelwert median index höhe gewicht länge breite tiefe geschwindigkeit dichte stufe rang platz position breitengrad längengrad jahr dauer verspätung verzögerung luftfeuchtigkeit druck anteil marge gehalt lohn stundenlohn entfernung distanz rabatt größe zins zinssatz fahrzeit flugzeit fläche miete'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'passagier passagiere fahrgäste umsatz umsätze erlös verkäufe betrag menge stückzahl stück anzahl summe gewinn absatz bestellungen besuche klicks aufrufe tore punkte siege niederlagen zuschauer bevölkerung einwohner ausgaben budget einnahmen produktion stimmen stunden minuten sitzplätze kunden mitarbeiter schüler studenten todesfälle fälle geburten downloads besucher übernachtungen niederschlag'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'name vorname nachname spieler person mitarbeiter kunde schüler student lehrer fahrer kandidat autor künstler sänger gewinner sieger trainer manager leiter regisseur schauspieler eigentümer besitzer benutzer mitglied patient arzt kapitän präsident pilot verkäufer käufer sportler ansprechpartner'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'ort standort stadt land adresse region bundesland staat stadion gebiet bezirk kreis landkreis provinz herkunft zielort startort ziel start flughafen bahnhof filiale niederlassung büro abflugort wohnort'.split(
    ' ',
  )
