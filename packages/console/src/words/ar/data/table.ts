import type { Translated } from '../../said.ts'
import type { table as english } from '../../en/data/table.ts'

export const table: Translated<typeof english> = {
  yes: 'نعم',
  no: 'لا',
  keys: 'تنقّل بمفاتيح الأسهم وPage Up وPage Down وHome وEnd. اضغط Enter على اسم العمود للفرز حسبه. استمر في الضغط على Shift لتحديد الخلايا، وانسخها بالضغط على Ctrl+C.',
  filter: 'تصفية الصفوف',
  filterOf: 'تصفية صفوف {table}',
  rows: {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفّان',
    few: '{count} صفوف',
    many: '{count} صفًا',
    other: '{count} صف',
  },
  rowsOf: {
    zero: 'لا صفوف',
    one: '{found} من صف واحد',
    two: '{found} من صفّين',
    few: '{found} من {count} صفوف',
    many: '{found} من {count} صفًا',
    other: '{found} من {count} صف',
  },
  download: 'تنزيل بصيغة CSV',
  failed: 'تعذّرت قراءة الصفوف: {why}',
  again: 'إعادة المحاولة',
  empty: 'لا توجد صفوف',
  copied: {
    zero: 'لم تُنسخ أي خلية',
    one: 'نُسخت خلية واحدة',
    two: 'نُسخت خليتان',
    few: 'نُسخت {count} خلايا',
    many: 'نُسخت {count} خلية',
    other: 'نُسخت {count} خلية',
  },
  cell: 'الصف {row}، {column}: {value}',
  sortedUp: 'مفروز حسب {column}، تصاعديًا',
  sortedDown: 'مفروز حسب {column}، تنازليًا',
  unsorted: 'بترتيب الجدول',
}
