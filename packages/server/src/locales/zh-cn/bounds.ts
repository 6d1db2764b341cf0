import { heard, type Heard } from '../hears.ts'

const ages = ['年龄', '年纪', '岁数', 'age']

/** Bounds that stand before their number or behind it, beyond the plainest. */
export const bounds: readonly Heard[] = [
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    '大过 | 高过 | 多过 | 超越 | 高出 | 突破 | 要超过 | 超过了 | 重于 | 远于 | 快于 | 优于 | 贵于 | 胜过 | 已超过',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    '低过 | 少过 | 不满 | 没到 | 没有达到 | 未达到 | 未达 | 不及 | 轻于 | 近于 | 慢于 | 劣于 | 还不到 | 尚未达到',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    达到或超过 | 达到 | 起码 | 最少 | 最少为 | 最少是 | 最少有 | 最少要 | 最低为 | 至少为 | 至少是 | 至少有 | 至少要 | 至少达到 | 至少达 | 大于或者等于 |
    等于或大于 | 等于或高于 | 等于或超过 | 超过或等于 | 大于等于 | 多于或等于 | 高于等于 | 不短于 | 不轻于 | 不亚于 | 不下于 | 大等于
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    最多 | 最多是 | 最多有 | 最多达 | 最多不超过 | 顶多 | 顶多为 | 至多为 | 至多是 | 至多有 | 不超出 | 未超过 | 没有超过 | 没超过 | 不长于 | 不重于 | 小于或者等于 |
    等于或小于 | 等于或低于 | 低于或等于 | 少于或等于 | 低于等于 | 少于等于 | 不会超过 | 小等于
  `,
  ),
  heard({ kind: 'compare', operator: '>=', place: 'before', of: ages }, '年满 | 已满 | 满 | 年龄满 | 已年满'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: ages }, '未满 | 不满 | 未年满 | 年轻于'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: ages }, '年长于 | 老于'),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    '刚好 | 刚好是 | 刚好为 | 恰好是 | 恰好为 | 正好为 | 恰恰是 | 恰为 | 正是 | 刚刚好',
  ),
  heard({ kind: 'compare', operator: '!=', place: 'before' }, '不同于 | 有别于 | 不等同于 | 并不等于'),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    '或更高 | 或更大 | 或更长 | 或更久 | 或更老 | 或更重 | 或更晚 | 或者以上 | 或者更多 | 和以上 | 以上包含 | 以上含 | 或以上的 | 或更多的 | 及其以上 | 往上 | 及更高 | 及更多',
  ),
  heard({ kind: 'compare', operator: '>', place: 'after' }, '之上 | 之上的 | 开外 | 以上不含'),
  heard({ kind: 'compare', operator: '<', place: 'after' }, '之下 | 之下的 | 之内 | 以下不含'),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    '或更低 | 或更小 | 或更短 | 或更轻 | 或更早 | 或更年轻 | 或者以下 | 或者更少 | 和以下 | 以下含 | 或以下的 | 或更少的 | 及其以下 | 及更低 | 及更少 | 或以内 | 及以内',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after', of: ages },
    '岁以上 | 岁以上的 | 岁及以上 | 岁及以上的 | 岁或以上 | 岁或以上的 | 岁或更大 | 岁或更老 | 岁以上含',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'after', of: ages },
    '岁以下 | 岁以下的 | 岁以内 | 岁以内的 | 岁年轻',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after', of: ages },
    '岁及以下 | 岁及以下的 | 岁或以下 | 岁或以下的 | 岁或更小 | 岁或更年轻',
  ),
  heard({ kind: 'when', operator: '>' }, '之后的 | 以后的 | 晚于 | 迟于'),
  heard(
    { kind: 'when', operator: '>=' },
    '以来的 | 开始 | 起至今 | 至今 | 不早于 | 及以后 | 及之后 | 或之后 | 或以后 | 及其后',
  ),
  heard({ kind: 'when', operator: '<' }, '之前的 | 以前的 | 先于'),
  heard(
    { kind: 'when', operator: '<=' },
    '截止 | 为止 | 不晚于 | 不迟于 | 及以前 | 及之前 | 或之前 | 或以前 | 底前 | 末前',
  ),
  heard({ kind: 'between' }, '范围在 | 区间 | 区间在 | 范围为 | 范围从 | 范围内 | 处于'),
  heard(
    { kind: 'joint', of: 'and' },
    '又 | 既 | 连同 | 加上 | 外加 | 及其 | 以及其 | 和其 | 与其 | 和他们的 | 和它们的 | 以及他们的 | 以及它们的',
  ),
  heard({ kind: 'joint', of: 'or' }, '或是 | 抑或 | 要么 | 亦或'),
  heard(
    { kind: 'same' },
    '同一 | 同一个 | 同一家 | 同一座 | 同一所 | 同一位 | 同一名 | 同一种 | 同一年 | 同一天 | 同一类 | 同个 | 在同一 | 在同一个 | 一致 | 一致的 | 同等',
  ),
  heard(
    { kind: 'negation' },
    `
    没 | 没有任何 | 从未 | 从没 | 不曾 | 未曾 | 并未 | 不包含 | 不包括 | 以外的 | 之外的 | 剔除 | 去掉 | 撇开 | 而非 | 而不是 | 除开 | 除却 | 不算 | 不住在 | 不再 |
    不会 | 不能 | 也不 | 都不 | 也不在 | 既不 | 既不在 | 也不属于 | 既不属于 | 也不是 | 既不是 | 都没有 | 也没有 | 并不 | 并没有 | 尚未 | 还未 | 还没 | 还没有
  `,
  ),
  heard(
    { kind: 'missing' },
    '未填写 | 没填 | 暂无 | 没有值 | 不详 | 是空的 | 是空 | 空着 | 未知 | 没有数据 | 没有数值 | 为空白',
  ),
  heard(
    { kind: 'share' },
    '百分率 | 百分数 | 占了多少 | 几成 | 占几成 | 多大比例 | 多少比例 | 占多大比例 | 所占比例 | 所占百分比 | 所占的比例 | 所占的百分比 | 占百分之几 | 占百分之多少 | 占比多少 | 占比为多少 | 占总数的 | 占全部的 | 占总数的百分比 | 占总数的比例 | 百分比是多少 | 比例是多少',
  ),
  heard(
    { kind: 'compared' },
    '各是 | 各为 | 各有 | 各有多少 | 各是多少 | 各自的 | 分别有 | 分别有多少 | 分别为多少 | 对比一下 | 相较 | 相较于',
  ),
]
