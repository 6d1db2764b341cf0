import { heard, type Heard, type Hears } from '../hears.ts'
import { bounds } from './bounds.ts'
import { counted } from './counters.ts'
import { directions } from './directions.ts'
import { extents } from './extents.ts'
import { extremes } from './extremes.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'

const prices = ['价格', '票价', '单价', '售价', '费用', '房价', '租金', 'price', 'fare', 'cost']
const lengths = ['时长', '长度', '距离', '里程', 'duration', 'length', 'distance']
const times = ['日期', '时间', '年份', 'date', 'time', 'year']

const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    多少 | 多少个 | 有多少 | 有多少个 | 共有多少 | 一共有多少 | 总共有多少 | 几个 | 有几个 | 几 |
    数量 | 的数量 | 个数 | 的个数 | 总数 | 数目 | 的数目 | 次数 | 条数 | 计数 | 多少次 | 多少条 |
    多少名 | 多少位 | 多少人 | 几条 | 几次 | 几名 | 几位 | 多少种 | 几种 | 多少家 | 几家 | 多少笔 |
    几笔 | 多少件 | 几件 | 多少班 | 几班 | 多少趟 | 几趟 | 多少项 | 多少场 | 几场 | 多少本 |
    多少部 | 多少辆 | 多少架 | 多少台 | 多少份 | 多少张 | 多少只 | 统计数量 | 数 | 量
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    不同 | 不同的 | 不重复 | 不重复的 | 去重 | 去重后 | 多少种不同 | 多少个不同 | 多少个不同的 |
    多少种不同的 | 有多少个不同的 | 有多少种不同的 | 互不相同的 | 种类数 | 唯一 | 几种不同的 |
    几个不同的 | 不一样的 | 各不相同的 | 唯一的 | 互异的 | 去重的 | 去重数量 | 去重计数 | 不同种类的 | 有多少不同的 |
    有几种不同的 | 不重复的数量 | 不要重复 | 不要重复的 | 无重复 | 没有重复 | 只列一次 | 各列一次 | 每个只列一次 | 每项只列一次 | 每人只列一次 | 每种只列一次 |
    每家只列一次 | 每位只列一次 | 每样只列一次 | 去掉重复 | 去除重复 | 剔除重复
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    总 | 总和 | 总计 | 合计 | 求和 | 总共 | 之和 | 总量 | 总额 | 累计 | 加起来 | 共计 | 总的 |
    汇总 | 的总和 | 的总数 | 总数 | 总数量 | 总值 | 加总 | 相加 | 累加 | 全部加起来 | 总金额 | 总计为 | 合计为
  `,
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    `
    平均 | 平均值 | 均值 | 平均数 | 平均的 | 的平均值 | 的平均 | 的均值 | 平均每 | 平均每次 | 平均每场 | 平均水平 | 的平均水平 | 平均线 | 均数 | 的平均数 | 平均下来 |
    平均而言 | 平均来说 | 平均起来 | 算术平均 | 算术平均值 | 平均为 | 平均有 | 平均是
  `,
  ),
  heard({ kind: 'measure', function: 'median' }, '中位数 | 中值 | 的中位数 | 中位'),
  heard({ kind: 'measure', function: 'deviation' }, '标准差 | 的标准差'),
  heard({ kind: 'measure', function: 'variance' }, '方差 | 的方差'),
  heard({ kind: 'measure', function: 'mode' }, '众数 | 的众数'),
  heard({ kind: 'measure', function: 'range' }, '极差 | 的极差'),
  heard({ kind: 'measure', function: 'minimum' }, '最小值 | 的最小值 | 最低值 | 的最低值'),
  heard({ kind: 'measure', function: 'maximum' }, '最大值 | 的最大值 | 最高值 | 的最高值 | 峰值'),
]

const superlatives: readonly Heard[] = [
  heard(
    { kind: 'superlative', direction: 'high' },
    `
    最高 | 最高的 | 最大 | 最大的 | 最好 | 最好的 | 最强 | 最优 | 最突出
  `,
  ),
  heard({ kind: 'superlative', direction: 'low' }, '最低 | 最低的 | 最小 | 最小的 | 最差 | 最差的 | 最弱'),
  heard({ kind: 'superlative', direction: 'high', of: prices }, '最贵 | 最贵的 | 最昂贵 | 最昂贵的'),
  heard({ kind: 'superlative', direction: 'low', of: prices }, '最便宜 | 最便宜的 | 最实惠的'),
  heard(
    { kind: 'superlative', direction: 'high', of: lengths },
    `
    最长 | 最长的 | 最久 | 最久的 | 最远 | 最远的 | 最严重 | 最严重的
  `,
  ),
  heard({ kind: 'superlative', direction: 'low', of: lengths }, '最短 | 最短的 | 最近的距离 | 最快 | 最快的'),
  heard(
    { kind: 'superlative', direction: 'high', of: ['年龄', 'age'] },
    `
    最老 | 最老的 | 年龄最大 | 年龄最大的 | 最年长 | 最年长的
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ['年龄', 'age'] },
    `
    最年轻 | 最年轻的 | 年龄最小 | 年龄最小的
  `,
  ),
  heard({ kind: 'superlative', direction: 'high', of: ['体重', '重量', 'weight'] }, '最重 | 最重的'),
  heard({ kind: 'superlative', direction: 'low', of: ['体重', '重量', 'weight'] }, '最轻 | 最轻的'),
  heard({ kind: 'superlative', direction: 'high', of: ['气温', '温度', 'temperature'] }, '最热 | 最热的'),
  heard({ kind: 'superlative', direction: 'low', of: ['气温', '温度', 'temperature'] }, '最冷 | 最冷的'),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    '最新 | 最新的 | 最近的 | 最晚 | 最晚的 | 最后的',
  ),
  heard({ kind: 'superlative', direction: 'low', of: times }, '最早 | 最早的'),
  heard({ kind: 'most', direction: 'high' }, '最多 | 最多的 | 数量最多 | 数量最多的 | 人数最多'),
  heard({ kind: 'most', direction: 'low' }, '最少 | 最少的 | 数量最少 | 数量最少的'),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    最常见 | 最常见的 | 出现最多的 | 出现次数最多的 | 最频繁的 | 最受欢迎 | 最受欢迎的 | 最常用的
  `,
  ),
  heard({ kind: 'frequent', direction: 'low' }, '最不常见 | 最不常见的 | 出现次数最少的 | 最罕见的'),
  heard({ kind: 'rank', direction: 'high' }, '排名前 | 排在前'),
  heard({ kind: 'rank', direction: 'high', position: true }, '前 | 最前'),
  heard({ kind: 'rank', direction: 'low' }, '倒数 | 倒数前 | 排名后'),
  heard({ kind: 'rank', direction: 'low', position: true }, '后 | 末 | 最后'),
]

const comparisons: readonly Heard[] = [
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    `
    超过 | 不止 | 不只 | 大于 | 高于 | 多于 | 超出 | 超过了 | 长于 | 早于不 | > | ＞ | 比
  `,
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    `
    小于 | 低于 | 少于 | 不足 | 不到 | 短于 | 未满 | < | ＜
  `,
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    至少 | 不少于 | 不低于 | 大于等于 | 大于或等于 | 不小于 | 高于或等于 | ≥ | >=
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    至多 | 最多为 | 不超过 | 不多于 | 不高于 | 小于等于 | 小于或等于 | 不大于 | ≤ | <=
  `,
  ),
  heard({ kind: 'compare', operator: '=', place: 'before' }, '等于 | 恰好 | 正好 | 正好是 | ='),
  heard({ kind: 'compare', operator: '!=', place: 'before' }, '不等于 | ≠ | !='),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    '以上 | 及以上 | 或以上 | 或更多 | 以上的 | 及以上的',
  ),
  heard({ kind: 'compare', operator: '<', place: 'after' }, '以下 | 以内 | 以下的 | 以内的'),
  heard({ kind: 'compare', operator: '<=', place: 'after' }, '及以下 | 或以下 | 或更少 | 及以下的'),
  heard({ kind: 'when', operator: '>' }, '之后 | 以后 | 晚于'),
  heard({ kind: 'when', operator: '>=' }, '以来 | 自从 | 起 | 自'),
  heard({ kind: 'when', operator: '<' }, '之前 | 以前 | 早于'),
  heard({ kind: 'when', operator: '<=' }, '截至 | 截止到 | 直到'),
  heard({ kind: 'between' }, '介于 | 从 | 在 | 之间 | 之间的'),
  heard(
    { kind: 'joint', of: 'and' },
    '和 | 与 | 及 | 以及 | 且 | 并且 | 而且 | 同时 | 、 | 跟 | 并 | 但 | 但是 | 而 | 同时又 | 并同时',
  ),
  heard({ kind: 'joint', of: 'or' }, '或 | 或者 | 还是'),
  heard({ kind: 'joint', of: 'to' }, '到 | 至 | ~ | ～ | -'),
  heard({ kind: 'same' }, '相同 | 相同的 | 同样 | 同样的 | 一样 | 一样的'),
  heard(
    { kind: 'negation' },
    `
    不是 | 不 | 非 | 除了 | 除 | 排除 | 不包括 | 不含 | 除去 | 没有 | 不为 | 不属于 | 不在 | 以外 |
    之外 | 未 | 并非 | 不来自
  `,
  ),
  heard(
    { kind: 'missing' },
    '缺失 | 为空 | 空值 | 缺失值 | 空白 | 缺少 | 没有记录 | 未记录 | 缺失的 | 为空的 | 空缺 | 没有填写',
  ),
  heard(
    { kind: 'compared' },
    '对比 | 比较 | 相比 | 比一比 | 对照 | 比较一下 | 分别 | 分别是 | 各自 | 的对比',
  ),
]

