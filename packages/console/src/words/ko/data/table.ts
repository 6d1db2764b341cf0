import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: '예',
  no: '아니요',
  keys: '화살표 키, Page Up, Page Down, Home, End로 이동합니다. 열 이름에서 Enter 키를 누르면 그 열로 정렬합니다. Shift 키를 누른 채 셀을 선택하고 Ctrl+C로 복사합니다.',
  filter: '행 필터',
  filterOf: '‘{table}’의 행 필터',
  rows: { other: '{count}행' },
  rowsOf: { other: '{count}행 중 {found}행' },
  download: 'CSV로 다운로드',
  failed: '행을 읽지 못했습니다: {why}',
  again: '다시 시도',
  empty: '행 없음',
  copied: { other: '셀 {count}개 복사됨' },
  cell: '{row}행, {column}: {value}',
  sortedUp: '‘{column}’ 오름차순으로 정렬됨',
  sortedDown: '‘{column}’ 내림차순으로 정렬됨',
  unsorted: '테이블의 원래 순서',
}
