import type { TimeGrain } from '@auger/contract/plan'
import { heard, type Heard } from '../hears.ts'

const grain = (of: TimeGrain, words: string, own: string): Heard => ({
  meaning: { kind: 'grain', grain: of },
  phrases: [
    ...words
      .split(' ')
      .flatMap((word) => [
        word,
        ...[
          'per',
          'setiap',
          'tiap',
          'tiap tiap',
          'menurut',
          'berdasarkan',
          'masing masing',
          'untuk setiap',
          'untuk tiap',
          'pada setiap',
        ].map((each) => `${each} ${word}`),
      ]),
    ...heard({ kind: 'grain', grain: of }, own).phrases,
  ],
})

export const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `per | setiap | tiap | tiap-tiap | masing-masing | untuk setiap | untuk tiap | untuk masing-masing | di setiap | di tiap | pada setiap | pada tiap | dari setiap | dari tiap |
    menurut | berdasarkan | dikelompokkan menurut | dikelompokkan berdasarkan | dirinci menurut | dipecah menurut | dibagi menurut | kelompokkan menurut | kelompokkan berdasarkan | di masing-masing | pada masing-masing | dari masing-masing | oleh setiap | antar | untuk semua | setiap satu | sesuai`,
  ),
  grain('year', 'tahun', 'tahunan | pertahun | tahun ke tahun | setahun'),
  grain('quarter', 'kuartal triwulan kwartal', 'kuartalan | triwulanan | perkuartal'),
  grain('month', 'bulan', 'bulanan | perbulan | sebulan | bulan ke bulan'),
  grain('week', 'minggu pekan', 'mingguan | perminggu | seminggu | pekanan'),
  grain('day', 'hari tanggal', 'harian | perhari | sehari'),
  heard(
    { kind: 'list' },
    `tampilkan | tunjukkan | tunjukan | daftar | daftarkan | sebutkan | sebut | berikan | beri | beri tahu | beritahu | beri tahu saya | beritahu saya | berikan saya | kasih | kasih tahu | kasih lihat | cari | carikan | temukan | tampilkan semua | sebutkan semua | buatkan daftar | buat daftar | lihat | perlihatkan | ambil | pilih | cetak | identifikasi | katakan | tentukan | daftar semua | list | minta | tuliskan | uraikan`,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `apa | apakah | apa saja | mana | manakah | yang mana | yang manakah | apa yang | mana yang | mana saja | apa itu | di mana saja | pada apa | jenis apa | dengan apa | apa nama | apakah nama | apa sajakah | apa nama dari | mana sajakah | di kota mana | di negara mana`,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'siapa | siapakah | siapa yang | siapa saja | siapa nama | siapa sajakah | oleh siapa',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'kapan | kapankah | kapan terakhir | pada tanggal berapa | tanggal berapa | tahun berapa | pada tahun berapa | hari apa | bulan apa | sejak kapan | jam berapa',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'di mana | dimana | dimanakah | di manakah | ke mana | kemana | dari mana | di mana letak | dimana letak | di mana lokasi',
  ),
  heard(
    { kind: 'rows' },
    'semua informasi | semua informasi tentang | segala informasi | seluruh informasi | informasi lengkap | semua data | semua data tentang | seluruh data | data lengkap | semua detail | semua detail tentang | detail lengkap | semua rincian | rincian lengkap | semuanya tentang | segalanya tentang | segala sesuatu tentang | semua tentang | semua yang kita tahu tentang | semua yang kita punya tentang | apa yang kita tahu tentang | semua kolom | seluruh kolom | baris | record | rekaman | entri | catatan | observasi | baris data | data baris | rekod | titik data',
  ),
  heard(
    { kind: 'order' },
    'diurutkan menurut | diurutkan berdasarkan | urutkan menurut | urutkan berdasarkan | diurutkan | urutkan | urut | urutan | berurutan | urut berdasarkan | susun | disusun berdasarkan | disusun menurut | diurut | peringkatkan | terurut berdasarkan',
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `menurun | secara menurun | dari tertinggi ke terendah | dari yang tertinggi | dari terbesar ke terkecil | dari yang terbesar | dari besar ke kecil | dari tinggi ke rendah | urutan menurun | dalam urutan menurun | dari terbanyak | dari yang terbanyak | dari terbaru | dari yang terbaru | dari terbaru ke terlama | dari z ke a | terbalik | descending | dari tertua ke termuda | dari termahal | dari yang termahal | dari termahal ke termurah | tertinggi dulu`,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `menaik | naik | secara menaik | dari terendah ke tertinggi | dari yang terendah | dari terkecil ke terbesar | dari yang terkecil | dari kecil ke besar | dari rendah ke tinggi | urutan menaik | dalam urutan menaik | dari paling sedikit | dari yang paling sedikit | dari terlama | dari terlama ke terbaru | dari a ke z | sesuai abjad | menurut abjad | secara alfabetis | alfabetis | berdasarkan abjad | urut abjad | secara kronologis | kronologis | ascending | dari termuda ke tertua | dari termurah | dari yang termurah | terendah dulu`,
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    'grafik batang | diagram batang | bagan batang | dalam grafik batang | dalam diagram batang | chart batang | grafik kolom | bar chart',
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    'grafik garis | diagram garis | dalam grafik garis | chart garis | kurva | dari waktu ke waktu | seiring waktu | sepanjang waktu | line chart',
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    'grafik | diagram | bagan | chart | visualisasikan | gambarkan | plot | dalam bentuk grafik | buat grafik | buatkan grafik | visualisasi | dalam grafik | gambar grafik',
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    'dalam tabel | dalam bentuk tabel | sebagai tabel | tanpa grafik | berupa tabel',
  ),
  heard(
    { kind: 'follow' },
    'bagaimana dengan | kalau | kalau untuk | hanya | hanya untuk | cuma | saja | sekarang | sama untuk | hal yang sama untuk | lalu | dan untuk | tapi hanya | tetapi hanya | khusus | khusus untuk | juga | begitu juga | sebaliknya | dan bagaimana dengan | lantas',
  ),
]
