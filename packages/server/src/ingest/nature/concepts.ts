import type { KnownKind } from '../../domain/table-structure.ts'
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
  unitCost: vocabulary(
    `unit_cost cost_price cost_per_unit purchase_price stückkosten einkaufspreis einstandspreis coût_unitaire prix_d_achat coste_unitario costo_unitario precio_de_compra prezzo_d_acquisto custo_unitário preço_de_custo koszt_jednostkowy cena_zakupu себестоимость закупочная_цена birim_maliyet maliyet_fiyatı giá_vốn biaya_satuan harga_beli इकाई_लागत تكلفة_الوحدة 原価 仕入単価 원가 매입가 单位成本 进价 單位成本 進價`,
  ),
  stock: vocabulary(
    `on_hand stock stock_on_hand in_stock inventory bestand lagerbestand stock_actuel existencias inventario giacenza scorte estoque stan_magazynowy остаток запас stok tồn_kho persediaan भंडार مخزون المخزون 在庫 在庫数 재고 库存 庫存`,
  ),
  stockValue: vocabulary(
    `stock_value inventory_value lagerwert valeur_du_stock valor_del_inventario valore_delle_scorte valor_do_estoque wartość_zapasów стоимость_запасов stok_değeri giá_trị_tồn_kho nilai_persediaan 在庫金額 재고_금액 库存金额 庫存金額`,
  ),
} as const satisfies { readonly [concept: string]: Vocabulary }

export type Concept = keyof typeof concepts

/** Which two make a figure that people ask for by its name. */
export const knownPairs: readonly {
  readonly name: string
  readonly kind: KnownKind
  readonly left: Concept
  readonly right: Concept
  readonly unit?: '%'
  /** What a column must not say by itself. */
  readonly unless?: Concept
}[] = [
  { name: 'margin', kind: 'ratio', left: 'profit', right: 'revenue', unit: '%' },
  { name: 'conversion rate', kind: 'ratio', left: 'conversion', right: 'click', unit: '%' },
  { name: 'click-through rate', kind: 'ratio', left: 'click', right: 'impression', unit: '%' },
  { name: 'cost per click', kind: 'ratio', left: 'cost', right: 'click' },
  { name: 'cost per conversion', kind: 'ratio', left: 'cost', right: 'conversion' },
  { name: 'return on spend', kind: 'ratio', left: 'revenue', right: 'cost' },
  { name: 'value', kind: 'product', left: 'price', right: 'quantity' },
  { name: 'profit', kind: 'difference', left: 'revenue', right: 'cost', unless: 'profit' },
  { name: 'margin', kind: 'margin', left: 'revenue', right: 'cost', unit: '%', unless: 'profit' },
  { name: 'stock value', kind: 'product', left: 'unitCost', right: 'stock', unless: 'stockValue' },
]
