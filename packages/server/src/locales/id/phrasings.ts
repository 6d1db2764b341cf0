import { heard, type Heard } from '../hears.ts'
import { ages, lengths, prices, superlatives, times } from './leads.ts'

const births = ['tanggal lahir', 'tahun lahir', 'lahir', 'birth', 'birthday', 'born']
const foundings = ['didirikan', 'dibangun', 'dibuka', 'founded', 'established', 'built', 'opened']
const services = ['direkrut', 'hired', 'hire date', 'started', 'start date', 'joined', 'since']
const experiences = ['pengalaman', 'experience', 'years']
const thicknesses = ['halaman', 'ketebalan', 'pages', 'thickness']
const crowds = ['pengunjung', 'penonton', 'penumpang', 'visitors', 'attendance', 'passengers']
const values = ['nilai', 'value', 'worth', 'price']
const widths = ['lebar', 'width']
const wages = ['gaji', 'upah', 'penghasilan', 'salary', 'pay', 'wage', 'income']

/** More ways to put what the plainest words say: counts, ends, bounds, what is left out. */
export const phrasings: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    'hitung banyaknya | hitunglah jumlah | hitunglah banyaknya | berapa jumlahnya | berapakah jumlah | berapakah banyaknya | total banyaknya | ada berapa banyak | ada berapa jumlah | berapa kali jumlah | jumlah kemunculan | frekuensi kemunculan | berapa butir | berapa lembar | berapa kasus | berapa item',
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    'berbeda-beda | yang berbeda-beda | macam-macam | tidak sama | yang tidak sama | berapa banyak macam | ada berapa jenis | ada berapa macam | berapa ragam | berapa tipe | jumlah jenis | tanpa pengulangan | tanpa duplikat | tanpa duplikasi | masing-masing sekali | masing masing sekali | hanya sekali | cukup sekali | sekali saja | tidak berulang',
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    'total semua | total seluruh | total seluruhnya | jika dijumlahkan | dijumlahkan | jumlah total dari | hitung total | hitunglah total | total akumulasi | total nilai dari',
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    'hitung rata-rata | hitunglah rata-rata | rata-rata nilai | rerata dari | nilai rerata | rata-rata keseluruhan | nilai rata rata | rata-rata umum | umumnya | pada umumnya',
  ),
  heard(
    { kind: 'measure', function: 'minimum' },
    'nilai minimal | paling rendah berapa | minimalnya | minimumnya | nilai paling kecil | nilai paling rendah',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'nilai maksimal | paling tinggi berapa | maksimalnya | maksimumnya | nilai paling besar | nilai paling tinggi',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: [...births, ...times, ...foundings] },
    'termuda | paling muda | yang termuda | yang paling muda | lahir paling akhir',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: [...births, ...times, ...foundings] },
    'tertua | paling tua | yang tertua | yang paling tua | lahir paling awal',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    'paling baru | paling belakangan | terakhir kali | yang terakhir kali | paling akhir ini | paling terkini',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: times },
    'pertama kali | yang pertama kali | paling kuno | paling dulu | paling dahulu',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: wages },
    'bergaji paling tinggi | bergaji paling besar | bergaji terbesar | gaji paling tinggi | gaji paling besar | gaji terbesar | dibayar tertinggi | berpenghasilan tertinggi | penghasilan tertinggi | paling kaya | terkaya',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: wages },
    'bergaji paling rendah | bergaji paling kecil | bergaji terkecil | gaji paling rendah | gaji terkecil | berpenghasilan terendah | penghasilan terendah | paling miskin | termiskin',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: prices },
    'paling terjangkau | paling hemat | paling ekonomis',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: services },
    'paling lama bertugas | paling lama bekerja | paling lama beroperasi | paling lama mengabdi | paling lama menjabat | paling lama bergabung | terlama bertugas | terlama bekerja | terlama beroperasi',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: services },
    'paling baru bergabung | paling baru direkrut | paling akhir bergabung | paling baru bekerja',
  ),
  ...(
    [
      ['high', experiences, 'berpengalaman'],
      ['high', thicknesses, 'tebal'],
      ['low', thicknesses, 'tipis'],
      ['high', crowds, 'ramai'],
      ['low', crowds, 'sepi'],
      ['high', values, 'berharga bernilai'],
      ['high', widths, 'lebar'],
    ] as const
  ).map(([direction, of, words]): Heard => ({
    meaning: { kind: 'superlative', direction, of },
    phrases: superlatives(words),
  })),
  heard(
    { kind: 'compare', operator: '>', place: 'before', of: thicknesses },
    'lebih tebal dari | lebih tebal daripada',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before', of: thicknesses },
    'lebih tipis dari | lebih tipis daripada',
  ),
  heard(
    { kind: 'compare', operator: '>', place: 'before', of: widths },
    'lebih lebar dari | lebih lebar daripada',
  ),
  heard(
    { kind: 'most', direction: 'high' },
    'jumlah terbanyak | jumlah paling banyak | dengan jumlah terbanyak | paling banyak jumlahnya | terbanyak jumlahnya | sebagian besar | kebanyakan | mayoritas',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'jumlah paling sedikit | jumlah tersedikit | dengan jumlah paling sedikit | paling sedikit jumlahnya | paling minim | terminim',
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    paling banyak dipesan | paling sering dipesan | paling banyak dibeli | paling sering dibeli | paling banyak digunakan | paling sering digunakan | paling banyak dipakai | paling sering dipakai |
    paling banyak dipilih | paling sering dipilih | paling banyak muncul | muncul paling sering | muncul paling banyak | paling kerap | paling kerap muncul | paling diminati | paling digemari | paling terkenal | terfavorit | paling favorit | tersohor | paling lumrah
  `,
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    `
    paling jarang dipesan | paling sedikit dipesan | paling jarang dibeli | paling sedikit dibeli | paling jarang digunakan | paling sedikit digunakan | paling jarang dipakai | paling jarang muncul |
    muncul paling jarang | paling sedikit muncul | paling kurang populer | paling kurang diminati | paling tidak diminati | paling tidak umum | terlangka | kurang diminati
  `,
  ),
  heard(
    { kind: 'rank', direction: 'high' },
    'peringkat teratas | peringkat tertinggi | papan atas | posisi teratas | urutan teratas | yang memimpin',
  ),
  heard(
    { kind: 'rank', direction: 'low' },
    'peringkat terbawah | peringkat terendah | papan bawah | posisi terbawah | urutan terbawah',
  ),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    'lebih dari angka | di atas nilai | melewati angka | lebih besar dibanding | lebih tinggi dibanding | lebih tinggi dibandingkan | lebih besar dibandingkan | lebih banyak dibanding | di atas dari | diatas dari | lebih besar ketimbang | lebih tinggi ketimbang',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    'kurang dari angka | di bawah nilai | lebih kecil dibanding | lebih rendah dibanding | lebih rendah dibandingkan | lebih sedikit dibanding | di bawah dari | dibawah dari | belum mencapai | belum sampai | tidak genap | lebih rendah ketimbang',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'minimal sebanyak | minimal ada | paling tidak ada | sekurang-kurangnya | setidak-tidaknya | sekurangnya ada | setidaknya ada | setidaknya memiliki | tidak di bawah | tidak lebih rendah dari | tidak lebih kecil dari | sama dengan atau lebih dari | sama dengan atau lebih besar dari | lebih tinggi atau sama dengan | lebih tinggi dari atau sama dengan | lebih atau sama dengan | mencapai minimal | sedikit-dikitnya',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    'maksimal sebanyak | maksimal ada | tidak di atas | tidak lebih besar dari | tidak lebih tinggi dari | tidak lebih banyak dari | tidak lebih tua dari | sama dengan atau kurang dari | lebih rendah atau sama dengan | kurang atau sama dengan | sebanyak-banyaknya | setinggi-tingginya',
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'tepat sebanyak | persis sebanyak | sama persis dengan | pas | sebanyak tepat | genap',
  ),
  heard(
    { kind: 'compare', operator: '!=', place: 'before' },
    'berbeda dari | berbeda dengan | beda dari | tidak sama dengan',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'atau lebih banyak | atau lebih panjang | atau di atas | dan ke atas | ke atas saja | atau sesudahnya | atau setelahnya | dan seterusnya | keatas nya | atau lebih berat | atau lebih mahal',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'atau lebih sedikit | atau lebih pendek | atau di bawah | dan ke bawah | atau sebelumnya | atau lebih singkat | atau lebih ringan | atau lebih murah',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after', of: ages },
    'tahun ke atas | tahun keatas | tahun atau lebih | tahun atau lebih tua | tahun dan lebih | tahun atau di atasnya | tahun dan ke atas',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after', of: ages },
    'tahun ke bawah | tahun kebawah | tahun atau kurang | tahun atau lebih muda | tahun atau di bawahnya | tahun dan ke bawah',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after', of: lengths },
    'menit atau lebih | jam atau lebih | menit ke atas | jam ke atas',
  ),
  heard({ kind: 'when', operator: '>' }, 'setelah tahun | sesudah tahun | setelah tanggal | usai'),
  heard(
    { kind: 'when', operator: '>=' },
    'sejak tahun | semenjak tahun | mulai tahun | sejak tanggal | terhitung sejak | terhitung mulai | sejak awal',
  ),
  heard({ kind: 'when', operator: '<' }, 'sebelum tahun | sebelum tanggal | menjelang'),
  heard(
    { kind: 'when', operator: '<=' },
    'hingga tahun | sampai tahun | sampai akhir | hingga akhir | paling lambat | selambatnya',
  ),
  heard(
    { kind: 'between' },
    'dalam rentang antara | di antara tahun | antara tahun | pada kisaran | kisaran | dalam periode | pada periode | di kisaran',
  ),
  heard(
    { kind: 'same' },
    'sama persis | yang serupa | serupa | yang sama seperti | yang sama dengan | sama seperti',
  ),
  heard(
    { kind: 'negation' },
    `
    tidak pernah | tak pernah | belum sekali pun | tidak sekali pun | tidak seorang pun | tak seorang pun | belum seorang pun | tidak satu pun | tak satu pun | belum satu pun | sama sekali tidak | sama sekali belum | sama sekali tidak ada | tidak sama sekali | belum sama sekali | tanpa sama sekali | tidak lagi | bukan lagi | sudah tidak | abaikan | kecualikan | jangan hitung | tidak diperhitungkan | tidak berada di | tidak berasal dari | tidak bekerja di | tidak tinggal di | tidak mendapat | tidak mendapatkan | tidak menerima | tidak dengan | terkecuali | dengan pengecualian | mengecualikan |
    tidak menyertakan | tanpa menghitung | tidak dihitung | bukanlah | bukan termasuk | bukan yang | di luar dari | diluar | belum pernah | belum ada | tidak satupun | tidak ada satupun | ga | ngga | kagak | tdk | tidak juga
  `,
  ),
  heard(
    { kind: 'missing' },
    'tidak diisi | belum ada nilai | tidak ada data | belum tercatat | dikosongkan | tak diketahui | tak terisi | belum diberi | tidak ada isinya',
  ),
  heard(
    { kind: 'share' },
    'berapa persennya | berapa bagian | berapa porsi | berapa proporsi | berapa % | berapa % dari | tingkat persentase | persentase berapa | besar persentase | seberapa besar persentase | seberapa besar bagian | menempati berapa persen | mencakup berapa persen',
  ),
  heard(
    { kind: 'group' },
    'untuk tiap-tiap | di tiap-tiap | pada tiap-tiap | dalam setiap | dalam tiap | bagi setiap | bagi tiap | dikelompokkan per | dibagi per | dibagi berdasarkan | dipisahkan berdasarkan | dipisah per | digolongkan menurut | dirinci per | diuraikan per | untuk per | perorangan | milik setiap | yang dimiliki setiap | dimiliki setiap | dikelompokkan pada | oleh tiap | oleh masing-masing',
  ),
  heard(
    { kind: 'list' },
    `
    tolong tampilkan | tolong sebutkan | tolong carikan | tolong berikan | tolong cari | mohon tampilkan | mohon sebutkan | bisa tampilkan | bisakah anda memberi tahu saya | bisakah anda menyebutkan | sajikan | keluarkan |
    kembalikan | dapatkan | peroleh | saring | filter | tampilkan daftar | tampilkan data | berikan daftar | berikan saya daftar | sebutkan daftar | carilah | temukanlah | tentukanlah | sebutkanlah | tunjukkanlah | tampilkanlah | berilah | kasih daftar | tulis | perlihatkan kepada saya | tunjukkan kepada saya | tunjukkan pada saya
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    'apa namanya | namanya apa | yang manakah yang | manakah yang | apakah yang | apa sajakah yang | mana saja yang | apa saja yang | yang mana saja | bernama apa | apakah nama dari | apa saja nama | apa nama nama | apakah itu | seperti apa | bagaimana',
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'siapakah yang | siapa saja yang | siapa namanya | siapakah nama | siapa nama dari | siapa nama nama | milik siapa | siapa siapa saja',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'kapan saja | di tahun berapa | pada bulan apa | pada hari apa | waktu kapan | kapan pertama kali | pada waktu apa',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'di tempat mana | di daerah mana | lokasinya di mana | berada di mana | terletak di mana | berasal dari mana',
  ),
  heard(
    { kind: 'filler' },
    'siapa pun | apa pun | mana pun | siapapun | apapun | manapun | sama sekali | yang diketahui | sejauh ini | sampai saat ini | hingga saat ini | hingga kini | sampai sekarang | selama ini | saat ini | dewasa ini | yang ada | yang terdapat | yang memiliki | yang mempunyai | yang punya | yang berada | yang terdaftar | yang tercatat | yang bernama | yang merupakan | adalah berapa | yaitu berapa | di dalam | di dalamnya | di antaranya | dengan nilai | dengan jumlah | beserta | bersama | dari semua | dari seluruh | dari keseluruhan | di seluruh | di semua | secara lengkap | bisakah anda | bisakah kamu | dapatkah anda | bolehkah | saya ingin tahu | saya ingin mengetahui | saya mau tahu | ingin tahu | mau tahu | saya butuh | saya perlu | tolong bantu | bantu saya | mohon bantu | tersebut adalah | tersebut di atas | menurut data | berdasarkan data | dalam data | pada data | di tabel | dalam daftar | pada tabel',
  ),
]
