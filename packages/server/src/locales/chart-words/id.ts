import { heard, type Heard } from '../hears.ts'

export const id: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'diagram lingkaran | grafik lingkaran | diagram pai | grafik pai | pie chart | sebagai diagram lingkaran | dalam diagram lingkaran | bagan lingkaran',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'bertumpuk | batang bertumpuk | grafik batang bertumpuk | diagram batang bertumpuk | ditumpuk',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'batang berkelompok | grafik batang berkelompok | diagram batang berkelompok | batang berdampingan',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'diagram pencar | grafik pencar | scatter plot | diagram sebar | grafik sebar | plot pencar | diagram titik',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'histogram | sebagai histogram | dalam histogram'),
  heard({ kind: 'chart', chart: 'area' }, 'grafik area | diagram area'),
  heard({ kind: 'chart', chart: 'box' }, 'box plot | boxplot | diagram kotak'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'peta panas | heatmap | heat map'),
  heard({ kind: 'chart', chart: 'number' }, 'sebagai angka | satu angka'),
  heard(
    { kind: 'chart', chart: 'none' },
    'tanpa grafik | tanpa diagram | tidak perlu grafik | jangan pakai grafik | hanya angkanya | angkanya saja | hanya tabel | tabelnya saja',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'hubungan | hubungan antara | korelasi | korelasi antara | kaitan antara',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'tren | trend | perkembangan | perubahan | dari waktu ke waktu | perkembangan dari | bagaimana perkembangan | bagaimana tren | bagaimana perubahan | bagaimana pergerakan',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, 'proporsi | bagian | komposisi | proporsi dari | porsi'),
  heard({ kind: 'suggest', chart: 'bar' }, 'perbandingan | bandingkan | perbandingan antara | membandingkan'),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'distribusi | sebaran | distribusi dari | persebaran | bagaimana distribusi | bagaimana sebaran | bagaimana persebaran',
  ),
  heard({ kind: 'axis', axis: 'x' }, 'sumbu x | sumbu horizontal | sumbu mendatar'),
  heard({ kind: 'axis', axis: 'y' }, 'sumbu y | sumbu vertikal | sumbu tegak'),
  heard({ kind: 'bin' }, 'interval | selang | rentang waktu'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'hari dalam seminggu | per hari dalam seminggu | nama hari | menurut hari dalam seminggu | hari kerja',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'per jam | setiap jam | tiap jam | jam dalam sehari | menurut jam | berdasarkan jam',
  ),
]
