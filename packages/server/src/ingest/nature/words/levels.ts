import { vocabulary } from './vocabulary.ts'

/** What is averaged: prices, rates, sizes, measurements, marks. */
export const levelWords = vocabulary(`
  price fare tariff rate ratio age score rating star mark temperature temp average avg mean median mode index height weight length width
  depth thickness diameter radius circumference angle slope speed velocity acceleration density level rank position quantile percentile
  latitude longitude duration delay latency tenure seniority pressure wind visibility altitude elevation share margin wage gpa term experience direction bearing open high low close
  distance discount size interest yield growth change return probability likelihood confidence concentration intensity year month week day
  magnitude strength volatility deviation variance std stdev sd min max minimum maximum limit threshold coefficient
  correlation beta factor quality grade ph brightness luminosity voltage current power resistance torque horsepower mpg mileage
  efficiency multiplier exchange_rate per_capita per_unit life_expectancy expectancy lead_time bmi
  -preis kurs -quote -alter note -bewertung -temperatur -durchschnitt durchschnittlich mittelwert -höhe -gewicht -länge -breite -tiefe
  -geschwindigkeit -dichte stufe rang -dauer verspätung -druck -anteil -marge -gehalt -lohn -entfernung -rabatt -größe zins -zinssatz
  prix taux ratio âge note température moyenne moyen médiane indice hauteur poids longueur largeur profondeur vitesse densité niveau rang
  durée retard pression part marge salaire distance remise taille intérêt
  precio tarifa tasa edad puntuación nota temperatura promedio media mediana índice altura peso longitud anchura profundidad velocidad
  densidad nivel rango duración retraso presión cuota margen salario distancia descuento tamaño interés
  prezzo tasso età punteggio voto temperatura media medio mediana indice altezza peso lunghezza larghezza profondità velocità densità
  livello durata ritardo pressione quota margine stipendio distanza sconto dimensione interesse
  preço taxa idade pontuação nota temperatura média médio mediana índice altura peso comprimento largura profundidade velocidade
  densidade nível duração atraso pressão margem salário distância desconto tamanho juros
  cena kurs stopa stawka wskaźnik wiek ocena wynik temperatura średnia średni mediana indeks wysokość waga długość szerokość głębokość
  prędkość gęstość poziom czas_trwania opóźnienie ciśnienie udział marża płaca odległość rabat rozmiar
  цена курс ставка коэффициент возраст оценка балл рейтинг температура среднее средний средняя медиана индекс высота вес длина ширина
  глубина скорость плотность уровень длительность продолжительность задержка давление доля маржа зарплата расстояние скидка размер
  fiyat fiyatı oran oranı yaş puan puanı not sıcaklık ortalama medyan endeks yükseklik ağırlık uzunluk genişlik derinlik hız yoğunluk
  seviye süre süresi gecikme basınç pay maaş mesafe indirim boyut faiz
  giá tỷ_lệ tuổi điểm nhiệt_độ trung_bình chỉ_số chiều_cao chiều_dài cân_nặng tốc_độ mật_độ mức thời_lượng áp_suất lương khoảng_cách giảm_giá kích_thước lãi_suất
  harga tarif rasio usia umur skor nilai peringkat suhu rata median indeks tinggi berat panjang lebar kedalaman kecepatan kepadatan tingkat
  durasi keterlambatan tekanan pangsa gaji jarak diskon ukuran bunga
  मूल्य कीमत दर अनुपात आयु उम्र अंक रेटिंग तापमान औसत माध्यिका सूचकांक ऊंचाई ऊँचाई वजन लंबाई चौड़ाई गहराई गति घनत्व स्तर अवधि देरी दबाव वेतन दूरी छूट आकार ब्याज
  سعر السعر معدل المعدل نسبة عمر العمر درجة تقييم حرارة متوسط المتوسط وسيط مؤشر ارتفاع وزن الوزن طول عرض عمق سرعة كثافة مستوى مدة تأخير ضغط حصة هامش راتب الراتب مسافة خصم حجم فائدة
  価格 値段 単価 料金 率 比率 年齢 得点 スコア 評価 気温 温度 割合 平均 中央値 指数 身長 体重 重さ 長さ 高さ 幅 深さ 速度 密度 等級 順位 所要時間 遅延 気圧 給与 賃金 距離 割引 サイズ 金利 標高
  가격 단가 요금 비율 나이 연령 점수 평점 온도 기온 평균 중앙값 지수 신장 체중 무게 길이 높이 너비 깊이 속도 밀도 등급 순위 지연 기압 급여 임금 거리 할인 크기 금리
  价格 单价 比率 比例 年龄 得分 评分 分数 温度 气温 平均 均价 中位数 指数 身高 体重 重量 长度 高度 宽度 深度 速度 密度 等级 排名 时长 延迟 气压 工资 薪资 距离 折扣 尺寸 利率 海拔 占比 增长率
  價格 單價 年齡 評分 分數 氣溫 長度 寬度 等級 時長 延遲 氣壓 工資 薪資 距離 利率 佔比 增長率
`)
