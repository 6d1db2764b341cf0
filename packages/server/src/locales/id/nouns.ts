/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['harga', 'biaya', 'harga satuan', 'harga jual', 'ongkos'],
  ['tarif', 'harga tiket', 'ongkos', 'harga penerbangan'],
  ['penjualan', 'omzet', 'omset', 'pendapatan', 'nilai penjualan', 'hasil penjualan'],
  ['total harga', 'omzet', 'omset', 'total bayar', 'total belanja', 'nilai pesanan', 'total pembayaran'],
  ['gaji', 'upah', 'penghasilan', 'pendapatan', 'honor'],
  ['jumlah', 'kuantitas', 'qty', 'unit', 'unit terjual', 'banyaknya', 'volume'],
  ['asal', 'dari', 'keberangkatan', 'bandara asal', 'kota asal', 'titik awal'],
  ['tujuan', 'ke', 'kedatangan', 'bandara tujuan', 'kota tujuan', 'menuju'],
  ['jenis kelamin', 'gender', 'kelamin'],
  ['pelanggan', 'konsumen', 'pembeli', 'klien', 'nasabah'],
  ['karyawan', 'pegawai', 'staf', 'pekerja', 'tenaga kerja'],
  ['departemen', 'divisi', 'bagian', 'unit kerja'],
  ['perusahaan', 'firma', 'instansi', 'organisasi'],
  ['maskapai', 'maskapai penerbangan', 'perusahaan penerbangan'],
  ['negara', 'bangsa'],
  ['wilayah', 'daerah', 'kawasan', 'area', 'region'],
  ['provinsi', 'propinsi', 'negara bagian'],
  ['kota', 'kabupaten'],
  ['kategori', 'jenis', 'tipe', 'kelas', 'golongan', 'kelompok', 'macam'],
  ['status', 'keadaan', 'kondisi'],
  ['tanggal', 'hari', 'waktu'],
  ['nilai', 'skor', 'poin', 'angka'],
  ['rating', 'penilaian', 'bintang', 'peringkat'],
  ['keterlambatan', 'penundaan', 'delay', 'telat'],
  ['penumpang', 'jumlah penumpang'],
  ['populasi', 'penduduk', 'jumlah penduduk', 'jumlah populasi', 'warga'],
  ['pemasok', 'penjual', 'suplier', 'vendor'],
  ['produk', 'barang', 'item', 'artikel'],
  ['pesanan', 'pembelian', 'transaksi', 'order'],
  ['laba', 'keuntungan', 'untung', 'profit', 'margin'],
  ['diskon', 'potongan', 'potongan harga', 'rabat'],
  ['suhu', 'temperatur'],
  ['durasi', 'lama', 'panjang', 'lamanya'],
  ['berat', 'bobot', 'massa'],
  ['telepon', 'nomor telepon', 'no hp', 'nomor hp'],
  ['email', 'surel'],
  ['jabatan', 'posisi', 'pekerjaan', 'peran', 'profesi'],
  ['manajer', 'atasan', 'pimpinan', 'kepala'],
  ['toko', 'cabang', 'gerai', 'outlet'],
  ['metode pembayaran', 'cara bayar', 'cara pembayaran', 'jenis pembayaran'],
  ['penonton', 'jumlah penonton', 'pengunjung', 'jumlah pengunjung'],
  ['luas', 'luas wilayah', 'area'],
  ['tinggi', 'ketinggian', 'elevasi'],
]

/** What stands in a header to say what kind of thing it holds. */
export const kindWords: readonly string[] =
  'id no nomor kode nama nilai jumlah menit jam detik hari kg km cm persen rupiah rp angka'.split(' ')

export const intensive: readonly string[] =
  'harga tarif biaya ongkos rasio usia umur skor nilai rating suhu temperatur persen persentase rata median indeks tinggi ketinggian berat panjang lebar kedalaman kecepatan kepadatan level peringkat posisi lintang bujur tahun durasi lama keterlambatan penundaan kelembapan kelembaban tekanan margin gaji upah ipk jarak diskon ukuran bunga luas sewa'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'penumpang penjualan omzet omset pendapatan jumlah kuantitas unit total laba keuntungan volume pesanan kunjungan klik tayangan gol poin kemenangan kekalahan penonton populasi penduduk pengeluaran belanja anggaran produksi suara kursi pelanggan karyawan siswa mahasiswa kematian kasus kelahiran unduhan pengunjung stok'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'nama pemain orang karyawan pegawai pelanggan siswa mahasiswa guru dosen sopir pengemudi calon kandidat penulis pengarang artis penyanyi pemenang pelatih manajer sutradara aktor pemilik pengguna anggota pasien dokter kapten presiden pilot penjual pembeli atlet'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'tempat lokasi kota negara alamat wilayah daerah provinsi kabupaten kecamatan desa stadion kawasan asal tujuan bandara stasiun toko cabang kantor'.split(
    ' ',
  )
