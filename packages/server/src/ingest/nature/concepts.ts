import { vocabulary, type Vocabulary } from './words/vocabulary.ts'

/** What known metrics are made of, in the words of our languages. */
export const concepts = {
  profit: vocabulary(
    `profit earnings net_income gain gewinn bénéfice beneficio ganancia utile profitto lucro zysk прибыль kâr lợi_nhuận laba keuntungan लाभ मुनाफा ربح الربح أرباح 利益 이익 利润 利潤`,
  ),
  revenue:
    vocabulary(`revenue sale turnover umsatz erlös chiffre_d_affaires vente recette venta ingreso ventas vendita ricavo fatturato venda receita faturamento sprzedaż przychód выручка продажи
    satış ciro gelir doanh_thu doanh_số penjualan pendapatan omzet बिक्री राजस्व مبيعات المبيعات إيرادات الإيرادات 売上 매출 销售额 营收 收入 銷售額 營收`),
  cost: vocabulary(`spend spending cost expense ausgabe kosten dépense coût gasto coste costo spesa despesa custo wydatek koszt расход затраты gider maliyet chi_phí biaya pengeluaran खर्च लागत
    تكلفة التكلفة مصروفات 費用 経費 비용 费用 成本 支出`),
  conversion: vocabulary(
    `conversion konversion conversión conversione conversão konwersja конверсия dönüşüm chuyển_đổi konversi रूपांतरण تحويلات コンバージョン 전환 转化 轉換`,
  ),
  click: vocabulary(
    `click klick clic clique kliknięcie клик tıklama nhấp klik क्लिक نقرات クリック 클릭 点击 點擊`,
  ),
  impression: vocabulary(
    `impression einblendung impresión impressione impressão wyświetlenie показ gösterim hiển_thị tayangan इंप्रेशन ظهور インプレッション 노출 展示 曝光`,
  ),
  price: vocabulary(
    `price preis prix precio prezzo preço cena цена fiyat giá harga कीमत मूल्य سعر السعر 価格 単価 가격 단가 价格 单价 價格 單價`,
  ),
  quantity: vocabulary(
    `quantity unit piece menge stückzahl quantité cantidad unidades quantità quantidade ilość количество adet miktar số_lượng kuantitas मात्रा كمية الكمية 数量 個数 수량 數量`,
  ),
} as const satisfies { readonly [concept: string]: Vocabulary }

export type Concept = keyof typeof concepts

/** Which two make a figure that people ask for by its name. */
export const knownPairs: readonly {
  readonly name: string
  readonly kind: 'ratio' | 'product'
  readonly left: Concept
  readonly right: Concept
  readonly unit?: '%'
}[] = [
  { name: 'margin', kind: 'ratio', left: 'profit', right: 'revenue', unit: '%' },
  { name: 'conversion rate', kind: 'ratio', left: 'conversion', right: 'click', unit: '%' },
  { name: 'click-through rate', kind: 'ratio', left: 'click', right: 'impression', unit: '%' },
  { name: 'cost per click', kind: 'ratio', left: 'cost', right: 'click' },
  { name: 'cost per conversion', kind: 'ratio', left: 'cost', right: 'conversion' },
  { name: 'return on spend', kind: 'ratio', left: 'revenue', right: 'cost' },
  { name: 'value', kind: 'product', left: 'price', right: 'quantity' },
]
