import { heard, type Heard } from '../hears.ts'

const months = [
  ...['một', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười', 'mười một', 'mười hai'],
]
const moreMonths: { readonly [month: number]: readonly string[] } = {
  1: ['tháng giêng'],
  4: ['tháng bốn'],
  7: ['tháng bẩy'],
  12: ['tháng chạp'],
}
const quarters = ['một', 'hai', 'ba', 'tư']
const roman = ['i', 'ii', 'iii', 'iv']

const relatives: readonly Heard[] = [
  heard({ kind: 'relative', period: 'day', back: 0 }, 'hôm nay | ngày hôm nay | bữa nay'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'hôm qua | ngày hôm qua | ngày trước đó'),
  heard({ kind: 'relative', period: 'week', back: 0 }, 'tuần này | tuần hiện tại'),
  heard({ kind: 'relative', period: 'week', back: 1 }, 'tuần trước | tuần rồi | tuần qua | tuần vừa rồi'),
  heard({ kind: 'relative', period: 'month', back: 0 }, 'tháng này | tháng hiện tại'),
  heard(
    { kind: 'relative', period: 'month', back: 1 },
    'tháng trước | tháng rồi | tháng qua | tháng vừa rồi',
  ),
  heard({ kind: 'relative', period: 'quarter', back: 0 }, 'quý này | quý hiện tại'),
  heard({ kind: 'relative', period: 'quarter', back: 1 }, 'quý trước | quý rồi | quý vừa rồi'),
  heard({ kind: 'relative', period: 'year', back: 0 }, 'năm nay | năm hiện tại'),
  heard(
    { kind: 'relative', period: 'year', back: 1 },
    'năm ngoái | năm trước | năm rồi | năm qua | năm vừa rồi',
  ),
]

const numbers: { readonly [words: string]: number } = {
  'số không': 0,
  một: 1,
  hai: 2,
  ba: 3,
  'bốn | tư': 4,
  'năm người | năm cái | năm chiếc | năm con | năm sao | năm lần | năm cuốn | năm quyển | năm bài | năm bộ | năm đội': 5,
  'năm nước | năm thành phố | năm quốc gia | năm sản phẩm | năm mặt hàng | năm nhân viên | năm khách hàng | năm đơn hàng': 5,
  sáu: 6,
  'bảy | bẩy': 7,
  tám: 8,
  chín: 9,
  'mười | chục': 10,
  'mười một': 11,
  'mười hai | một tá | tá': 12,
  'mười lăm': 15,
  'hai mươi': 20,
  'ba mươi': 30,
  'bốn mươi': 40,
  'năm mươi': 50,
  'sáu mươi': 60,
  'một trăm | trăm': 100,
  'hai trăm': 200,
  'năm trăm': 500,
  'một nghìn | nghìn | một ngàn | ngàn': 1000,
  'một triệu': 1e6,
  'một lần': 1,
  'hai lần': 2,
  'ba lần': 3,
}

export const periods: readonly Heard[] = [
  heard(
    { kind: 'half', half: 1 },
    'h1 | nửa đầu | nửa đầu năm | nửa năm đầu | 6 tháng đầu năm | sáu tháng đầu năm | 6 tháng đầu',
  ),
  heard(
    { kind: 'half', half: 2 },
    'h2 | nửa cuối | nửa cuối năm | nửa sau | nửa năm cuối | nửa cuối của năm | 6 tháng cuối năm | sáu tháng cuối năm | 6 tháng cuối',
  ),
  ...relatives,
  ...months.map((word, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: [
      `tháng ${index + 1}`,
      `tháng ${String(index + 1).padStart(2, '0')}`,
      `thg ${index + 1}`,
      `tháng ${word}`,
      ...(moreMonths[index + 1] ?? []),
    ],
  })),
  ...quarters.map((word, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [
      `q${index + 1}`,
      ...['quý', 'quí'].flatMap((noun) => [index + 1, word, roman[index]].map((which) => `${noun} ${which}`)),
    ],
  })),
  ...Object.entries(numbers).map(([words, value]): Heard => heard({ kind: 'number', value }, words)),
]

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, 'giây'),
  heard({ kind: 'unit', of: 'time', size: 60 }, 'phút'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, 'giờ | tiếng | tiếng đồng hồ | giờ đồng hồ'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | xăng ti mét | xentimét | phân'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'mét'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'km | ki lô mét | kilômét | cây số'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'dặm'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'gam | gram'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'kg | ký | ki lô | kí | cân | ki lô gam | kilogam'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'pound | bảng anh'),
  heard({ kind: 'unit', of: 'weight', size: 1000 }, 'tấn'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'đô la | đô | usd | đô la mỹ'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'euro | eur'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, 'nhân dân tệ | tệ'),
  heard({ kind: 'unit', of: 'dong', size: 1 }, 'đồng | vnđ | vnd'),
  heard({ kind: 'unit', of: 'age', size: 1 }, 'tuổi'),
]