const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `
    各 | 各个 | 每 | 每个 | 每一个 | 按 | 按照 | 根据 | 分 | 每种 | 各种 | 每位 | 每名 | 每家 |
    每类 | 各类 | 不同的 | 不同 | 每条 | 每只 | 每场 | 各家 | 每一 | 每间 | 各组 | 按不同 | 每处 | 每一处 | 每门 | 每一门 | 每道 | 每列 | 每座 | 每一座 |
    每组 | 每一组 | 每一类 | 按各 | 按各个 | 分组按 | 按照每个 | 依据
  `,
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    `
    年 | 年份 | 每年 | 按年 | 年度 | 逐年 | 各年 | 各年份 | 按年份 | 按年度 | 每一年 | 哪一年 | 哪年
  `,
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    '季度 | 每季度 | 按季度 | 各季度 | 每个季度 | 季 | 哪个季度 | 每季',
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    `
    月 | 月份 | 每月 | 按月 | 逐月 | 各月 | 每个月 | 按月份 | 月度 | 各月份 | 哪个月 | 哪个月份 |
    每月份
  `,
  ),
  heard({ kind: 'grain', grain: 'week' }, '周 | 每周 | 按周 | 各周 | 星期 | 每星期 | 每个星期'),
  heard(
    { kind: 'grain', grain: 'day' },
    '天 | 每天 | 每日 | 按天 | 按日 | 逐日 | 日期 | 按日期 | 哪天 | 哪一天',
  ),
  heard(
    { kind: 'list' },
    `
    列出 | 显示 | 展示 | 给出 | 查看 | 查询 | 列举 | 找出 | 看看 | 告诉我 | 给我 | 查找 | 列一下 |
    都列出 | 都列 | 列 | 返回 | 罗列 | 请列出 | 找到 | 查到 | 请显示 | 请给出 | 请找出 | 请返回 | 请告诉我 | 请列举 | 请展示 | 输出 |
    提供 | 说出 | 指出 | 检索 | 筛选 | 筛选出 | 选出 | 挑出 | 挑选出 | 获取 | 取出 | 查出 | 写出 | 呈现 | 显示出 | 展示出 |
    给我看 | 我要 | 我想要 | 我想看 | 查一下 | 找一下 | 看一下 | 说一下 | 列出来 | 帮我列出 | 帮我找出 | 帮我查 | 打印
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `
    哪个 | 哪些 | 哪一个 | 什么 | 哪种 | 哪家 | 哪类 | 是什么 | 哪 | 哪几个 | 有哪些 | 哪条 | 哪一 |
    哪项 | 哪款 | 哪一家 | 哪一种 | 哪班 | 哪一班 | 哪趟 | 哪场 | 哪一场 | 哪部 | 哪本 | 哪架 |
    哪座 | 哪间 | 哪所 | 都有哪些 | 都有什么 | 叫什么 | 叫什么名字 | 名叫什么 | 叫做什么 | 是哪些 | 是哪个 | 哪一座 |
    哪一类 | 哪几种 | 分别是什么 | 分别是哪些 | 都是什么 | 都是哪些 | 有哪几个 | 有什么 | 是怎样的 | 哪一组 | 哪支 | 何种 | 何物 | 哪一处 | 哪处 | 是哪处 | 哪一道 | 哪道 | 哪一门 | 哪门 | 哪几门 | 哪一列 | 哪列 |
    是多少 | 为多少 | 等于多少 | 是几
  `,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    '谁 | 哪位 | 哪名 | 哪一位 | 哪个人 | 是谁 | 哪些人 | 哪几个人 | 什么人 | 有谁 | 都有谁 | 都是谁 | 分别是谁 | 有哪些人 | 还有谁',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    '什么时候 | 何时 | 哪个日期 | 什么日期 | 什么时间 | 几月几日 | 几号 | 何年 | 何月 | 何日 | 哪一日 | 什么日子',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    '哪里 | 在哪 | 在哪里 | 什么地方 | 哪个地方 | 何处 | 哪儿 | 位于哪里 | 位于何处 | 在何处 | 在什么地方 | 什么位置 | 哪个位置',
  ),
  heard(
    { kind: 'rows' },
    `
    行 | 条 | 记录 | 条记录 | 行数 | 数据 | 行数据 | 条数据 | 数据行 | 记录数 | 数据量 | 条目 | 数据条数 |
    全部信息 | 所有信息 | 全部详细信息 | 所有详细信息 | 完整信息 | 全部资料 | 所有资料 | 完整资料 | 全部内容 | 所有内容 |
    全部数据 | 所有数据 | 全部情况 | 所有情况 | 全部细节 | 所有细节 | 所有详情 | 全部详情 | 所有字段 | 全部字段 | 所有列 |
    完整记录 | 整行 | 整条记录 | 一切信息 | 有什么资料 | 有哪些资料
  `,
  ),
  heard(
    { kind: 'order' },
    '排序 | 排列 | 排名 | 排行 | 排 | 顺序 | 次序 | 的顺序 | 的次序 | 进行排序 | 进行排列 | 顺序排列 | 顺序排序 | 排列出 | 排好 | 排序后',
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `
    从高到低 | 从大到小 | 从多到少 | 降序 | 由高到低 | 由大到小 | 倒序 | 逆序 | 逆序排列 | 倒序排列 | 逆向 | 逆字母顺序 | 字母逆序 | 字母顺序倒序 | 从高到低排序 | 降序排列 |
    由多到少 | 从新到旧
  `,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `
    从低到高 | 从小到大 | 从少到多 | 升序 | 由低到高 | 由小到大 | 升序排列 | 从低到高排序 |
    由少到多 | 从旧到新
  `,
  ),
  heard({ kind: 'chart', chart: 'bar' }, '柱状图 | 条形图 | 直条图 | 用柱状图 | 用条形图 | 画柱状图'),
  heard({ kind: 'chart', chart: 'line' }, '折线图 | 曲线图 | 线图 | 用折线图 | 画折线图'),
  heard({ kind: 'chart', chart: 'auto' }, '图表 | 画图 | 作图 | 绘图 | 用图 | 画出 | 图 | 可视化'),
  heard({ kind: 'chart', chart: 'none' }, '用表格 | 表格 | 不要图'),
  heard(
    { kind: 'follow' },
    `
    那 | 那么 | 只看 | 仅 | 只 | 仅看 | 只要 | 呢 | 改成 | 换成 | 改为 | 换为 | 再 | 只统计 | 仅限 |
    也 | 还有
  `,
  ),
]

const periods: readonly Heard[] = [
  heard({ kind: 'half', half: 1 }, '上半年'),
  heard({ kind: 'half', half: 2 }, '下半年'),
  heard({ kind: 'relative', period: 'day', back: 0 }, '今天 | 今日 | 当天'),
  heard({ kind: 'relative', period: 'day', back: 1 }, '昨天 | 昨日'),
  heard({ kind: 'relative', period: 'week', back: 0 }, '本周 | 这周 | 这个星期 | 本星期'),
  heard({ kind: 'relative', period: 'week', back: 1 }, '上周 | 上星期 | 上个星期'),
  heard({ kind: 'relative', period: 'month', back: 0 }, '本月 | 这个月 | 当月'),
  heard({ kind: 'relative', period: 'month', back: 1 }, '上月 | 上个月'),
  heard({ kind: 'relative', period: 'quarter', back: 0 }, '本季度 | 这个季度'),
  heard({ kind: 'relative', period: 'quarter', back: 1 }, '上季度 | 上个季度'),
  heard({ kind: 'relative', period: 'year', back: 0 }, '今年 | 本年 | 本年度'),
  heard({ kind: 'relative', period: 'year', back: 1 }, '去年 | 上年 | 上一年'),
  ...['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'].map(
    (numeral, index): Heard => ({
      meaning: { kind: 'month', month: index + 1 },
      phrases: [`${index + 1}月`, `${index + 1}月份`, `${numeral}月`, `${numeral}月份`],
    }),
  ),
  ...['一', '二', '三', '四'].map((numeral, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `第${numeral}季度`,
      `${numeral}季度`,
      `q${index + 1}`,
      `第${index + 1}季度`,
      `${index + 1}季度`,
    ],
  })),
  ...['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'].map((numeral, value): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [
      numeral,
      `${numeral}个`,
      `${numeral}名`,
      `${numeral}位`,
      `${numeral}条`,
      `${numeral}家`,
      `${numeral}行`,
      `${numeral}种`,
      `${numeral}班`,
    ],
  })),
  ...Object.entries({
    两: 2,
    两个: 2,
    两名: 2,
    两家: 2,
    两种: 2,
    二十: 20,
    三十: 30,
    五十: 50,
    一百: 100,
    一千: 1000,
    一万: 10000,
    十五: 15,
    十二: 12,
  }).map(([numeral, value]): Heard => ({ meaning: { kind: 'number', value }, phrases: [numeral] })),
]

const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, '秒 | 秒钟'),
  heard({ kind: 'unit', of: 'time', size: 60 }, '分钟'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, '小时 | 个小时 | 钟头'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, '厘米 | 公分'),
  heard({ kind: 'unit', of: 'length', size: 1 }, '米'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, '公里 | 千米'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, '英里'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, '克'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, '公斤 | 千克'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, '磅'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, '美元'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, '欧元'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, '元 | 块 | 块钱 | 人民币'),
  heard({ kind: 'unit', of: 'age', size: 1 }, '岁'),
]

const relations: readonly Heard[] = [
  heard({ kind: 'comparative', direction: 'high' }, '更多 | 更高 | 更大 | 较多 | 较高 | 更好 | 多还是'),
  heard({ kind: 'comparative', direction: 'low' }, '更少 | 更低 | 更小 | 较少 | 较低 | 更差'),
  heard({ kind: 'comparative', direction: 'high', of: prices }, '更贵'),
  heard({ kind: 'comparative', direction: 'low', of: prices }, '更便宜'),
  heard({ kind: 'comparative', direction: 'high', of: lengths }, '更长'),
  heard({ kind: 'comparative', direction: 'low', of: lengths }, '更短'),
  heard({ kind: 'comparative', direction: 'high', of: times }, '更晚'),
  heard({ kind: 'comparative', direction: 'low', of: times }, '更早'),
  heard(
    { kind: 'difference' },
    '差异 | 差多少 | 相差 | 相差多少 | 差距 | 多多少 | 少多少 | 差值 | 之差 | 高多少 | 低多少',
  ),
  heard(
    { kind: 'contains' },
    `
    包含 | 含有 | 包含文字 | 含有文字 | 带有 | 含 | 提到 | 提到了 | 提及 | 出现了 | 包含单词 | 含有单词 | 包含词 | 包含字样 | 含有字样 | 带有字样 |
    包含字母 | 含有字母 | 里带有 | 中带有 | 里含有 | 中含有 | 里包含 | 中包含 | 里有字样 | 里面有字样
  `,
  ),
  heard(
    { kind: 'share' },
    '百分比 | 百分之 | 占比 | 比例 | 占 | 份额 | 百分之几 | 百分之多少 | 所占 | 比重 | % | 占多少 | 占比是多少 | 的占比',
  ),
  heard({ kind: 'beside', offset: 1 }, '下一个 | 后一个 | 紧接着 | 的下一个'),
  heard({ kind: 'beside', offset: -1 }, '上一个 | 前一个 | 的上一个'),
  heard({ kind: 'beside', offset: 1, plain: true }, '之后 | 后面'),
  heard({ kind: 'beside', offset: -1, plain: true }, '之前 | 前面'),
]

const unsupported = heard(
  { kind: 'unsupported' },
  `
  比率 | 相关 | 相关性 | 相关系数 | 关系 | 关联 | 回归 | 协方差 |
  百分位 | 分位数 | 四分位 | 偏度 | 峰度 | 异常值 | 离群值 | 异常 | 分布 | 直方图 | 正态 |
  预测 | 预计 | 趋势 | 增长 | 增长率 | 增速 | 同比 | 环比 | 移动平均 | 变化 | 上升 | 下降 |
  增加 | 减少 | 涨幅 | 跌幅 | 倍 | 除以 | 人均 |
  为什么 | 为何 | 解释 | 显著 | 显著性 | 检验 | 聚类 | 分类 | 透视 | 合并 | 删除 | 修改 |
  更新 | 填充 | 标准化
`,
)

export const hears: Hears = {
  spaced: false,
  words: [
    ...measures,
    ...superlatives,
    ...comparisons,
    ...shapes,
    ...periods,
    ...units,
    ...extents,
    ...relations,
    ...directions,
    ...extremes,
    ...bounds,
    ...counted,
    unsupported,
    { meaning: { kind: 'verb' }, phrases: verbs },
    { meaning: { kind: 'filler' }, phrases: fillers },
  ],
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['排名', '名次', '位次'],
  sizeWords: ['面积', '大小'],
}
