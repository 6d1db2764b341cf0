import { traditionalOf } from '../chinese-forms.ts'

/** What Taiwan calls otherwise than the mainland, both in traditional characters. */
const words: readonly (readonly [string, string])[] = (
  '數據=資料 信息=資訊 記錄=紀錄 門店=門市 店鋪=店面 質量=品質 項目=專案 用戶=使用者 支付=付款 訪問=造訪 運營=營運 渠道=通路 星期=禮拜 ' +
  '柱狀圖=長條圖 條形圖=長條圖 方差=變異數 極差=全距 回歸=迴歸 視頻=影片 網絡=網路 軟件=軟體 印度尼西亞=印尼 意大利=義大利 澳大利亞=澳洲 ' +
  '傳感器=感測器 橙子=柳橙 米飯=白米 微信=微信支付 工資=薪資 崗位=職缺 老師=教師 奶=乳 出租車=計程車 電子產品=電子用品 服裝=服飾 ' +
  '會員=會員 銷售額=銷售金額 營收=營收 類別=類別 員工=員工 訂單號=訂單編號 收盤價=收盤價 成交量=成交量 缺失=遺漏 缺失值=遺漏值 行=列 ' +
  '多少條=多少筆 幾條=幾筆 條記錄=筆紀錄 條數據=筆資料 每條=每筆 條數=筆數 數據條數=資料筆數 行數=列數 行數據=列資料'
)
  .split(' ')
  .map((pair) => {
    const [mainland = '', taiwan = ''] = pair.split('=')
    return [mainland, taiwan] as const
  })
  .filter(([mainland, taiwan]) => mainland !== taiwan)

/** A phrase of the mainland as Taiwan writes it: in its characters and, where it has its own, in its words. */
export function taiwanese(phrase: string): readonly string[] {
  const traditional = traditionalOf(phrase)
  const own = words
    .filter(([mainland]) =>
      mainland.length === 1 ? traditional === mainland : traditional.includes(mainland),
    )
    .map(([mainland, taiwan]) => traditional.replace(mainland, taiwan))
  return [...new Set([traditional, ...own])]
}
