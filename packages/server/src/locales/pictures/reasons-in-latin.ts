import type { PictureReasons } from './picture-reason.ts'

/** One entry a language that is written in Latin letters. */
export const reasonsInLatin = {
  DE: {
    'no-whole': 'Nicht als Kreis gezeichnet: Diese Zahlen ergeben zusammen kein Ganzes.',
    'many-slices': 'Nicht als Kreis gezeichnet: Mehr als acht Stücke lassen sich nicht unterscheiden.',
    'slice-below-zero': 'Nicht als Kreis gezeichnet: Kein Stück kann null oder negativ sein.',
    'no-order': 'Nicht als Linie gezeichnet: Namen haben keine Reihenfolge, der eine Linie folgen könnte.',
    'no-time': 'Nicht als Fläche gezeichnet: Dafür braucht es einen zeitlichen Verlauf.',
    'no-stack': 'Nicht gestapelt: Diese Zahlen lassen sich nicht zusammenzählen.',
    'no-two-numbers': 'Nicht als Streudiagramm gezeichnet: Dafür braucht es zwei Spalten mit Zahlen.',
    'figures-counted':
      'Nicht als Histogramm gezeichnet: Es zählt die Werte von Zeilen, und dies sind Kennzahlen von Gruppen.',
    'figures-boxed': 'Nicht als Boxplot gezeichnet: Er zeigt die Werte von Zeilen, und dies sind Kennzahlen.',
    'no-two-groupings': 'Nicht so gezeichnet: Dafür braucht es zwei Gruppierungen.',
    unlike: 'Das Ergebnis lässt sich nicht wie gewünscht zeichnen; gezeigt wird das nächstliegende Bild.',
  },
  EN: {
    'no-whole': 'Not drawn as a pie: these figures do not add up to a whole.',
    'many-slices': 'Not drawn as a pie: more than eight slices cannot be told apart.',
    'slice-below-zero': 'Not drawn as a pie: no slice can be zero or below.',
    'no-order': 'Not drawn as a line: names have no order that a line could follow.',
    'no-time': 'Not drawn as an area: that needs a course of time.',
    'no-stack': 'Not stacked: these figures do not add up.',
    'no-two-numbers': 'Not drawn as a scatter plot: that needs two columns of numbers.',
    'figures-counted':
      'Not drawn as a histogram: that counts the values of rows, and these are figures of groups.',
    'figures-boxed': 'Not drawn as boxes: they show the values of rows, and these are figures.',
    'no-two-groupings': 'Not drawn that way: it needs two groupings.',
    unlike: 'The result cannot be drawn in the way that was asked for, so the nearest picture is shown.',
  },
  ES: {
    'no-whole': 'No se dibuja como gráfico circular: estas cifras no suman un total.',
    'many-slices': 'No se dibuja como gráfico circular: más de ocho sectores no se distinguen.',
    'slice-below-zero': 'No se dibuja como gráfico circular: ningún sector puede ser cero o negativo.',
    'no-order': 'No se dibuja como línea: los nombres no tienen un orden que una línea pueda seguir.',
    'no-time': 'No se dibuja como área: hace falta una evolución en el tiempo.',
    'no-stack': 'No se apila: estas cifras no se suman.',
    'no-two-numbers': 'No se dibuja como gráfico de dispersión: hacen falta dos columnas de números.',
    'figures-counted':
      'No se dibuja como histograma: este cuenta los valores de las filas, y estas son cifras de grupos.',
    'figures-boxed':
      'No se dibuja como diagrama de caja: este muestra los valores de las filas, y estas son cifras.',
    'no-two-groupings': 'No se dibuja así: hacen falta dos agrupaciones.',
    unlike: 'El resultado no se puede dibujar como se pidió; se muestra el gráfico más parecido.',
  },
  FR: {
    'no-whole': 'Pas dessiné en camembert : ces chiffres ne forment pas un tout.',
    'many-slices': 'Pas dessiné en camembert : plus de huit parts ne se distinguent pas.',
    'slice-below-zero': 'Pas dessiné en camembert : aucune part ne peut être nulle ou négative.',
    'no-order': 'Pas dessiné en courbe : des noms n’ont pas d’ordre qu’une courbe puisse suivre.',
    'no-time': 'Pas dessiné en aire : il faut une évolution dans le temps.',
    'no-stack': 'Pas empilé : ces chiffres ne s’additionnent pas.',
    'no-two-numbers': 'Pas dessiné en nuage de points : il faut deux colonnes de nombres.',
    'figures-counted':
      'Pas dessiné en histogramme : il compte les valeurs des lignes, et ce sont ici des chiffres de groupes.',
    'figures-boxed':
      'Pas dessiné en boîtes à moustaches : elles montrent les valeurs des lignes, et ce sont ici des chiffres.',
    'no-two-groupings': 'Pas dessiné ainsi : il faut deux regroupements.',
    unlike: 'Le résultat ne peut pas être dessiné comme demandé ; le graphique le plus proche est montré.',
  },
  ID: {
    'no-whole': 'Tidak digambar sebagai diagram lingkaran: angka-angka ini tidak membentuk satu keseluruhan.',
    'many-slices':
      'Tidak digambar sebagai diagram lingkaran: lebih dari delapan irisan tidak dapat dibedakan.',
    'slice-below-zero': 'Tidak digambar sebagai diagram lingkaran: irisan tidak boleh nol atau negatif.',
    'no-order': 'Tidak digambar sebagai garis: nama tidak memiliki urutan yang dapat diikuti garis.',
    'no-time': 'Tidak digambar sebagai area: itu memerlukan perjalanan waktu.',
    'no-stack': 'Tidak ditumpuk: angka-angka ini tidak dapat dijumlahkan.',
    'no-two-numbers': 'Tidak digambar sebagai diagram pencar: itu memerlukan dua kolom angka.',
    'figures-counted':
      'Tidak digambar sebagai histogram: histogram menghitung nilai baris, sedangkan ini angka kelompok.',
    'figures-boxed':
      'Tidak digambar sebagai box plot: itu menunjukkan nilai baris, sedangkan ini angka ringkasan.',
    'no-two-groupings': 'Tidak digambar demikian: itu memerlukan dua pengelompokan.',
    unlike: 'Hasilnya tidak dapat digambar seperti yang diminta; gambar terdekat ditampilkan.',
  },
  IT: {
    'no-whole': 'Non disegnato a torta: queste cifre non formano un totale.',
    'many-slices': 'Non disegnato a torta: più di otto fette non si distinguono.',
    'slice-below-zero': 'Non disegnato a torta: nessuna fetta può essere zero o negativa.',
    'no-order': 'Non disegnato a linee: i nomi non hanno un ordine che una linea possa seguire.',
    'no-time': 'Non disegnato ad area: serve un andamento nel tempo.',
    'no-stack': 'Non impilato: queste cifre non si sommano.',
    'no-two-numbers': 'Non disegnato come grafico a dispersione: servono due colonne di numeri.',
    'figures-counted':
      'Non disegnato come istogramma: conta i valori delle righe, e queste sono cifre di gruppi.',
    'figures-boxed': 'Non disegnato come box plot: mostra i valori delle righe, e queste sono cifre.',
    'no-two-groupings': 'Non disegnato così: servono due raggruppamenti.',
    unlike: 'Il risultato non si può disegnare come richiesto; è mostrato il grafico più vicino.',
  },
  PL: {
    'no-whole': 'Nie narysowano wykresu kołowego: te liczby nie składają się na całość.',
    'many-slices': 'Nie narysowano wykresu kołowego: więcej niż ośmiu części nie da się odróżnić.',
    'slice-below-zero': 'Nie narysowano wykresu kołowego: część nie może być zerem ani liczbą ujemną.',
    'no-order': 'Nie narysowano wykresu liniowego: nazwy nie mają kolejności, za którą mogłaby iść linia.',
    'no-time': 'Nie narysowano wykresu warstwowego: potrzebny jest przebieg w czasie.',
    'no-stack': 'Nie ułożono w stos: te liczby się nie sumują.',
    'no-two-numbers': 'Nie narysowano wykresu punktowego: potrzebne są dwie kolumny liczb.',
    'figures-counted': 'Nie narysowano histogramu: liczy on wartości wierszy, a to są liczby dla grup.',
    'figures-boxed':
      'Nie narysowano wykresu pudełkowego: pokazuje on wartości wierszy, a to są liczby zbiorcze.',
    'no-two-groupings': 'Nie narysowano w ten sposób: potrzebne są dwa grupowania.',
    unlike: 'Wyniku nie da się narysować tak, jak proszono; pokazano najbliższy wykres.',
  },
  PT: {
    'no-whole': 'Não desenhado como pizza: estes números não somam um todo.',
    'many-slices': 'Não desenhado como pizza: mais de oito fatias não se distinguem.',
    'slice-below-zero': 'Não desenhado como pizza: nenhuma fatia pode ser zero ou negativa.',
    'no-order': 'Não desenhado como linha: nomes não têm uma ordem que uma linha possa seguir.',
    'no-time': 'Não desenhado como área: é preciso uma evolução no tempo.',
    'no-stack': 'Não empilhado: estes números não se somam.',
    'no-two-numbers': 'Não desenhado como dispersão: são precisas duas colunas de números.',
    'figures-counted':
      'Não desenhado como histograma: ele conta os valores das linhas, e estes são números de grupos.',
    'figures-boxed':
      'Não desenhado como boxplot: ele mostra os valores das linhas, e estes são números resumidos.',
    'no-two-groupings': 'Não desenhado assim: são precisos dois agrupamentos.',
    unlike: 'O resultado não pode ser desenhado como pedido; mostra-se o gráfico mais próximo.',
  },
  TR: {
    'no-whole': 'Pasta grafik çizilmedi: bu rakamlar bir bütün oluşturmuyor.',
    'many-slices': 'Pasta grafik çizilmedi: sekizden fazla dilim ayırt edilemez.',
    'slice-below-zero': 'Pasta grafik çizilmedi: hiçbir dilim sıfır veya negatif olamaz.',
    'no-order': 'Çizgi grafik çizilmedi: adların bir çizginin izleyebileceği sırası yoktur.',
    'no-time': 'Alan grafiği çizilmedi: bunun için zaman akışı gerekir.',
    'no-stack': 'Yığılmadı: bu rakamlar toplanmaz.',
    'no-two-numbers': 'Dağılım grafiği çizilmedi: bunun için iki sayı sütunu gerekir.',
    'figures-counted':
      'Histogram çizilmedi: o satırların değerlerini sayar, bunlar ise grupların rakamlarıdır.',
    'figures-boxed':
      'Kutu grafiği çizilmedi: o satırların değerlerini gösterir, bunlar ise özet rakamlardır.',
    'no-two-groupings': 'Bu biçimde çizilmedi: iki gruplama gerekir.',
    unlike: 'Sonuç istenen biçimde çizilemiyor; en yakın grafik gösteriliyor.',
  },
  VI: {
    'no-whole': 'Không vẽ biểu đồ tròn: các số này không cộng thành một tổng thể.',
    'many-slices': 'Không vẽ biểu đồ tròn: không thể phân biệt hơn tám phần.',
    'slice-below-zero': 'Không vẽ biểu đồ tròn: không phần nào được bằng không hoặc âm.',
    'no-order': 'Không vẽ biểu đồ đường: tên gọi không có thứ tự để đường đi theo.',
    'no-time': 'Không vẽ biểu đồ miền: cần có diễn biến theo thời gian.',
    'no-stack': 'Không xếp chồng: các số này không cộng được với nhau.',
    'no-two-numbers': 'Không vẽ biểu đồ phân tán: cần hai cột số.',
    'figures-counted':
      'Không vẽ biểu đồ tần suất: nó đếm giá trị của các dòng, còn đây là số liệu của các nhóm.',
    'figures-boxed': 'Không vẽ biểu đồ hộp: nó cho thấy giá trị của các dòng, còn đây là số liệu tổng hợp.',
    'no-two-groupings': 'Không vẽ như vậy: cần hai cách phân nhóm.',
    unlike: 'Không thể vẽ kết quả như yêu cầu; biểu đồ gần nhất được hiển thị.',
  },
} as const satisfies { readonly [language: string]: PictureReasons }
