import { vocabulary } from './vocabulary.ts'

/** What is there at a moment, and is taken at the end of a period. */
export const stockWords = vocabulary(`
  stock inventory on_hand in_stock onhand balance population pop inhabitant headcount employee staff workforce member subscriber follower
  backlog outstanding debt asset liability equity unemployed fleet listing holding reserve savings receivable payable
  opening closing occupancy enrolment enrollment wip cumulative to_date market_cap
  -bestand lagerbestand -kontostand saldo -bevölkerung einwohner mitarbeiter mitglied abonnent -schulden -vermögen rückstand
  inventaire solde encours habitant effectif salarié membre abonné dette actif passif
  existencias inventario saldo población habitante empleado plantilla miembro suscriptor deuda activo
  giacenza scorta saldo popolazione abitante dipendente iscritto abbonato debito
  estoque saldo população habitante funcionário membro assinante dívida
  zapas saldo ludność mieszkaniec pracownik członek subskrybent dług
  запас остаток баланс население житель сотрудник численность подписчик долг
  stok bakiye nüfus çalışan üye abone borç
  tồn_kho số_dư dân_số nhân_viên thành_viên nợ
  stok persediaan saldo populasi penduduk karyawan anggota pelanggan_aktif utang
  भंडार शेष जनसंख्या आबादी कर्मचारी सदस्य ऋण
  مخزون المخزون رصيد الرصيد سكان السكان موظفين أعضاء ديون
  在庫 残高 人口 従業員数 社員数 会員数 負債 재고 잔액 인구 직원수 회원수 부채 库存 余额 人口 员工数 会员数 负债 庫存 餘額 員工數 會員數 負債
`)

export const percentWords = vocabulary(`
  percent percentage pct perc prozent prozentsatz pourcentage pourcent porcentaje percentuale percentual porcentagem procent procentowy процент yüzde phần_trăm persen
  per_hundred of_100 humidity relhum -luftfeuchtigkeit humidité humedad umidità umidade wilgotność влажность độ_ẩm kelembapan आर्द्रता رطوبة 湿度 濕度 습도
  persentase प्रतिशत مئوية パーセント 퍼센트 百分比 百分率 毛利率
`)

/** What people are called by, and titles of things. */
export const nameWords = vocabulary(`
  name fullname firstname lastname surname title label employee manager customer client contact person player athlete student teacher
  driver author artist singer actor director coach owner patient doctor physician officer candidate captain pilot winner 
  salesperson seller agent founder ceo company account_name product_name
  vorname nachname bezeichnung mitarbeiter kunde ansprechpartner spieler autor künstler titel
  nom prénom titre employé client auteur artiste joueur
  nombre apellido título empleado cliente autor artista jugador
  nome cognome titolo dipendente autore giocatore sobrenome título funcionário jogador
  nazwa imię nazwisko tytuł pracownik klient autor zawodnik
  имя фамилия название наименование сотрудник клиент автор игрок фио
  ad adı isim soyadı başlık çalışan müşteri yazar oyuncu
  tên họ_tên khách_hàng tác_giả
  nama judul karyawan pelanggan penulis pemain
  नाम शीर्षक कर्मचारी ग्राहक लेखक
  اسم الاسم عنوان موظف الموظف عميل العميل مؤلف لاعب
  氏名 名前 名称 商品名 顧客名 社員名 店名 会社名 이름 성명 명칭 상품명 고객명 姓名 名称 名字 客户名 商品名 公司 名稱 客戶名
`)

/** Where something is or happens, beyond the regions that every map knows. */
export const placeWords = vocabulary(`
  place location site address venue warehouse station airport port street road neighbourhood neighborhood territory birthplace
  hometown residence origin destination locality metro metropolitan
  -standort -adresse ort -lager -straße bahnhof flughafen lieu adresse entrepôt gare rue lugar dirección ubicación almacén calle luogo indirizzo magazzino via
  local endereço armazém rua miejsce adres magazyn ulica место адрес склад улица yer adres depo sokak địa_điểm địa_chỉ kho tempat alamat gudang jalan
  स्थान पता गोदाम مكان موقع عنوان_السكن مستودع شارع 場所 住所 倉庫 장소 주소 창고 地点 地址 仓库 地點 倉庫
`)

/** What is paid and owed, beside revenue, cost, profit and price. */
export const moneyWords = vocabulary(`
  amount payment fee tax tip refund salary wage bonus commission rent budget balance debt fare income invoice donation
  -betrag gehalt lohn gebühr steuer saldo montant salaire impôt solde loyer importe monto salario impuesto importo stipendio imposta affitto valor salário imposto aluguel
  kwota płaca podatek сумма зарплата налог остаток tutar maaş vergi bakiye kira số_tiền lương thuế gaji pajak saldo राशि वेतन कर مبلغ المبلغ راتب الراتب ضريبة
  金額 給与 税 残高 금액 급여 세금 잔액 金额 工资 税 余额 工資 稅 餘額
`)
