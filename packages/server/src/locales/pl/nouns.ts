import { spellings } from './spellings.ts'

const list = (text: string): readonly string[] => spellings(text.split(' '))

/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['cena', 'koszt', 'cena jednostkowa', 'opłata'],
  ['cena biletu', 'koszt biletu', 'taryfa', 'opłata za przejazd'],
  ['przychód', 'sprzedaż', 'obrót', 'wartość sprzedaży', 'przychody', 'utarg', 'kwota sprzedaży'],
  ['wynagrodzenie', 'pensja', 'płaca', 'zarobki', 'dochód', 'pobory'],
  ['ilość', 'liczba', 'liczba sztuk', 'sztuki', 'wolumen', 'ilość sztuk'],
  [
    'miejsce wylotu',
    'skąd',
    'wylot',
    'lotnisko wylotu',
    'odlot',
    'miejsce odlotu',
    'miasto wylotu',
    'lotnisko odlotu',
    'początek',
    'punkt początkowy',
  ],
  [
    'miejsce przylotu',
    'dokąd',
    'przylot',
    'lotnisko przylotu',
    'cel',
    'miejsce docelowe',
    'cel podróży',
    'lotnisko docelowe',
    'miasto docelowe',
    'miasto przylotu',
  ],
  ['klient', 'kupujący', 'nabywca', 'odbiorca', 'konsument'],
  ['pracownik', 'personel', 'kadra', 'zatrudniony'],
  ['dział', 'departament', 'oddział', 'wydział'],
  ['firma', 'przedsiębiorstwo', 'spółka', 'organizacja', 'pracodawca'],
  ['linia lotnicza', 'linie lotnicze', 'przewoźnik'],
  ['region', 'obszar', 'rejon', 'teren'],
  ['kraj', 'państwo'],
  ['miasto', 'miejscowość'],
  ['kategoria', 'typ', 'rodzaj', 'klasa', 'grupa'],
  ['status', 'stan'],
  ['data', 'dzień', 'termin'],
  ['wynik', 'punkty', 'ocena', 'punktacja'],
  ['ocena', 'rating', 'gwiazdki', 'nota'],
  ['opóźnienie', 'czas opóźnienia', 'spóźnienie'],
  ['pasażer', 'pasażerowie', 'liczba pasażerów', 'podróżny'],
  ['ludność', 'populacja', 'liczba ludności', 'liczba mieszkańców', 'mieszkańcy'],
  ['dostawca', 'sprzedawca', 'producent'],
  ['produkt', 'towar', 'artykuł', 'wyrób'],
  ['zamówienie', 'zakup', 'transakcja'],
  ['zysk', 'marża', 'dochód'],
  ['rabat', 'zniżka', 'upust'],
  ['czas trwania', 'długość', 'czas'],
  ['waga', 'masa', 'ciężar'],
  ['telefon', 'numer telefonu'],
  ['email', 'e-mail', 'adres email', 'poczta'],
  ['stanowisko', 'zawód', 'rola', 'funkcja'],
  ['kierownik', 'szef', 'menedżer', 'przełożony'],
  ['sklep', 'placówka', 'punkt sprzedaży', 'filia'],
  ['metoda płatności', 'sposób płatności', 'forma płatności', 'rodzaj płatności'],
  ['nazwa', 'tytuł'],
  ['imię i nazwisko', 'nazwisko', 'imię'],
  ['frekwencja', 'liczba widzów', 'widzowie'],
].map(spellings)

/** What stands in a header to say what kind of thing it holds. */
export const kindWords = list(
  'id nr numer numery kod kody nazwa nazwy imię nazwisko identyfikator min minuty minut sek sekundy godz godziny godzin dni dzień kg g gram gramy tony km m metry cm mm mile zł pln złotych usd eur dolarów euro procent proc szt sztuk sztuki osób lat wartość tys mln tysiące',
)

export const intensive = list(
  'cena taryfa stawka współczynnik wskaźnik wiek wynik ocena rating nota temperatura procent odsetek średnia mediana indeks wzrost waga masa ciężar wysokość długość szerokość głębokość prędkość gęstość poziom miejsce pozycja ranking rok czas opóźnienie wilgotność ciśnienie udział marża pensja wynagrodzenie płaca odległość dystans rabat zniżka rozmiar oprocentowanie',
)

export const extensive = list(
  'pasażer pasażerowie sprzedaż przychód kwota ilość liczba sztuki suma zysk wolumen obrót zamówienia wizyty kliknięcia wyświetlenia gole bramki punkty zwycięstwa porażki frekwencja ludność populacja wydatki koszty budżet dochód produkcja głosy godziny minuty miejsca klienci pracownicy studenci zgony przypadki urodzenia pobrania widzowie utarg',
)

export const personWords = list(
  'imię nazwisko osoba zawodnik zawodniczka gracz pracownik klient student uczeń nauczyciel kierowca kandydat autor artysta piosenkarz piosenkarka wykonawca zwycięzca trener kierownik menedżer dyrektor reżyser aktor właściciel użytkownik członek pacjent lekarz kapitan prezydent pilot lider mistrz kompozytor pisarz sprzedawca sportowiec prowadzący',
)

export const placeWords = list(
  'miejsce miasto kraj adres region obszar województwo powiat gmina dzielnica stadion lokalizacja państwo skąd dokąd wylot przylot lotnisko stacja dworzec sklep oddział filia biuro magazyn ulica hala',
)

export const rankWords = list('miejsce pozycja ranking lokata')

export const sizeWords = list('powierzchnia rozmiar wielkość obszar')
