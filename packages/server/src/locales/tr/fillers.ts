/** Words that hold a question together and choose nothing from the data; after an apostrophe, endings stand alone. */
const grammar =
  'de da te ta den dan ten tan in ın un ün nin nın nun nün i ı u ü yi yı yu yü ni nı nu nü e a ye ya ne na la le yla yle ki deki daki teki taki ' +
  'ndeki ndaki nde nda nden ndan dir dır dur dür tir tır tur tür sı si su sü ler lar leri ları lerin ların ' +
  'bir bu şu o bunlar şunlar onlar bunun şunun onun bunların onların bana bize bizim benim sizin size biz ben siz sen ona onu bunu şunu kendi ' +
  'için ile olan olarak olup olması oldu olduğu olduğunu olduğum olur olsun olan olanlar olanların olanı olanları olmuş olduklarını var vardır ' +
  'vardı varmış mevcut mevcuttur bulunan bulunuyor bulunmaktadır bulunur yer alan alan alıyor ait ilgili göre kadar gibi içinde içindeki içinden ' +
  'içerisinde üzerinde üzerinden hakkında tarafından arasında arasından yönelik doğru karşılık dair ' +
  'tüm bütün hepsi hep herhangi bazı birkaç çok pek gayet tümü tümünün hepsinin bütünü tamamı tamamının genel genelinde genelde ' +
  'lütfen acaba rica ederim ediyorum istiyorum isterim istiyoruz lazım gerek gerekiyor öğrenmek bilmek görmek merhaba selam teşekkürler ' +
  'teşekkür ederim tamam yani işte şöyle böyle hani veri verisi veriler verileri verilerde verilerinde veride tablo tabloda tablosu tablosunda ' +
  'tablodaki tablonun dosya dosyada dosyası dosyadaki sütun sütunu sütunda sütununda değer değeri değerler değerleri değerini değerinde bilgi bilgisi ' +
  'sonuç sonucu sonuçlar cevap şey şeyler diye de da dahi bile ise eğer ki mi mı mu mü midir mıdır mudur müdür mıydı miydi ' +
  'edilen edildi edilmiş etmiş eden ediyor eder etti ettiği edilmiştir yapılan yapıldı yapılmış yapan yaptı yapıyor yapar yapmış yaptığı sahip ' +
  'sahiptir söz konusu adlı isimli olarak şekilde biçimde tane mısın misin mısınız misiniz bulunduğu ' +
  'gerçekleşen gerçekleşti gerçekleştirilen gerçekleştirdi gerçekleştiren yapılmakta olmak üzere dahil dâhil toplamda aynı diğer ayrıca işlem'

/** Verbs that end a sentence say no more than what stands before them. */
const finite =
  'vermiş verdi verildi verilmiş verir veriyor aldı almış alındı alınmış alır alıyor yaptı yapmış yapıldı yapılmış yapıyor yapılıyor sattı satmış ' +
  'satıldı satılmış satıyor satılıyor kazandı kazanmış kazanıyor üretti üretmiş üretildi üretiyor oynadı oynamış oynandı attı atmış getirdi getirmiş ' +
  'getiriyor sağladı sağlıyor taşıdı taşımış taşındı taşıyor geldi gelmiş geliyor gitti gitmiş gidiyor ödedi ödemiş ödüyor harcadı harcamış harcıyor ' +
  'çalışıyor çalışmış çalıştı yaşıyor yaşadı kullandı kullanmış kullanıyor ulaştı ulaşmış katıldı katılmış elde_etti elde_etmiş girdi başladı'

const phrases = [
  'yer alan',
  'söz konusu',
  'rica ederim',
  'teşekkür ederim',
  'olmak üzere',
  'öğrenmek istiyorum',
  'bilmek istiyorum',
  'görmek istiyorum',
  'bana söyle',
  'var mı',
  'kaç tanedir bu',
]

/** May choose rows when they stand alone. */
const active =
  'sattı satan satıldı satılan satıyor satılmış satmış satar satılıyor aldı alan aldığı alındı alınan alır almış ödedi ödeyen öder ödüyor ' +
  'kazandı kazanan kazanıyor kazanır kazandığı kazanmış harcadı harcayan harcıyor harcanan üretti üreten üretilen üretiyor üretildi getirdi getiren ' +
  'getiriyor getirdiği sağladı sağlayan sağlıyor eden etti taşıdı taşıyan taşıyor taşınan taşındı çalışıyor çalışır çalıştı çalışmakta ' +
  'yaşıyor yaşayan yaşar oturan doğdu doğan doğmuş uçtu uçan uçuyor uçar kalkan kalktı kalkıyor inen indi giden gitti gidiyor gelen geldi geliyor ' +
  'oynadı oynayan oynuyor oynanan oynar attı atan atmış yaptı kaybetti kaybeden yendi okuyan okuyor okudu öğretiyor veren verdi verildi verilen veriyor ' +
  'eden etti katıldı katılan katılıyor yazdı yazan yazılan yönetti yöneten çıkan çıktı çıkmış yayınlanan yayınlandı yayımlanan yayımlandı ' +
  'çekti çeken söyleyen seslendiren kuruldu kurulan kurulmuş yapıldı edilen açıldı açılan kullandı kullanan kullanıyor kullanılan kullanıldı ' +
  'düşüyor düşmekte bekliyor beklemiş bekler sürdü süren sürüyor sürer tuttu tutan ulaştı ulaşan ulaşıyor topladı aldılar alınan alındı başladı başlayan başlamış girdi giren ' +
  'girmiş verdi edilen verilen verildi yapan kaydedildi kaydedilen oluştu oluşan düzenlendi düzenlenen veren sunan ' +
  'sunuyor işleten işletiyor geçirdi harcadığı ödediği sattığı ürettiği verdiği yaptığı satış_yapan vermiş verir veriyorlar alıyor alıyorlar almıştır yapıyor yapılıyor verilmiş verilmiştir gelmiş gitmiş olmuş oynamış bulunmuş kullanmış ödemiş taşımış üretmiş'

const words = (text: string): readonly string[] => [
  ...new Set(text.split(' ').map((word) => word.replaceAll('_', ' '))),
]

export const fillers: readonly string[] = [...words(grammar), ...words(finite), ...phrases]

export const verbs: readonly string[] = words(active)
