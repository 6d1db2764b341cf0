import { heard, type Heard } from '../hears.ts'

export const zhTw: readonly Heard[] = [
  heard({ kind: 'chart', chart: 'pie' }, '圓餅圖 | 圓形圖 | 餅圖 | 用圓餅圖 | 畫圓餅圖 | 環形圖 | 派圖'),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    '堆疊 | 堆疊長條圖 | 堆疊柱狀圖 | 堆疊圖 | 堆積長條圖 | 用堆疊長條圖',
  ),
  heard({ kind: 'chart', chart: 'grouped-bar' }, '群組長條圖 | 分組長條圖 | 並列長條圖 | 分組柱狀圖'),
  heard({ kind: 'chart', chart: 'scatter' }, '散佈圖 | 散布圖 | 散點圖 | 用散佈圖 | 畫散佈圖'),
  heard({ kind: 'chart', chart: 'histogram' }, '直方圖 | 用直方圖 | 畫直方圖'),
  heard({ kind: 'chart', chart: 'area' }, '面積圖 | 區域圖'),
  heard({ kind: 'chart', chart: 'box' }, '箱形圖 | 盒鬚圖 | 盒狀圖'),
  heard({ kind: 'chart', chart: 'heat-map' }, '熱力圖 | 熱圖 | 熱度圖'),
  heard({ kind: 'chart', chart: 'number' }, '大數字 | 用一個數字'),
  heard(
    { kind: 'chart', chart: 'none' },
    '不要圖表 | 不要圖 | 不用圖 | 只要數字 | 只要表格 | 無需圖表 | 不畫圖 | 只看數字',
  ),
  heard({ kind: 'suggest', chart: 'scatter' }, '關係 | 之間的關係 | 相關性 | 相關 | 關聯 | 之間的相關性'),
  heard({ kind: 'suggest', chart: 'line' }, '趨勢 | 變化趨勢 | 走勢 | 變化 | 隨時間變化 | 變化情況'),
  heard({ kind: 'suggest', chart: 'pie' }, '占比 | 佔比 | 比例 | 百分比 | 構成 | 所占比例 | 份額 | 各占多少'),
  heard({ kind: 'suggest', chart: 'bar' }, '比較 | 對比 | 相比'),
  heard({ kind: 'suggest', chart: 'histogram' }, '分布 | 分佈 | 分布情況'),
  heard({ kind: 'axis', axis: 'x' }, 'x軸 | 橫軸 | 橫座標'),
  heard({ kind: 'axis', axis: 'y' }, 'y軸 | 縱軸 | 縱座標'),
  heard({ kind: 'bin' }, '區間 | 分箱 | 間隔'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    '星期幾 | 按星期幾 | 週幾 | 按週幾 | 工作日 | 各星期幾 | 禮拜幾',
  ),
  heard({ kind: 'grain', grain: 'hour' }, '小時 | 按小時 | 每小時 | 各小時 | 時段 | 每個小時'),
]
