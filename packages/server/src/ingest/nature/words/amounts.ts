import { vocabulary } from './vocabulary.ts'

/** What adds up: money that moved, things that were counted, time that was spent. */
export const amountWords = vocabulary(`
  sale revenue turnover amount quantity qty unit volume order visit click view impression conversion session goal point win loss draw attendance
  visitor passenger guest expense expenditure spend spending budget cost income earning payment fee tax tip refund profit gain deposit
  withdrawal donation subsidy bonus commission salary rent freight shipping production output consumption usage import export shipment
  delivery return vote hour death case birth injury accident incident crime ticket complaint error defect download install
  signup registration booking night transaction claim call email message item piece rainfall precipitation snowfall emission waste
  harvest catch child seat sold mrr arr gmv ebit ebitda purchase debit credit quota target plan actual forecast
    wounded killed casualty
  -umsatz -erlös -verkauf -betrag -menge -stückzahl -anzahl -summe -gewinn -verlust -absatz bestellung besuch klick aufruf tor punkt sieg niederlage zuschauer
  ausgabe -kosten budget -einnahme -produktion -verbrauch stimme -stunde todesfall fall geburt besucher übernachtung niederschlag -steuer -gebühr -miete
  vente recette montant quantité nombre total bénéfice perte commande visite clic vue but victoire défaite spectateur dépense coût budget revenu
  production consommation voix heure décès cas naissance visiteur impôt taxe loyer
  venta ventas ingreso ingresos importe monto cantidad número unidades ganancia beneficio pérdida pedido visita clic gol punto victoria derrota gasto coste costo
  presupuesto producción consumo voto hora muerte caso nacimiento visitante impuesto alquiler
  vendita vendite ricavo ricavi fatturato importo quantità numero unità utile profitto perdita ordine visita clic gol punto vittoria sconfitta spesa costo
  produzione consumo ora decesso caso nascita visitatore imposta affitto
  venda vendas receita faturamento valor montante quantidade unidades lucro perda prejuízo pedido despesa custo orçamento produção voto óbito nascimento imposto aluguel
  sprzedaż przychód obrót kwota ilość liczba suma zysk strata zamówienie wizyta kliknięcie wydatek koszt budżet produkcja zużycie głos godzina zgon przypadek urodzenie podatek czynsz
  продажа продажи выручка оборот сумма количество число прибыль убыток заказ визит клик просмотр гол победа расход затраты бюджет доход производство потребление голос час смерть случай рождение налог аренда
  satış satışlar gelir ciro tutar miktar adet sayı sayısı toplam kâr kar zarar sipariş ziyaret tıklama gol gider maliyet bütçe üretim tüketim oy ölüm vaka doğum vergi kira
  doanh_thu doanh_số số_lượng số_tiền lợi_nhuận lỗ đơn_hàng lượt chi_phí ngân_sách thu_nhập sản_lượng phiếu ca_tử_vong thuế
  penjualan pendapatan omzet jumlah kuantitas total laba rugi pesanan kunjungan klik gol pengeluaran biaya anggaran produksi konsumsi suara kematian kasus kelahiran pajak sewa
  बिक्री राजस्व आय राशि मात्रा संख्या कुल लाभ मुनाफा हानि ऑर्डर खर्च लागत बजट उत्पादन खपत वोट मौत मामले जन्म कर किराया
  مبيعات المبيعات إيرادات الإيرادات مبلغ المبلغ كمية الكمية عدد إجمالي ربح الربح أرباح خسارة طلبات زيارات نقرات مصروفات تكلفة التكلفة ميزانية دخل إنتاج استهلاك أصوات وفيات حالات ضريبة إيجار
  売上 売り上げ 金額 数量 個数 件数 人数 回数 総額 合計 利益 損失 注文数 訪問 クリック 閲覧 収入 支出 費用 経費 予算 生産量 消費量 票数 死亡 出生 来客数 降水量 家賃 台数
  매출 판매 금액 수량 개수 건수 인원 횟수 합계 총액 이익 손실 주문 방문 클릭 조회 수입 지출 비용 예산 생산량 소비량 득표 사망 출생 강수량
  销售额 销量 收入 营收 金额 数量 件数 人数 次数 总额 合计 利润 亏损 订单 访问 点击 浏览 支出 费用 成本 预算 产量 消费 票数 死亡 出生 降水量 租金 台数
  銷售額 銷量 營收 金額 數量 件數 人數 次數 總額 合計 利潤 虧損 訂單 訪問 點擊 瀏覽 費用 預算 產量 消費 票數 降水量
`)

/** What says that a figure is a sum or a count, whatever it is of. */
export const totalWords = vocabulary(`
  total sum count amount gesamt summe anzahl betrag total somme nombre montant suma cantidad importe totale somma numero importo soma quantidade valor_total
  suma liczba kwota сумма количество число итого toplam sayısı tutar tổng số_lượng jumlah कुल संख्या राशि إجمالي عدد مجموع
  合計 総数 総額 件数 人数 합계 총액 건수 总额 总数 合计 數量 總額 總數 number_of num_of no_of
`)
