import { heard, type Heard } from '../hears.ts'

export const zhCn: readonly Heard[] = [
  heard({ kind: 'chart', chart: 'pie' }, '饼图 | 饼状图 | 用饼图 | 画饼图 | 圆饼图 | 环形图'),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    '堆叠 | 堆叠柱状图 | 堆积柱状图 | 堆叠图 | 堆积图 | 堆叠条形图 | 用堆叠柱状图',
  ),
  heard({ kind: 'chart', chart: 'grouped-bar' }, '分组柱状图 | 并列柱状图 | 簇状柱形图 | 分组条形图'),
  heard({ kind: 'chart', chart: 'scatter' }, '散点图 | 用散点图 | 画散点图 | 散布图'),
  heard({ kind: 'chart', chart: 'histogram' }, '直方图 | 用直方图 | 画直方图'),
  heard({ kind: 'chart', chart: 'area' }, '面积图 | 用面积图'),
  heard({ kind: 'chart', chart: 'box' }, '箱线图 | 盒须图 | 箱形图'),
  heard({ kind: 'chart', chart: 'heat-map' }, '热力图 | 热图'),
  heard({ kind: 'chart', chart: 'number' }, '大数字 | 用一个数字'),
  heard(
    { kind: 'chart', chart: 'none' },
    '不要图表 | 不要图 | 不用图 | 只要数字 | 只要表格 | 无需图表 | 不画图 | 只看数字',
  ),
  heard({ kind: 'suggest', chart: 'scatter' }, '关系 | 之间的关系 | 相关性 | 相关关系 | 关联 | 之间的相关性'),
  heard(
    { kind: 'suggest', chart: 'line' },
    '趋势 | 变化趋势 | 走势 | 变化 | 随时间变化 | 变化情况 | 随时间的变化',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, '占比 | 比例 | 百分比 | 构成 | 所占比例 | 份额 | 各占多少'),
  heard({ kind: 'suggest', chart: 'bar' }, '比较 | 对比 | 相比'),
  heard({ kind: 'suggest', chart: 'histogram' }, '分布 | 分布情况'),
  heard({ kind: 'axis', axis: 'x' }, 'x轴 | 横轴 | 横坐标'),
  heard({ kind: 'axis', axis: 'y' }, 'y轴 | 纵轴 | 纵坐标'),
  heard({ kind: 'bin' }, '区间 | 分箱 | 间隔'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    '星期几 | 按星期几 | 周几 | 按周几 | 工作日 | 每个星期几 | 各星期几',
  ),
  heard({ kind: 'grain', grain: 'hour' }, '小时 | 按小时 | 每小时 | 各小时 | 时段 | 每个小时'),
]
