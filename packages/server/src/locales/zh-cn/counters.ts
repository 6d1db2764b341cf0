import type { Heard } from '../hears.ts'

/** What things are counted by; left out are those that begin nouns of their own: 门 (门店), 座 (座位), 组 (组织). */
const counters = [...'个名位人种家条次件笔张本部辆台架场班趟项份只间所款支篇首艘届套棵匹头颗枚幅']

const asked = counters.flatMap((counter) => [`多少${counter}`, `几${counter}`])
const there = ['有', '共有', '一共有', '总共有', '总共', '一共', '共', '分布在', '涉及']

/** How many, whatever counts them: 有几支, 一共有多少款. */
const quantity = asked.flatMap((one) => [one, ...there.map((is) => is + one)])

/** How many different ones: 多少家不同的. */
const distinct = quantity.flatMap((one) => [`${one}不同`, `${one}不同的`, `${one}不一样的`])

/** Which ones: 哪款, 哪一支, 哪几家; persons are asked for by 位 and 名. */
const which = counters
  .filter((counter) => !'位名人'.includes(counter))
  .flatMap((counter) => [
    `哪${counter}`,
    `哪一${counter}`,
    `哪几${counter}`,
    `是哪${counter}`,
    `是哪一${counter}`,
  ])
const who = [...'位名人'].flatMap((counter) => [
  `哪${counter}`,
  `哪一${counter}`,
  `哪几${counter}`,
  `是哪${counter}`,
  `是哪一${counter}`,
])

/** Each: 每支, 每一款, 各间. */
const each = counters.flatMap((counter) => [
  `每${counter}`,
  `每一${counter}`,
  `各${counter}`,
  `按每${counter}`,
  `在每${counter}`,
  `对每${counter}`,
])

export const counted: readonly Heard[] = [
  { meaning: { kind: 'quantity' }, phrases: quantity },
  { meaning: { kind: 'measure', function: 'distinct' }, phrases: distinct },
  { meaning: { kind: 'ask', about: 'thing' }, phrases: which },
  { meaning: { kind: 'ask', about: 'person' }, phrases: who },
  { meaning: { kind: 'group' }, phrases: each },
]
