import { heard, type Heard } from '../hears.ts'

const ages = ['年龄', '年纪', '岁数', 'age']
const births = ['出生日期', '出生年份', '出生', '生日', 'birth', 'birthday', 'born']
const heights = ['身高', '高度', '海拔', 'height', 'elevation', 'altitude']
const speeds = ['速度', '时速', 'speed']
const times = ['日期', '时间', '年份', 'date', 'time', 'year']
const prices = ['价格', '单价', '售价', '费用', 'price', 'cost', 'value']
const experiences = ['经验', '工龄', 'experience', 'years experience', 'seniority']
const foundings = ['成立年份', '成立时间', '建成年份', 'founded', 'established', 'opened', 'built', 'year']
const durations = ['时长', '耗时', '用时', 'duration', 'runtime']

/** Superlatives alone and before what they are of: 最热门, 最热门的. */
const both = (words: string): readonly string[] => words.split(' ').flatMap((word) => [word, `${word}的`])

const superlative = (direction: 'high' | 'low', words: string, of?: readonly string[]): Heard => ({
  meaning: { kind: 'superlative', direction, ...(of === undefined ? {} : { of }) },
  phrases: both(words),
})

export const extremes: readonly Heard[] = [
  superlative('high', '最佳 最棒 最强 最优 最优秀 最厉害 最巨大 最庞大 最可观 最丰富 最出色 最显著 最惊人'),
  superlative('low', '最弱 最坏 最糟 最糟糕 最微小 最细小 最劣'),
  superlative('high', '年纪最大 岁数最大 最高龄 最大龄 最年迈 年龄最长', ages),
  superlative('low', '年纪最小 岁数最小 最低龄 最年幼 年纪最轻', ages),
  superlative('high', '最年轻 最年幼 年纪最小 年龄最小', births),
  superlative('low', '最年长 年纪最大 年龄最大 最老', births),
  superlative('low', '最矮 最矮小', heights),
  superlative('high', '最厚', ['厚度', '页数', 'thickness', 'pages']),
  superlative('low', '最薄', ['厚度', '页数', 'thickness', 'pages']),
  superlative('high', '最胖 最沉', ['体重', '重量', 'weight']),
  superlative('low', '最瘦', ['体重', '重量', 'weight']),
  superlative('high', '最值钱 最名贵 最高价', prices),
  superlative('low', '最廉价 最低价 最划算', prices),
  superlative('high', '最资深 经验最丰富 经验最多 资历最深', experiences),
  superlative('low', '资历最浅 经验最少', experiences),
  superlative('high', '最忙 最繁忙 最拥挤 客流最大', ['客流量', '乘客', 'passengers', 'visitors', 'traffic']),
  superlative('low', '历史最悠久 最悠久 成立最早 创立最早 最古老', foundings),
  superlative('high', '历史最短 成立最晚', foundings),
  superlative('high', '最深', ['深度', 'depth']),
  superlative('low', '最浅', ['深度', 'depth']),
  superlative('high', '最宽', ['宽度', 'width']),
  superlative('low', '最窄', ['宽度', 'width']),
  superlative('high', '最辽阔 最广阔 最宽敞 最广', ['面积', '大小', 'area', 'size']),
  superlative('low', '最狭小', ['面积', '大小', 'area', 'size']),
  superlative('high', '最快 最迅速', speeds),
  superlative('low', '最慢 最缓慢', speeds),
  superlative('high', '最慢 最耗时', durations),
  superlative('high', '人口最多 人口最稠密 最稠密', ['人口', '人口密度', 'population', 'density']),
  superlative('low', '人口最少 最稀疏', ['人口', '人口密度', 'population', 'density']),
  superlative('high', '最富有 最富裕 收入最高 挣得最多 赚得最多', [
    '工资',
    '收入',
    '薪资',
    'salary',
    'pay',
    'wage',
    'income',
  ]),
  superlative('low', '最贫穷 收入最低 挣得最少 赚得最少', [
    '工资',
    '收入',
    '薪资',
    'salary',
    'pay',
    'wage',
    'income',
  ]),
  superlative('high', '评价最高 口碑最好 评分最高', ['评分', '评级', 'rating', 'score', 'stars']),
  superlative('low', '评价最低 口碑最差 评分最低', ['评分', '评级', 'rating', 'score', 'stars']),
  superlative('high', '最近 最近一次 最后一次 最新一次 最迟', times),
  superlative('low', '最先 最初 最早一次 第一次 最古老 最旧 最久远', times),
  {
    meaning: { kind: 'most', direction: 'high' },
    phrases: both('最多 最多人 最多次 次数最多 个数最多 总数最多 数目最多 人数最多'),
  },
  {
    meaning: { kind: 'most', direction: 'low' },
    phrases: both('最少 最少人 最少次 次数最少 个数最少 总数最少 数目最少 人数最少'),
  },
  {
    meaning: { kind: 'frequent', direction: 'high' },
    phrases: both(
      '最热门 最流行 最普遍 最普及 最常用 最常 最常被 最频繁 最畅销 最抢手 最受喜爱 最受青睐 最受欢迎 出现最多 出现得最多 出现次数最多 出现频率最高 频率最高 ' +
        '最常出现 最经常 最经常出现 使用最多 用得最多 使用次数最多 最多人使用 最常使用 最为常见 最为普遍 最频繁地 最繁忙 最忙 最热销 卖得最好 最常光顾',
    ),
  },
  {
    meaning: { kind: 'frequent', direction: 'low' },
    phrases: both(
      '最不受欢迎 最冷门 最罕见 最少见 最稀有 最不常用 最不常见 最不流行 最不普遍 最不热门 出现最少 出现得最少 出现次数最少 出现频率最低 频率最低 使用最少 最少使用 最滞销',
    ),
  },
  heard(
    { kind: 'rank', direction: 'high' },
    '排行前 | 名列前 | 位列前 | 排前 | 居前 | 位居前 | 名次前 | 排名靠前的',
  ),
  heard(
    { kind: 'rank', direction: 'low' },
    '排在后 | 排在最后 | 排名最后 | 垫底 | 垫底的 | 排名靠后的 | 名列末',
  ),
  heard({ kind: 'rank', direction: 'high', position: true }, '最前面 | 最前面的 | 最开头'),
  heard({ kind: 'rank', direction: 'low', position: true }, '最后面 | 最后面的 | 末尾 | 末尾的 | 最末'),
]
