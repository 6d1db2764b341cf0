import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'हाँ',
  no: 'नहीं',
  keys: 'तीर वाली कुंजियों, Page Up, Page Down, Home और End से आगे-पीछे जाएँ। कॉलम के नाम पर Enter दबाने से उसके अनुसार क्रम लगता है। सेल चुनने के लिए Shift दबाए रखें, कॉपी करने के लिए Ctrl+C दबाएँ।',
  filter: 'पंक्तियाँ फ़िल्टर करें',
  filterOf: '{table} की पंक्तियाँ फ़िल्टर करें',
  rows: { one: '{count} पंक्ति', other: '{count} पंक्तियाँ' },
  rowsOf: { one: '{count} में से {found} पंक्ति', other: '{count} में से {found} पंक्तियाँ' },
  download: 'CSV डाउनलोड करें',
  failed: 'पंक्तियाँ नहीं पढ़ी जा सकीं: {why}',
  again: 'फिर से कोशिश करें',
  empty: 'कोई पंक्ति नहीं',
  copied: { one: '{count} सेल कॉपी हुआ', other: '{count} सेल कॉपी हुए' },
  cell: 'पंक्ति {row}, {column}: {value}',
  sortedUp: '{column} के अनुसार बढ़ते क्रम में',
  sortedDown: '{column} के अनुसार घटते क्रम में',
  unsorted: 'टेबल के मूल क्रम में',
}
