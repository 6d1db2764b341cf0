/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = `
prezzo, costo, prezzo unitario, prezzo di vendita
tariffa, prezzo del biglietto, costo del biglietto
fatturato, vendite, ricavi, incasso, entrate
stipendio, salario, retribuzione, paga, stipendio annuo
quantità, unità, unità vendute, volume, pezzi
importo, ammontare, valore, totale, somma
origine, partenza, provenienza, aeroporto di partenza, città di partenza
destinazione, arrivo, aeroporto di arrivo, città di arrivo
sesso, genere
cliente, acquirente, consumatore
dipendente, impiegato, lavoratore, personale, organico
reparto, dipartimento, settore, divisione
azienda, impresa, società, ditta, organizzazione
compagnia aerea, linea aerea, vettore
paese, nazione, stato
regione, zona, area, territorio
provincia, stato
città, comune, località
categoria, tipo, classe, gruppo, tipologia
stato, situazione, condizione
data, giorno
punteggio, voto, punti
valutazione, giudizio, stelle, voto, recensione
ritardo
passeggero, viaggiatore
popolazione, abitanti, numero di abitanti
fornitore, venditore
prodotto, articolo, merce
ordine, acquisto, transazione
profitto, utile, margine, guadagno
sconto, riduzione
durata, lunghezza, tempo
peso, massa
telefono, numero di telefono, cellulare
email, e-mail, posta elettronica
ruolo, posizione, mansione, professione, occupazione
responsabile, capo, direttore, manager
negozio, punto vendita, filiale
metodo di pagamento, modalità di pagamento, forma di pagamento
presenze, spettatori, pubblico
studente, alunno, allievo
insegnante, docente, professore
superficie, area, estensione
auto, macchina, automobile, veicolo
squadra, club
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** What stands in a header to say what kind of thing it holds, before the thing or after it. */
export const kindWords: readonly string[] =
  'id identificativo numero num nr n no codice cod chiave nome nomi titolo valore min minuti ore secondi giorni kg km cm euro eur usd dollari percentuale pct riferimento rif'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'prezzo tariffa costo tasso età punteggio valutazione giudizio temperatura percentuale media mediana indice altezza statura peso lunghezza larghezza profondità velocità densità livello posizione latitudine anno durata ritardo umidità pressione proporzione margine stipendio salario distanza sconto dimensione superficie affitto'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'passeggeri vendite fatturato ricavi importo quantità unità conteggio profitto volume ordini visite clic gol punti vittorie sconfitte presenze popolazione abitanti spese bilancio produzione ore minuti posti clienti dipendenti studenti alunni morti decessi casi nascite notti'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'nome cognome giocatore persona dipendente impiegato cliente studente alunno insegnante professore autista candidato autore artista cantante vincitore allenatore responsabile direttore attore proprietario utente membro paziente medico capitano presidente pilota campione venditore acquirente atleta'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'luogo posizione città paese indirizzo regione stato stadio sito zona distretto provincia origine destinazione aeroporto stazione negozio filiale ufficio comune quartiere sede'.split(
    ' ',
  )
