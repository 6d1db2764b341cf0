import { say } from '../phrase.ts'
import type { SaysOverview } from '../says.ts'
import { josa } from './josa.ts'

export const overview: SaysOverview = {
  tables: (count, rows, names) => say`테이블 ${count}개, 모두 ${rows}행입니다: ${names}.`,
  table: (name, rows, columns) => say`${name}: ${rows}행, ${columns}열.`,
  columns: (names) => say`열: ${names}.`,
  span: (column, low, high) => say`${column} 범위: ${low}부터 ${high}까지.`,
  values: (column, distinct, examples) => say`${column}의 값은 ${distinct}가지입니다(예: ${examples}).`,
  measure: (column, low, high, mean) =>
    say`${josa(column, '은', '는')} ${low}부터 ${high}까지이며, 평균은 ${mean}입니다.`,
  pages: (name, pages) => say`${name}: 문서, ${pages}쪽.`,
  characters: (name, characters) => say`${name}: 문서, ${characters}자.`,
}
