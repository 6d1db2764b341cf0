import { heard, type Heard } from '../hears.ts'

/** Questions that name what they ask for: how tall asks for a height. */
export const extents: readonly Heard[] = [
  heard(
    {
      kind: 'ask',
      about: 'thing',
      of: ['chiều dài', 'độ dài', 'thời lượng', 'thời gian', 'duration', 'length', 'distance', 'runtime'],
    },
    'dài bao nhiêu | bao lâu | kéo dài bao lâu',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['chiều cao', 'độ cao', 'height', 'elevation', 'altitude'] },
    'cao bao nhiêu',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['độ sâu', 'depth'] }, 'sâu bao nhiêu'),
  heard({ kind: 'ask', about: 'thing', of: ['chiều rộng', 'diện tích', 'width', 'area'] }, 'rộng bao nhiêu'),
  heard(
    { kind: 'ask', about: 'thing', of: ['diện tích', 'kích thước', 'area', 'size', 'surface'] },
    'lớn bao nhiêu | to bao nhiêu | lớn như thế nào',
  ),
  heard({ kind: 'ask', about: 'thing', of: ['tuổi', 'age'] }, 'bao nhiêu tuổi'),
  heard({ kind: 'ask', about: 'thing', of: ['cân nặng', 'trọng lượng', 'weight', 'mass'] }, 'nặng bao nhiêu'),
  heard({ kind: 'ask', about: 'thing', of: ['tốc độ', 'speed'] }, 'nhanh bao nhiêu'),
  heard({ kind: 'ask', about: 'thing', of: ['khoảng cách', 'distance'] }, 'xa bao nhiêu | bao xa'),
  heard({ kind: 'ask', about: 'thing', of: ['nhiệt độ', 'temperature'] }, 'nóng bao nhiêu | lạnh bao nhiêu'),
  heard({ kind: 'ask', about: 'thing', of: ['mật độ', 'density'] }, 'mật độ bao nhiêu'),
  heard(
    { kind: 'ask', about: 'thing', of: ['giá', 'chi phí', 'price', 'fare', 'cost', 'fee'] },
    'giá bao nhiêu | bao nhiêu tiền | có giá bao nhiêu',
  ),
  heard(
    { kind: 'ask', about: 'thing', of: ['dân số', 'cư dân', 'population', 'inhabitants'] },
    'bao nhiêu người | bao nhiêu dân | bao nhiêu cư dân | có bao nhiêu người sống',
  ),
]
