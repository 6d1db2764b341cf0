import { heard, type Heard } from '../hears.ts'
import { ages, heights, lengths, prices, speeds, temperatures, times, weights } from './leads.ts'

/** lebih tua dari, lebih tua daripada */
const than = (operator: '>' | '<', of: readonly string[], words: string): Heard => ({
  meaning: { kind: 'compare', operator, place: 'before', of },
  phrases: words.split(' ').flatMap((word) => [`lebih ${word} dari`, `lebih ${word} daripada`]),
})

export const comparisons: readonly Heard[] = [
  than('>', ages, 'tua'),
  than('<', ages, 'muda'),
  than('>', prices, 'mahal'),
  than('<', prices, 'murah'),
  than('>', lengths, 'panjang lama jauh'),
  than('<', lengths, 'pendek singkat dekat'),
  than('>', weights, 'berat'),
  than('<', weights, 'ringan'),
  than('>', heights, 'tinggi'),
  than('<', heights, 'rendah'),
  than('>', speeds, 'cepat'),
  than('<', speeds, 'lambat'),
  than('>', temperatures, 'panas hangat'),
  than('<', temperatures, 'dingin sejuk'),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    'di atas | diatas | lebih dari | lebih besar dari | lebih besar daripada | lebih tinggi dari | lebih tinggi daripada | lebih banyak dari | lebih banyak daripada | melebihi | melampaui | lebih daripada | > | di atas angka | lebih dari pada',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    'di bawah | dibawah | kurang dari | lebih kecil dari | lebih kecil daripada | lebih rendah dari | lebih rendah daripada | lebih sedikit dari | lebih sedikit daripada | kurang daripada | tidak sampai | < | tidak mencapai',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'minimal | setidaknya | paling sedikit | sekurangnya | sekurang kurangnya | setidak tidaknya | paling tidak | tidak kurang dari | lebih dari atau sama dengan | lebih besar atau sama dengan | lebih besar dari atau sama dengan | sedikitnya | mulai dari | >= | ≥',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    'maksimal | paling banyak | tidak lebih dari | tidak melebihi | sebanyak banyaknya | kurang dari atau sama dengan | lebih kecil atau sama dengan | lebih kecil dari atau sama dengan | hingga | sampai dengan | <= | ≤',
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'tepat | persis | sama dengan | tepatnya | = | sebesar | sejumlah | sebanyak',
  ),
  heard({ kind: 'compare', operator: '!=', place: 'before' }, 'tidak sama dengan | selain | != | ≠'),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'atau lebih | ke atas | keatas | dan lebih | atau di atasnya | atau lebih tinggi | atau lebih besar | dan di atasnya | atau lebih tua | atau lebih lama',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'atau kurang | ke bawah | kebawah | atau di bawahnya | atau lebih rendah | atau lebih kecil | dan di bawahnya | atau lebih muda',
  ),
  heard({ kind: 'when', operator: '>' }, 'setelah | sesudah | selepas | pasca'),
  heard({ kind: 'when', operator: '>=' }, 'sejak | mulai | semenjak | mulai dari | dari'),
  heard({ kind: 'when', operator: '<' }, 'sebelum | sebelumnya'),
  heard({ kind: 'when', operator: '<=' }, 'hingga | sampai | sampai dengan | s d'),
  heard(
    { kind: 'between' },
    'antara | di antara | diantara | dari | berkisar | berkisar antara | dalam rentang | pada rentang | dalam kisaran',
  ),
  heard(
    { kind: 'joint', of: 'and' },
    'dan | serta | & | maupun | dan juga | sekaligus | baik | serta juga | begitu pula | beserta | juga | tetapi | namun | tapi | ditambah | plus',
  ),
  heard({ kind: 'joint', of: 'or' }, 'atau | ataupun'),
  heard({ kind: 'joint', of: 'to' }, 'sampai | hingga | sampai dengan | s d | ke'),
  heard({ kind: 'same' }, 'sama | yang sama'),
  heard(
    { kind: 'negation' },
    'tidak | bukan | tanpa | kecuali | selain | belum | tak | nggak | gak | enggak | tidak termasuk | bukan dari | tidak di | tidak ada | tidak dari | selain dari | di luar | bukan di | tiada | tidak memiliki | tidak punya | tidak mempunyai',
  ),
  heard(
    { kind: 'missing' },
    'tidak ada | belum diketahui | tidak dicatat | belum dicatat | tidak tertera | tidak disebutkan | kosong | yang kosong | hilang | null | tidak ada nilai | tanpa nilai | tidak diketahui | tidak tercatat | tidak terisi | belum diisi | nilai kosong | data kosong | tidak tersedia | belum terisi',
  ),
  heard(
    { kind: 'compared' },
    'bandingkan | perbandingan | dibandingkan | dibandingkan dengan | dibanding | versus | vs | perbandingan antara | banding | membandingkan | lawan',
  ),
  heard(
    { kind: 'difference' },
    'selisih | selisih antara | beda | perbedaan | perbedaan antara | perbedaan dalam | seberapa lebih | berapa lebih banyak | berapa lebih sedikit | berapa lebih tinggi | berapa lebih besar | berapa lebih rendah | berapa selisih | jarak antara | kesenjangan | berapa beda',
  ),
  heard(
    { kind: 'difference', of: ages },
    'selisih usia | selisih umur | beda usia | beda umur | berapa lebih tua | berapa lebih muda',
  ),
  heard(
    { kind: 'difference', of: prices },
    'selisih harga | beda harga | berapa lebih mahal | berapa lebih murah',
  ),
  heard({ kind: 'difference', of: times }, 'selisih waktu | beda waktu'),
  heard(
    { kind: 'contains' },
    'mengandung | memuat | berisi | mengandung kata | memuat kata | dengan kata | kata | mengandung huruf | huruf | berisi kata | dengan huruf | mengandung teks | teks | frasa',
  ),
  heard(
    { kind: 'share' },
    'persen | persentase | persentase dari | berapa persen | berapa persen dari | proporsi | proporsi dari | bagian dari | porsi | berapa persentase | pangsa | persentasenya | menyumbang berapa persen | menyumbang berapa persen dari | dalam persen | kontribusi | % dari | kontribusi dalam persen | %',
  ),
  heard(
    { kind: 'beside', offset: 1 },
    'berikutnya | selanjutnya | berikutnya setelah | tepat setelah | langsung setelah | tepat di bawah | urutan setelah | yang mengikuti',
  ),
  heard(
    { kind: 'beside', offset: -1 },
    'sebelumnya | tepat sebelum | langsung sebelum | tepat di atas | urutan sebelum | yang mendahului',
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'setelah | sesudah | di bawah'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'sebelum | di atas'),
]
