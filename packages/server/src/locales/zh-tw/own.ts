import { heard, type Heard } from '../hears.ts'

const ages = ['年齡', '歲數', '年龄', 'age']
const counters = '筆 間 位 人 個 家 班 張 台 件 種 次 名 本 部 輛 棟 支 檔 場 款 隻 條 項'

/** What only Taiwan says. */
export const own: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    筆數 | 的筆數 | 總筆數 | 總共幾筆 | 總共有幾筆 | 一共有幾筆 | 總共有幾個 | 一共有幾個 | 有多少筆 | 訂單數 | 件數 | 家數 | 人次 | 人數 | 員工數 | 客戶數 | 顧客數 | 會員數 | 學生數 | 門市數 | 產品數 | 商品數 | 航班數 | 班次 | 場次 | 交易數 | 張數 | 數是多少 |
    ${counters
      .split(' ')
      .flatMap((counter) => [`幾${counter}`, `多少${counter}`, `有幾${counter}`])
      .join(' | ')}
  `,
  ),
  heard({ kind: 'measure', function: 'sum' }, '加總 | 的加總 | 總合 | 全部加起來 | 合起來 | 總金額'),
  heard({ kind: 'measure', function: 'distinct' }, '有幾種 | 有多少種 | 幾種不同 | 相異 | 相異的'),
  heard({ kind: 'measure', function: 'variance' }, '變異數 | 的變異數'),
  heard({ kind: 'measure', function: 'range' }, '全距 | 的全距'),
  heard({ kind: 'group' }, '每間 | 每筆 | 每班 | 每張 | 每台 | 依 | 依照 | 各間 | 分別依 | 以各 | 別'),
  heard({ kind: 'grain', grain: 'quarter' }, '每一季 | 各季 | 哪一季 | 按季 | 依季 | 逐季 | 每季'),
  heard({ kind: 'grain', grain: 'month' }, '各月份 | 依月份 | 依月 | 哪一個月 | 每一個月'),
  heard({ kind: 'grain', grain: 'year' }, '依年 | 依年度 | 每年度 | 哪一個年度'),
  heard({ kind: 'grain', grain: 'week' }, '每禮拜 | 禮拜 | 每個禮拜 | 依週'),
  heard({ kind: 'grain', grain: 'day' }, '依日期 | 哪一日 | 依日'),
  heard(
    { kind: 'share' },
    '佔比 | 佔百分之幾 | 佔了百分之幾 | 佔多少比例 | 百分之幾 | 幾成 | 佔幾成 | 佔總數 | 趴 | 幾趴',
  ),
  heard({ kind: 'difference' }, '差很多 | 差幾 | 差了多少 | 差額 | 落差'),
  heard({ kind: 'compared' }, '各是多少 | 各為多少 | 各自是多少 | 各有多少 | 各有幾筆 | 相較'),
  heard({ kind: 'missing' }, '沒有填 | 未填 | 遺漏 | 遺漏值 | 空的 | 沒填 | 是空的'),
  heard({ kind: 'same' }, '同樣 | 同樣的 | 一樣 | 一樣的'),
  heard({ kind: 'negation' }, '不算 | 扣掉 | 扣除 | 撇除 | 之外的 | 以外的'),
  heard({ kind: 'list' }, '列給我看 | 秀出 | 列表 | 告訴我 | 幫我列 | 幫我列出 | 跟我說 | 給我看'),
  heard(
    { kind: 'ask', about: 'thing' },
    '哪間 | 哪一間 | 哪一筆 | 哪筆 | 哪一位 | 哪張 | 哪一張 | 哪台 | 哪一台 | 哪支 | 哪樣 | 啥 | 甚麼',
  ),
  heard({ kind: 'ask', about: 'time' }, '甚麼時候 | 幾號 | 哪時候 | 啥時'),
  heard({ kind: 'ask', about: 'place' }, '哪邊 | 甚麼地方'),
  heard({ kind: 'rows' }, '筆 | 筆資料 | 筆紀錄 | 列 | 資料 | 資料列 | 列資料 | 紀錄'),
  heard({ kind: 'chart', chart: 'bar' }, '長條圖 | 用長條圖 | 畫長條圖 | 直條圖'),
  heard({ kind: 'chart', chart: 'line' }, '折線圖 | 畫折線圖'),
  heard({ kind: 'compare', operator: '>', place: 'before' }, '多過 | 高過 | 大過'),
  heard({ kind: 'compare', operator: '<', place: 'before' }, '未達'),
  heard({ kind: 'when', operator: '>=' }, '起至今 | 以後 | 以後的'),
  heard({ kind: 'compare', operator: '>=', place: 'after', of: ages }, '歲以上 | 歲以上的 | 歲及以上'),
  heard({ kind: 'compare', operator: '<', place: 'after', of: ages }, '歲以下 | 歲以下的'),
  heard({ kind: 'when', operator: '<' }, '之前的'),
  ...['一', '二', '三', '四'].map((numeral, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [`第${numeral}季`, `第${index + 1}季`, `${numeral}季`, `${index + 1}季`],
  })),
  ...['一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'].map((numeral, index): Heard => ({
    meaning: { kind: 'number', value: index + 1 },
    phrases: ['筆', '間', '位', '班', '張', '台', '件'].map((counter) => numeral + counter),
  })),
  heard({ kind: 'unit', of: 'twd', size: 1 }, '新台幣 | 台幣 | 新臺幣'),
  heard(
    { kind: 'unsupported' },
    '迴歸 | 相關係數 | 成長 | 成長率 | 衰退 | 年增率 | 月增率 | 年增 | 月增 | 趨勢 | 預估 | 每人平均 | 第二名 | 第三名 | 明年 | 下個月',
  ),
  heard(
    { kind: 'filler' },
    '請幫我 | 麻煩幫我 | 想請問 | 請教 | 欄位 | 資料集 | 資料表 | 資料裡 | 資料中 | 檔案 | 檔案中 | 筆 | 間 | 支 | 棟 | 檔 | 張 | 喔 | 耶 | 啦 | 囉 | 裡 | 裡面 | 被 | 曾經 | 總體來說 | 一間 | 資訊 | 資料 | 多少錢 | 分',
  ),
  heard({ kind: 'verb' }, '賣出去 | 賣掉 | 出貨 | 下訂 | 搭乘 | 載運 | 任職 | 就讀 | 刷卡'),
]

/** What Taiwan has in its files under other names, or the mainland not at all. */
export const ownWords: readonly (readonly [string, readonly string[]])[] = `
艙等=cabin|cabin class|class|travel class
班機=flight
航班編號=flight number|flight no|flight id
編號=id|number|code
準點=on time|on-time
準時=on time|on-time
誤點=delay|delayed
營業額=revenue|sales|sales amount|turnover
業績=sales|performance|revenue
營收=revenue|sales
毛利率=margin|gross margin|profit margin
進貨=purchase
出貨=shipped|shipping|shipment
出貨日=ship date|shipping date
已出貨=shipped
退貨=returned|return|returns
門市=store|shop|branch
店面=store|shop
分店=branch|store
據點=location|site|branch
縣市=city|county
鄉鎮=town|township
區域=region|area
員工編號=employee id
年資=years of service|tenure|seniority
到職日=hire date|start date
到職=hire date|join date|hire
數量=quantity|qty
幾歲=age
入職=hire date|join date|hire
離職日=leave date|termination date
薪水=salary|pay
薪資=salary|pay|wage
年薪=annual salary|salary
月薪=monthly salary|salary
時薪=hourly wage
年終獎金=bonus
職稱=job title|title|position|role
主管=manager|supervisor
經理=manager
業務=sales|salesperson
業務部=sales
行銷=marketing
行銷部=marketing
人資=hr|human resources
會計=accounting
客服=support|customer service
研究=research
研發=research and development|r&d
資訊部=it
學號=student id
國文=chinese|language
評比=rating|ranking
星等=stars|rating
通路=channel
使用者=user
瀏覽數=views|page views
網站=website|site
影片=video
軟體=software
手機=phone|mobile
電話=phone|telephone
信箱=email|mailbox
電子郵件=email
專案=project
計程車=taxi
捷運=metro|subway
公車=bus
火車=train
機車=motorcycle|scooter
行動支付=mobile payment
信用卡=credit card|card
貨到付款=cash on delivery
付款方式=payment method|payment
付款=payment|paid
待處理=pending|open
處理中=processing|pending
已結案=closed
進行中=in progress|ongoing|active
在職=active|employed
離職=resigned|left|inactive
文具=stationery
書籍=books|book
雜貨=grocery|groceries
食品=food
服飾=clothing|apparel
家具=furniture
照明=lighting
燈具=lighting|lamp
書桌=desk
椅子=chair
層架=shelf
檯燈=lamp
蠟燭=candle
禮物=gift
贈品=gift
紐西蘭=new zealand
義大利=italy
澳洲=australia
印尼=indonesia
越南=vietnam
泰國=thailand
馬來西亞=malaysia
菲律賓=philippines
葡萄牙=portugal
荷蘭=netherlands
瑞士=switzerland
瑞典=sweden
挪威=norway
土耳其=turkey
埃及=egypt
南非=south africa
阿根廷=argentina
台灣=taiwan
臺灣=taiwan
臺北=taipei
高雄=kaohsiung
台中=taichung
台南=tainan
雪梨=sydney
杜拜=dubai
伊斯坦堡=istanbul
奧斯陸=oslo
里斯本=lisbon
柏林=berlin
馬德里=madrid
羅馬=rome
莫斯科=moscow
首爾=seoul
曼谷=bangkok
洛杉磯=los angeles
芝加哥=chicago
歐洲=europe
亞洲=asia
非洲=africa
北美=north america
南美=south america
`
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', others = ''] = line.split('=')
    return [word, others.split('|')] as const
  })

export const ownSynonyms: readonly (readonly string[])[] = [
  ['營業額', '銷售額', '營收', '業績', '銷售金額', '收入'],
  ['門市', '門店', '店鋪', '店面', '分店', '商店'],
  ['薪水', '薪資', '年薪', '月薪', '工資', '待遇'],
  ['職稱', '職位', '職務', '職缺'],
  ['艙等', '艙位', '艙位等級', '座艙等級'],
  ['誤點', '延誤', '延遲', '誤點時間', '延誤時間'],
  ['狀態', '狀況', '情況'],
  ['付款方式', '支付方式', '付款方法'],
  ['縣市', '城市', '都市'],
  ['年資', '服務年資'],
  ['年齡', '幾歲', '歲數'],
]
