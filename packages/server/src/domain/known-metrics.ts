import { fold, type Table } from './table.ts'
import type { Definition, MetricDefinition } from './definition.ts'
import type { KnownKind, KnownMetric } from './table-structure.ts'

/** What people call the figures that ingest knows pairs of columns to make, in our languages. The first is its name in a report. */
const names: readonly (readonly [string, ...string[]])[] = [
  // prettier-ignore
  ['margin', 'profit margin', 'Marge', 'Gewinnmarge', 'marge bénéficiaire', 'margen', 'margen de beneficio', 'margine', 'margine di profitto', 'margem', 'margem de lucro', 'marża', 'маржа', 'kâr marjı', 'biên lợi nhuận', 'margin laba', 'मार्जिन', 'هامش الربح', '利益率', '이익률', '利润率', '利潤率'],
  // prettier-ignore
  ['conversion rate', 'Konversionsrate', 'Conversion-Rate', 'taux de conversion', 'tasa de conversión', 'tasso di conversione', 'taxa de conversão', 'współczynnik konwersji', 'конверсия', 'коэффициент конверсии', 'dönüşüm oranı', 'tỷ lệ chuyển đổi', 'tingkat konversi', 'रूपांतरण दर', 'معدل التحويل', 'コンバージョン率', '전환율', '转化率', '轉換率'],
  // prettier-ignore
  ['click-through rate', 'CTR', 'Klickrate', 'taux de clics', 'tasa de clics', 'tasso di clic', 'taxa de cliques', 'współczynnik klikalności', 'кликабельность', 'tıklama oranı', 'tỷ lệ nhấp', 'rasio klik', 'क्लिक दर', 'نسبة النقر', 'クリック率', '클릭률', '点击率', '點擊率'],
  // prettier-ignore
  ['cost per click', 'CPC', 'Kosten pro Klick', 'coût par clic', 'coste por clic', 'costo per clic', 'custo por clique', 'koszt kliknięcia', 'цена клика', 'tıklama maliyeti', 'chi phí mỗi nhấp', 'biaya per klik', 'प्रति क्लिक लागत', 'تكلفة النقرة', 'クリック単価', '클릭당 비용', '点击成本', '點擊成本'],
  // prettier-ignore
  ['cost per conversion', 'CPA', 'Kosten pro Konversion', 'coût par conversion', 'coste por conversión', 'costo per conversione', 'custo por conversão', 'koszt konwersji', 'цена конверсии', 'dönüşüm maliyeti', 'biaya per konversi', 'प्रति रूपांतरण लागत', 'تكلفة التحويل', '転換コスト', '전환당 비용', '转化成本', '轉換成本'],
  // prettier-ignore
  ['profit', 'earnings', 'Gewinn', 'Ertrag', 'bénéfice', 'profit net', 'beneficio', 'ganancia', 'profitto', 'guadagno', 'lucro', 'zysk', 'прибыль', 'kâr', 'lợi nhuận', 'laba', 'keuntungan', 'लाभ', 'मुनाफ़ा', 'الربح', 'ربح', '利益', '이익', '利润', '利潤'],
  // prettier-ignore
  ['stock value', 'inventory value', 'value of stock', 'value of inventory', 'value of the stock', 'Lagerwert', 'Bestandswert', 'valeur du stock', 'valor del inventario', 'valor de las existencias', 'valore delle scorte', 'valor do estoque', 'wartość zapasów', 'стоимость запасов', 'stok değeri', 'giá trị tồn kho', 'nilai persediaan', 'भंडार मूल्य', 'قيمة المخزون', '在庫金額', '재고 금액', '库存金额', '庫存金額'],
  ['return on spend', 'ROAS', 'return on ad spend'],
]

/** The figures that the tables' own columns make, as if someone had defined them; what people have defined or a column is called comes before. */
export function withKnownMetrics(
  definitions: readonly Definition[],
  tables: readonly Table[],
): readonly Definition[] {
  const known = tables.flatMap((table) =>
    (table.structure?.metrics ?? []).map((metric) => ({ metric, table })),
  )
  const alone = known.filter(
    ({ metric }) => known.filter((other) => other.metric.name === metric.name).length === 1,
  )
  if (alone.length === 0) return definitions
  const columns = new Set(tables.flatMap((table) => table.columns.map(({ name }) => fold(name))))
  return [
    ...definitions,
    ...alone.flatMap(({ metric, table }) =>
      namesOf(metric)
        .filter((name) => !columns.has(fold(name)))
        .map((name) => definitionOf(name, metric, table)),
    ),
  ]
}

const namesOf = ({ name }: KnownMetric): readonly string[] => names.find(([own]) => own === name) ?? [name]

const definitionOf = (
  name: string,
  { name: known, kind, left, right, unit }: KnownMetric,
  table: Table,
): MetricDefinition => ({
  id: `known ${known} of ${table.id}`,
  kind: 'metric',
  name,
  table: table.name,
  tableId: table.id,
  expression: expressions[kind](quoted(left), quoted(right)),
  ...(unit === undefined ? {} : { unit }),
})

const expressions: { readonly [Kind in KnownKind]: (left: string, right: string) => string } = {
  ratio: (left, right) => `sum(${left}) / sum(${right})`,
  product: (left, right) => `sum(${left} * ${right})`,
  difference: (left, right) => `sum(${left}) - sum(${right})`,
  margin: (left, right) => `(sum(${left}) - sum(${right})) / sum(${left})`,
}

/** As an expression writes the name of a column, whatever is in it. */
const quoted = (column: string): string => `[${column.replaceAll(']', ']]')}]`
