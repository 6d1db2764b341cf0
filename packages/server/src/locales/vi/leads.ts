import { heard, type Heard } from '../hears.ts'

const beginnings = [
  ...[
    'thành lập',
    'khai trương',
    'xây dựng',
    'ra mắt',
    'founded',
    'established',
    'opened',
    'opening',
    'built',
  ],
  ...['formed', 'created', 'made', 'released', 'published', 'launched', 'completed'],
]
const entries = [
  'vào làm',
  'gia nhập',
  'tuyển dụng',
  'hire',
  'hired',
  'joined',
  'join',
  'started',
  'start',
  'since',
]
const experiences = ['kinh nghiệm', 'thâm niên', 'experience', 'seniority', 'practice', 'tenure']
const thicknesses = ['độ dày', 'số trang', 'trang', 'pages', 'thickness']
const worths = ['giá trị', 'giá', 'value', 'price', 'worth']

/** Superlatives that name what they are of: how long something has been there, experience, thickness, worth. */
export const named: readonly Heard[] = [
  heard(
    { kind: 'superlative', direction: 'low', of: beginnings },
    'lâu đời nhất | cổ nhất | cũ nhất | xưa nhất | sớm nhất | già nhất | ra đời sớm nhất | thành lập sớm nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: beginnings },
    'mới nhất | gần đây nhất | muộn nhất | non trẻ nhất | mới mở nhất | mới ra nhất | ra đời muộn nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: entries },
    `
    làm việc lâu nhất | làm lâu nhất | làm việc lâu năm nhất | lâu năm nhất | gắn bó lâu nhất | vào làm sớm nhất |
    vào sớm nhất | phục vụ lâu nhất | tham gia lâu nhất | gia nhập sớm nhất | công tác lâu nhất
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: entries },
    'mới vào làm nhất | vào làm gần đây nhất | mới vào nhất | gia nhập gần đây nhất | mới gia nhập nhất | vào làm muộn nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: experiences },
    'nhiều kinh nghiệm nhất | giàu kinh nghiệm nhất | dày dạn nhất | dạn dày kinh nghiệm nhất | kinh nghiệm nhất | kỳ cựu nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: experiences },
    'ít kinh nghiệm nhất | non kinh nghiệm nhất',
  ),
  heard({ kind: 'superlative', direction: 'high', of: thicknesses }, 'dày nhất | dầy nhất'),
  heard({ kind: 'superlative', direction: 'low', of: thicknesses }, 'mỏng nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: worths },
    'có giá trị nhất | giá trị nhất | quý giá nhất | quý nhất',
  ),
  heard({ kind: 'comparative', direction: 'high', of: thicknesses }, 'dày hơn'),
  heard({ kind: 'comparative', direction: 'low', of: thicknesses }, 'mỏng hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: thicknesses }, 'dày hơn | dày trên'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: thicknesses }, 'mỏng hơn | dày dưới'),
]
