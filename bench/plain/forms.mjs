// How plain questions are put, and what answers them: { ways, sql }, the ways being the same question in other words. Of `t` names are what is
// said, `c` the columns; SUM, AVG and so on are of SQL and of nobody's plan.
const total = (c) => `SUM(${c})`
const sort = 'ORDER BY 2 DESC, 1'

/** (t, c) → [{ ways, sql, percent?, ordered?, first? }]; c.rows is the table, c.in(year) and c.month what a date gives. */
export const forms = [
  (t, c) => ({
    ways: [`total ${t.a}`, `what is the total ${t.a}?`, `sum of ${t.a}`, `what's the overall ${t.a}`],
    sql: `SELECT ${total(c.a)} FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [
      `average ${t.l}`,
      `what is the avg ${t.l}?`,
      `mean ${t.l} per ${t.row}`,
      `average ${t.l} of all ${t.rows}`,
    ],
    sql: `SELECT AVG(${c.l}) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [`average ${t.a} per ${t.row}`, `mean ${t.a}`, `how much ${t.a} on average per ${t.row}`],
    sql: `SELECT AVG(${c.a}) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [`median ${t.a}`, `what is the median ${t.a}?`],
    sql: `SELECT MEDIAN(${c.a}) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [`highest ${t.l}`, `what was the highest ${t.l}?`, `max ${t.l}`],
    sql: `SELECT MAX(${c.l}) FROM ${c.rows}`,
  }),
  (t, c) => ({ ways: [`lowest ${t.l}`, `minimum ${t.l}`], sql: `SELECT MIN(${c.l}) FROM ${c.rows}` }),
  (t, c) => ({
    ways: [
      `how many ${t.rows}?`,
      `number of ${t.rows}`,
      `how many ${t.rows} are there`,
      `count of ${t.rows}`,
    ],
    sql: `SELECT COUNT(*) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [
      `${t.rows} by ${t.d}`,
      `how many ${t.rows} per ${t.d}`,
      `number of ${t.rows} for each ${t.d}`,
      `${t.rows} per ${t.d} please`,
      `count ${t.rows} by ${t.d}`,
    ],
    sql: `SELECT ${c.d}, COUNT(*) FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [
      `${t.a} by ${t.d}`,
      `total ${t.a} per ${t.d}`,
      `${t.a} for each ${t.d}`,
      `show me the ${t.a} by ${t.d}`,
      `break down ${t.a} by ${t.d}`,
      `how much ${t.a} per ${t.d}?`,
    ],
    sql: `SELECT ${c.d}, ${total(c.a)} FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [
      `average ${t.l} by ${t.d}`,
      `avg ${t.l} per ${t.d}`,
      `what is the mean ${t.l} of each ${t.d}?`,
      `${t.l} by ${t.d}, on average`,
    ],
    sql: `SELECT ${c.d}, AVG(${c.l}) FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [
      `which ${t.d} has the highest ${t.a}?`,
      `${t.d} with the most ${t.a}`,
      `top ${t.d} by ${t.a}`,
      `what ${t.d} has the highest total ${t.a}`,
    ],
    sql: `SELECT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ORDER BY ${total(c.a)} DESC LIMIT 1`,
    first: 1,
    apart: total(c.a),
  }),
  (t, c) => ({
    ways: [
      `which ${t.d} has the most ${t.rows}?`,
      `${t.d} with most ${t.rows}`,
      `what is the ${t.d} with the highest number of ${t.rows}`,
    ],
    sql: `SELECT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1`,
    first: 1,
    apart: 'COUNT(*)',
  }),
  (t, c) => ({
    ways: [
      `which ${t.d} has the best average ${t.l}?`,
      `${t.d} with the highest average ${t.l}`,
      `highest average ${t.l}: which ${t.d}?`,
    ],
    sql: `SELECT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ORDER BY AVG(${c.l}) DESC LIMIT 1`,
    first: 1,
    apart: `AVG(${c.l})`,
    levels: true,
  }),
  (t, c) => ({
    ways: [
      `top 3 ${t.ds} by ${t.a}`,
      `the 3 ${t.ds} with the highest ${t.a}`,
      `3 best ${t.ds} by total ${t.a}`,
    ],
    sql: `SELECT ${c.d}, ${total(c.a)} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ${sort} LIMIT 3`,
    ordered: true,
    apart: total(c.a),
  }),
  (t, c) => ({
    ways: [`bottom 2 ${t.ds} by ${t.a}`, `the 2 ${t.ds} with the lowest ${t.a}`],
    sql: `SELECT ${c.d}, ${total(c.a)} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ORDER BY 2, 1 LIMIT 2`,
    ordered: true,
    apart: total(c.a),
  }),
  (t, c) => ({
    ways: [
      `how many ${t.rows} with ${t.d} ${t.v}?`,
      `number of ${t.rows} where ${t.d} is ${t.v}`,
      `${t.v}: how many ${t.rows}`,
      `count of ${t.v} ${t.rows}`,
    ],
    sql: `SELECT COUNT(*) FROM ${c.rows} WHERE ${c.d} = ${c.v}`,
  }),
  (t, c) => ({
    ways: [
      `total ${t.a} for ${t.v}`,
      `${t.a} of ${t.v}`,
      `what is the ${t.a} for ${t.d} ${t.v}?`,
      `${t.v} ${t.a}`,
    ],
    sql: `SELECT ${total(c.a)} FROM ${c.rows} WHERE ${c.d} = ${c.v}`,
  }),
  (t, c) => ({
    ways: [`average ${t.l} for ${t.v}`, `what is the average ${t.l} of ${t.v}?`, `avg ${t.l} ${t.v}`],
    sql: `SELECT AVG(${c.l}) FROM ${c.rows} WHERE ${c.d} = ${c.v}`,
  }),
  (t, c) => ({
    ways: [`total ${t.a} in ${t.y}`, `${t.a} ${t.y}`, `what was the total ${t.a} in ${t.y}?`],
    sql: `SELECT ${total(c.a)} FROM ${c.rows} WHERE ${c.year} = ${t.y}`,
    dated: true,
  }),
  (t, c) => ({
    ways: [`how many ${t.rows} in ${t.y}?`, `number of ${t.rows} in ${t.y}`, `${t.rows} in ${t.y}, how many`],
    sql: `SELECT COUNT(*) FROM ${c.rows} WHERE ${c.year} = ${t.y}`,
    dated: true,
  }),
  (t, c) => ({
    ways: [`${t.a} by month`, `monthly ${t.a}`, `total ${t.a} per month`, `${t.a} per month over time`],
    sql: `SELECT ${c.month}, ${total(c.a)} FROM ${c.rows} GROUP BY 1`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [`${t.rows} per month`, `number of ${t.rows} by month`, `how many ${t.rows} each month?`],
    sql: `SELECT ${c.month}, COUNT(*) FROM ${c.rows} GROUP BY 1`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [`${t.a} by month in ${t.y}`, `monthly ${t.a} ${t.y}`, `${t.a} per month for ${t.y}`],
    sql: `SELECT ${c.month}, ${total(c.a)} FROM ${c.rows} WHERE ${c.year} = ${t.y} GROUP BY 1`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [`${t.a} by year`, `yearly ${t.a}`, `total ${t.a} per year`],
    sql: `SELECT ${c.year}, ${total(c.a)} FROM ${c.rows} GROUP BY 1`,
    dated: true,
  }),
  (t, c) => ({
    ways: [`which month had the highest ${t.a}?`, `best month for ${t.a}`, `month with the most ${t.a}`],
    sql: `SELECT ${c.month} FROM ${c.rows} GROUP BY 1 ORDER BY ${total(c.a)} DESC LIMIT 1`,
    dated: true,
    first: 1,
  }),
  (t, c) => ({
    ways: [`${t.a} by quarter`, `quarterly ${t.a}`, `total ${t.a} per quarter`],
    sql: `SELECT ${c.quarter}, ${total(c.a)} FROM ${c.rows} GROUP BY 1`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [
      `share of ${t.a} by ${t.d}`,
      `${t.a} by ${t.d} in percent`,
      `what share of ${t.a} does each ${t.d} have?`,
    ],
    sql: `SELECT ${c.d}, 100.0 * ${total(c.a)} / SUM(${total(c.a)}) OVER () FROM ${c.rows} GROUP BY 1`,
    percent: true,
  }),
  (t, c) => ({
    ways: [
      `what percentage of ${t.rows} are ${t.v}?`,
      `share of ${t.v} ${t.rows}`,
      `what share of ${t.rows} have ${t.d} ${t.v}`,
    ],
    sql: `SELECT 100.0 * COUNT(*) FILTER (${c.d} = ${c.v}) / COUNT(*) FROM ${c.rows}`,
    percent: true,
  }),
  (t, c) => ({
    ways: [
      `what percentage of ${t.a} comes from ${t.v}?`,
      `${t.v} share of total ${t.a}`,
      `how much of the ${t.a} is from ${t.v}, in percent`,
    ],
    sql: `SELECT 100.0 * SUM(${c.a}) FILTER (${c.d} = ${c.v}) / SUM(${c.a}) FROM ${c.rows}`,
    percent: true,
  }),
  (t, c) => ({
    ways: [
      `compare ${t.a} of ${t.v} and ${t.v2}`,
      `${t.v} vs ${t.v2}: ${t.a}`,
      `${t.a} for ${t.v} and ${t.v2}`,
    ],
    sql: `SELECT ${c.d}, ${total(c.a)} FROM ${c.rows} WHERE ${c.d} IN (${c.v}, ${c.v2}) GROUP BY 1`,
    pair: true,
  }),
  (t, c) => ({
    ways: [
      `${t.a} and ${t.a2} by ${t.d}`,
      `total ${t.a} and total ${t.a2} per ${t.d}`,
      `${t.d}: ${t.a} and ${t.a2}`,
    ],
    sql: `SELECT ${c.d}, ${total(c.a)}, ${total(c.a2)} FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [
      `number of ${t.rows} and total ${t.a} by ${t.d}`,
      `how many ${t.rows} and how much ${t.a} per ${t.d}`,
    ],
    sql: `SELECT ${c.d}, COUNT(*), ${total(c.a)} FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [`total ${t.a} and average ${t.l} by ${t.d}`, `${t.d} with total ${t.a} and avg ${t.l}`],
    sql: `SELECT ${c.d}, ${total(c.a)}, AVG(${c.l}) FROM ${c.rows} GROUP BY 1`,
  }),
  (t, c) => ({
    ways: [
      `${t.a} by ${t.d} and ${t.d2}`,
      `total ${t.a} per ${t.d} and ${t.d2}`,
      `${t.a} for each ${t.d} and ${t.d2}`,
    ],
    sql: `SELECT ${c.d}, ${c.d2}, ${total(c.a)} FROM ${c.rows} GROUP BY 1, 2`,
  }),
  (t, c) => ({
    ways: [`average ${t.l} by ${t.d} and ${t.d2}`, `mean ${t.l} per ${t.d} and ${t.d2}`],
    sql: `SELECT ${c.d}, ${c.d2}, AVG(${c.l}) FROM ${c.rows} GROUP BY 1, 2`,
  }),
  (t, c) => ({
    ways: [
      `by how many percent did ${t.a} change from ${t.y1} to ${t.y}?`,
      `growth of ${t.a} in ${t.y} compared to ${t.y1}, in percent`,
    ],
    sql: `SELECT 100.0 * (SUM(${c.a}) FILTER (${c.year} = ${t.y}) / SUM(${c.a}) FILTER (${c.year} = ${t.y1}) - 1) FROM ${c.rows}`,
    dated: true,
    percent: true,
  }),
  (t, c) => ({
    ways: [`which ${t.ds} have more than ${t.n} ${t.rows}?`, `${t.ds} with more than ${t.n} ${t.rows}`],
    sql: `SELECT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 HAVING COUNT(*) > ${t.n}`,
    several: true,
  }),
  (t, c) => ({
    ways: [
      `how many ${t.rows} have ${t.a} above ${t.q}?`,
      `number of ${t.rows} with more than ${t.q} ${t.a}`,
      `how many ${t.rows} with ${t.a} over ${t.q}`,
    ],
    sql: `SELECT COUNT(*) FROM ${c.rows} WHERE ${c.a} > ${t.q}`,
  }),
  (t, c) => ({
    ways: [
      `how many ${t.rows} have no ${t.l}?`,
      `${t.rows} without ${t.l}: how many?`,
      `how many ${t.rows} are missing a ${t.l}`,
    ],
    sql: `SELECT COUNT(*) FROM ${c.rows} WHERE ${c.l} IS NULL`,
  }),
  (t, c) => ({
    ways: [
      `how many different ${t.ds} are there?`,
      `number of distinct ${t.ds}`,
      `how many ${t.ds} do we have`,
    ],
    sql: `SELECT COUNT(DISTINCT ${c.d}) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [`list all ${t.ds}`, `what ${t.ds} are there?`, `which ${t.ds} do we have`],
    sql: `SELECT DISTINCT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL`,
  }),
  (t, c) => ({
    ways: [`which ${t.d} has the second highest ${t.a}?`, `second best ${t.d} by ${t.a}`],
    sql: `SELECT ${c.d} FROM ${c.rows} WHERE ${c.d} IS NOT NULL GROUP BY 1 ORDER BY ${total(c.a)} DESC LIMIT 1 OFFSET 1`,
    apart: total(c.a),
  }),
  (t, c) => ({
    ways: [`which ${t.row} has the highest ${t.a}?`, `${t.row} with the highest ${t.a}`],
    sql: `SELECT ${c.key} FROM ${c.rows} WHERE ${c.a} IS NOT NULL ORDER BY ${c.a} DESC LIMIT 1`,
    keyed: true,
    first: 1,
  }),
  (t, c) => ({
    ways: [`top 5 ${t.rows} by ${t.a}`, `the 5 ${t.rows} with the highest ${t.a}`],
    sql: `SELECT ${c.key}, ${c.a} FROM ${c.rows} WHERE ${c.a} IS NOT NULL ORDER BY 2 DESC LIMIT 5`,
    keyed: true,
    ordered: true,
  }),
  (t, c) => ({
    ways: [`total ${t.a} for ${t.v} in ${t.y}`, `${t.v} ${t.a} ${t.y}`, `${t.a} of ${t.v} in ${t.y}`],
    sql: `SELECT ${total(c.a)} FROM ${c.rows} WHERE ${c.d} = ${c.v} AND ${c.year} = ${t.y}`,
    dated: true,
  }),
  (t, c) => ({
    ways: [`${t.a} by ${t.d} in ${t.y}`, `total ${t.a} per ${t.d} for ${t.y}`, `${t.y} ${t.a} by ${t.d}`],
    sql: `SELECT ${c.d}, ${total(c.a)} FROM ${c.rows} WHERE ${c.year} = ${t.y} GROUP BY 1`,
    dated: true,
  }),
  (t, c) => ({
    ways: [`running total of ${t.a} by month in ${t.y}`, `cumulative ${t.a} by month ${t.y}`],
    sql: `SELECT ${c.month}, SUM(${total(c.a)}) OVER (ORDER BY ${c.month}) FROM ${c.rows} WHERE ${c.year} = ${t.y} GROUP BY 1`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [`${t.a} per ${t.d} and month in ${t.y}`, `monthly ${t.a} by ${t.d} in ${t.y}`],
    sql: `SELECT ${c.d}, ${c.month}, ${total(c.a)} FROM ${c.rows} WHERE ${c.year} = ${t.y} GROUP BY 1, 2`,
    dated: true,
    whole: true,
  }),
  (t, c) => ({
    ways: [`correlation between ${t.l} and ${t.a}`, `is there a correlation of ${t.l} and ${t.a}?`],
    sql: `SELECT CORR(${c.l}, ${c.a}) FROM ${c.rows}`,
  }),
  (t, c) => ({
    ways: [`standard deviation of ${t.l}`, `how much does ${t.l} vary? standard deviation`],
    sql: `SELECT STDDEV_SAMP(${c.l}) FROM ${c.rows}`,
  }),
]
