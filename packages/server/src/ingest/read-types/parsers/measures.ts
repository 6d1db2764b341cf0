/** How units of measure are written: one a line, the form we show first. Signs that also mean something else are left out. */
const lines = `
mg мг 毫克
g gram grams Gramm г гр 克 グラム 그램
kg kgs KG Kg kilo kilos kilogram kilograms Kilogramm кг 公斤 千克 キロ 킬로그램 किलो كجم
t tonne tonnes т 吨 噸 トン 톤
ton tons
lb lbs
oz
mm мм 毫米
cm см 厘米 公分 センチ
m metre metres meter meters Meter м 米 メートル متر
km KM Km kilometer kilometers kilometre kilometres км 公里 千米 キロメートル 킬로미터 किमी كم
in inch inches Zoll
ft feet foot
yd yards
mi mile miles
m² m2 qm sqm м² м2 кв.м 平方米 ㎡ 平米
km² km2 км² 平方公里
ft² ft2 sqft sq.ft.
ha га 公顷
ml mL мл 毫升
l L ltr liter liters litre litres Liter л 升 リットル 리터
m³ m3 м³ м3 立方米
gal
°C ℃ C°
°F ℉
ms мс 毫秒
s sec secs second seconds Sekunden сек сек. 秒 초
min mins minute minutes Minuten мин мин. 分钟 分鐘 분
h hr hrs hour hours Std Std. Stunden ч час часов 小时 小時 時間 시간
d day days Tage дней 天
wk weeks Wochen
mo months Monate мес мес. 个月 個月 ヶ月 개월
yr yrs years Jahre лет
km/h kmh kph км/ч
mph
m/s м/с
kn knots
KB kB
MB МБ
GB ГБ
TB ТБ
KiB
MiB
GiB
TiB
bytes byte
kbps kbit/s
Mbps Mbit/s
Gbps Gbit/s
W Вт
kW KW кВт
MW МВт
GW
kWh KWh кВт·ч кВтч 千瓦时
MWh
GWh
V В 伏
mA
mAh
Hz Гц 赫兹
kHz
MHz
GHz
kJ
kcal ккал 千卡 大卡
cal
Pa
hPa
kPa
mbar
bar
psi
dB дБ
ppm
ppb
rpm
px
mmHg
mmol/L
mg/dL
mg/L
g/L
µg/m³ μg/m³ ug/m3
lx
pcs pc.
шт шт.
Stk Stk. Stück
个 個
件
台
本
枚
개
대
건
人
名
명
чел чел.
次
回
회
岁 歲
歳
세
`

export const measures: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

export const percents: readonly (readonly string[])[] = [
  ['%', '％', '٪', 'pct', 'percent', 'per cent', 'Prozent', 'procent', 'प्रतिशत', 'процентов'],
  ['‰', 'permille', 'Promille'],
]
