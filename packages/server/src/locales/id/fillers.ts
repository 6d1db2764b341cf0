/** Words that hold a question together and choose nothing from the data. */
const grammar =
  'yang di ke dari pada dalam dengan untuk oleh sebagai adalah ialah merupakan yaitu yakni itu ini tersebut tadi para si ' +
  'sang ada adakah terdapat ia dia mereka kita kami saya aku anda kamu kau nya kah lah pun akan telah sudah sedang pernah ' +
  'masih belum bisa dapat boleh harus mau ingin perlu hendak coba tolong mohon silakan dong ya deh sih nih lho kan juga ' +
  'saja aja hanya lagi pula seluruh seluruhnya semua semuanya segala keseluruhan setara tentang mengenai terhadap ' +
  'berdasarkan terkait sekitar kira persis tepatnya sebenarnya sesungguhnya secara bahwa jika kalau apabila ' +
  'bila ketika saat sewaktu maka lalu kemudian agar supaya karena sehingga sambil seperti suatu sebuah seorang seekor ' +
  'sebutir sebatang buah ekor unit biji lembar kali masing jadi menjadi dijadikan data dataset selama sepanjang yg dgn utk dlm pd tsb data2 tabel ' +
  'berkas file csv kolom isi hasil hasilnya jawaban informasi info rincian detail keterangan ringkasan daftar dimana mana ' +
  'manakah apakah berapakah siapakah halo hai terima kasih makasih tahu tau lihat melihat mengetahui minta butuh punya ' +
  'mempunyai memiliki milik dimiliki berada bernama disebut dinamakan namanya bagi antar atas bawah sini situ sana begitu ' +
  'demikian tertentu terdaftar tercatat dicatat hal sesuatu besarnya banyak banyaknya banyakkah nama the of in'

const lightVerbs =
  'buat membuat dibuat ambil mengambil diambil datang pergi berisi memuat termasuk tergolong terjadi muncul ditemukan ' +
  'ditemui terletak berlokasi bertempat menggunakan memakai pakai dipakai digunakan berlaku sampai hingga tiap mencapai ' +
  'mendapat mendapatkan didapat diperoleh memperoleh'

const activeVerbs =
  'menerima diterima menghasilkan dihasilkan memproduksi diproduksi membawa dibawa mengangkut diangkut bekerja kerja ' +
  'tinggal menetap hidup bermain main menjual dijual terjual membeli dibeli beli belanja menghabiskan dihabiskan membayar ' +
  'dibayar bayar berharga seharga menjalankan dijalankan terbang bepergian melayani dilayani menawarkan ditawarkan ' +
  'berangkat tiba mendarat meninggalkan mengemudi mengikuti diikuti menghadiri dihadiri hadir menang memenangkan kalah ' +
  'mengunjungi dikunjungi berkunjung memesan dipesan pesan mengirim dikirim mengirimkan menilai dinilai berbobot berdurasi ' +
  'berlangsung belajar kuliah mengajar diajar menulis ditulis menyutradarai dibintangi dirilis merilis terbit diterbitkan ' +
  'dibangun lahir diciptakan dioperasikan beroperasi melakukan dilakukan mempekerjakan dipekerjakan direkrut ' +
  'melewati melalui mencetak menyumbang menyumbangkan ' +
  'pesanannya dipesannya disewa menyewa dipilih memilih dikunjungi diadakan diselenggarakan mengadakan menyelenggarakan didirikan berdiri dibuka berperan memerankan menyanyikan memimpin dipimpin mengelola dikelola bertugas menangani ditangani memeriksa diperiksa berobat menunggu ditunggu ' +
  'mendaftar terdampak menempuh ditempuh digaji bergaji'

const words = (text: string): readonly string[] => [...new Set(text.split(' '))]

export const fillers: readonly string[] = [...words(grammar), ...words(lightVerbs), 'kurang lebih']

export const verbs: readonly string[] = words(activeVerbs)
