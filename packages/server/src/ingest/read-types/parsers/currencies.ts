/** How currencies are written: one a line, the form we show first. A sign that several currencies share stands for itself. */
const lines = `
$
USD US$ U.S.$ US-$
€ EUR Eur eur Euro euro Euros euros евро ユーロ 欧元 유로
£ GBP
¥ ￥
JPY
円 日元
CNY RMB
元 圆 人民币 人民幣
₹ INR Rs Rs. रु रु. रुपये
₽ RUB руб руб. р. рублей
₩ KRW 원 ￦
zł PLN zl złotych
kr kr. Kr
SEK
NOK
DKK
R$ BRL
CHF SFr. Fr.
A$ AU$ AUD
C$ CA$ CAD
NZ$ NZD
HK$ HKD
NT$ TWD 新台幣
S$ SGD
MX$ MXN
₫ VND đ đồng VNĐ
₺ TRY TL
Rp IDR Rp. rupiah
AED د.إ درهم
SAR ر.س ريال
EGP ج.م جنيه
₪ ILS NIS
₴ UAH грн грн.
Kč CZK
Ft HUF
lei RON
лв BGN лв.
₱ PHP
฿ THB
RM MYR
₦ NGN
ZAR
ARS
CLP
COP
PEN S/
₸ KZT
`

export const currencies: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
