import { forms } from './forms.ts'

/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'w we na z ze u do od o po za dla przy przez pod nad ku wśród spośród około mniej_więcej i a oraz ale więc to ten ta te tego tej tych temu tym tymi tę tą ci ' +
  'ów owa on ona ono oni one jego jej ich im nim nią nich niego niej mu go ją je my nas nam nami wy was wam ja mnie mi ty ci się siebie swój swoja swoje swoich ' +
  'nasz nasza nasze naszych naszej naszym naszego wasz wasze mój moje moich jest są był była było były być będzie będą został została zostało zostały zostali ' +
  'będąc mają ma miał miała miało miały mieli posiada posiadają posiadający posiadających mający mających mającej mającego znajduje znajdują znajdujący ' +
  'znajdujących istnieje istnieją występuje występują pojawia pojawiają dotyczy dotyczą dotyczący dotyczących należy należą należący należących pochodzi pochodzą ' +
  'tam tu tutaj gdzie kiedy jak co że żeby aby jeśli jeżeli gdy czy też także również jeszcze już właśnie tylko wszystkie wszystkich wszystkim wszystkimi wszyscy ' +
  'wszystko cały cała całe całej całego całym całkiem każde jakikolwiek dane danych danymi danym tabela tabeli tabelę tabelą tabelce plik pliku zbiór zbiorze ' +
  'zbioru kolumna kolumny kolumnie kolumnę kolumn pole pola wartość wartości wartością wynik wyniki wyników odpowiedź informacja informacji informację ' +
  'wynosi wynosił wynosiła wynosiło wynoszą wyniosła wyniósł wyniosło stanowi stanowią odpowiedni odpowiednie odpowiednia odpowiadający odpowiadające ' +
  'odpowiadająca następujący następujące podany podane podanych proszę poproszę prosze możesz mógłbyś możecie można chcę chciałbym chciałabym chcemy potrzebuję ' +
  'muszę wiedzieć zobaczyć poznać dowiedzieć interesuje cześć hej witam dzień_dobry dziękuję dzięki no więc tak nie_wiem ok razie rzecz rzeczy ogólnie ' +
  'który_to jeden jedna jedno jednym jednego sam sama samo ten_sam która którego których którym któremu którzy której którą które który jakiś jakieś jakaś ' +
  'sztuk sztuki szt nazwie nazwą imieniem zwany zwana pod_względem względem co_do jeśli_chodzi_o użyty użyte użyta używany używane naprawdę dokładniej ' +
  'bardzo dość mieć moim twój twoje kolejności w_ogóle r'

/** May choose rows when they stand alone. */
const active =
  'sprzedał(/a/o/y) sprzedali sprzedano sprzedaje sprzedają sprzedawan(y/a/e/ych) sprzedan(y/a/e/ych) kupił(/a/o/y) kupili kupiono kupuje kupują kupion(y/a/e/ych) ' +
  'zamówił(/a/o/y) zamówili zamówiono zamawia zamawiają zamówion(y/a/e/ych) złożył(/a/o/y) złożyli złożono złożon(y/a/e/ych) zapłacił(/a/o/y) zapłacili zapłacono płaci płacą ' +
  'wydał(/a/o/y) wydali wydano wydaje wydają wydan(y/a/e/ych) zarobił(/a/o/y) zarobili zarabia zarabiają zarabiając(y/a/e/ych) otrzymał(/a/o/y) otrzymali otrzymuje ' +
  'otrzymują dostał(/a/o/y) dostali przyniósł przyniosł(a/o/y) przynosi przynoszą wygenerował(/a/o/y) generuje generują wyprodukował(/a/o/y) wyprodukowali ' +
  'wyprodukowano wyprodukowan(y/a/e/ych) produkuje produkują zrobił(/a/o/y) zrobili zrobiono wykonał(/a/o/y) wykonali wykonano wykonuje wykonan(y/a/e/ych) osiągnął ' +
  'osiągnęł(a/o/y) osiąga osiągają przewiózł przewiozł(a/o/y) przewozi przewożą przewieziono pracuje pracują pracował(/a/o/y) pracowali pracując(y/a/e/ych) mieszka ' +
  'mieszkają mieszkał(/a/o/y) mieszkając(y/a/e/ych) urodził(/a/o/y) urodzili urodzon(y/a/e/ych) lata latają leciał(/a/o/y) leci lecą leciał wyleciał(/a/o/y) odleciał(/a/o/y) ' +
  'odlatuje odlatują przyleciał(/a/o/y) przylatuje przylatują wylatuje wylatują wyruszył(/a/o/y) przybył(/a/o/y) przybywa jedzie jadą jechał(/a/o/y) gra grają grał(/a/o/y) grali ' +
  'zagrał(/a/o/y) rozegrano rozegrał(/a/o/y) rozegran(y/a/e/ych) strzelił(/a/o/y) strzelili zdobył(/a/o/y) zdobyli zdobywa wygrał(/a/o/y) wygrali przegrał(/a/o/y) przegrali ' +
  'zajął zajęł(a/o/y) zajmuje zajmują uczy uczą uczył(/a/o/y) studiuje studiują uczęszcza uczęszczają prowadzi prowadzą prowadził(/a/o/y) brał(/a/o/y) bierze biorą wziął ' +
  'wzięł(a/o/y) uczestniczył(/a/o/y) uczestniczy uczestniczą odwiedził(/a/o/y) odwiedzili odwiedza odwiedzają napisał(/a/o/y) napisali napisan(y/a/e/ych) pisze ' +
  'wyreżyserował(/a/o/y) nagrał(/a/o/y) śpiewa śpiewają wystąpił(/a/o/y) wystąpili występował(/a/o/y) zbudowan(y/a/e/ych) zbudowano założon(y/a/e/ych) założono założył(/a/o/y) ' +
  'utworzon(y/a/e/ych) utworzono opublikowan(y/a/e/ych) opublikowano opublikował(/a/o/y) wypuszczon(y/a/e/ych) wypuścił(/a/o/y) obsłużył(/a/o/y) obsługuje obsługują oferuje ' +
  'oferują używa używają użył(/a/o/y) kosztuje kosztują kosztował(/a/o/y) waży ważą trwa trwają trwał(/a/o/y) zebrał(/a/o/y) zebrali przyszedł przyszł(a/o/y) przyszli ' +
  'przychodzi przyjechał(/a/o/y) przyjechali zatrudniono zatrudnion(y/a/e/ych) zatrudnił(/a/o/y) zatrudnia zatrudniają zarejestrowano zarejestrowan(y/a/e/ych) ' +
  'odnotowano zanotowano zapisano odbył(/a/o/y) odbywa odbywają przeprowadzono przeprowadzon(y/a/e/ych) dokonano dokonał(/a/o/y) zrealizowano zrealizował(/a/o/y) cieszy uzyskał(/a/o/y) uzyskali uzyskano'

const words = (text: string): readonly string[] => [
  ...new Set(forms(text.split(' ').join('|')).map((word) => word.replaceAll('_', ' '))),
]

export const fillers: readonly string[] = words(grammar)

export const verbs: readonly string[] = words(active)
