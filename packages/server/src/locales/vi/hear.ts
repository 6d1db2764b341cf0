import { heard, type Heard, type Hears } from '../hears.ts'
import { remembered } from '../remembered.ts'
import { withBare } from './bare.ts'
import { directions } from './directions.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { glossary } from './glossary.ts'
import { named } from './leads.ts'
import { extensive, intensive, kindWords, personWords, placeWords, synonyms } from './nouns.ts'
import { periods, units } from './periods.ts'
import { phrasings } from './phrasings.ts'
import { stem } from './stem.ts'

const prices = [
  'giá',
  'giá vé',
  'đơn giá',
  'chi phí',
  'phí',
  'gia',
  'price',
  'fare',
  'cost',
  'fee',
  'charge',
  'rent',
]
const lengths = [
  ...['thời lượng', 'độ dài', 'chiều dài', 'khoảng cách', 'quãng đường', 'thời gian'],
  ...['duration', 'length', 'distance', 'runtime'],
]
const times = ['ngày', 'thời gian', 'năm', 'date', 'time', 'year', 'day']
const ages = ['tuổi', 'độ tuổi', 'tuoi', 'age']
const heights = ['chiều cao', 'độ cao', 'height', 'elevation', 'altitude']
const weights = ['cân nặng', 'trọng lượng', 'khối lượng', 'weight', 'mass']
const warmth = ['nhiệt độ', 'temperature']
const speeds = ['tốc độ', 'vận tốc', 'speed']
const people = ['dân số', 'số dân', 'population']
const pays = ['lương', 'mức lương', 'thu nhập', 'salary', 'pay', 'wage', 'income']
const ratings = ['đánh giá', 'điểm', 'xếp hạng', 'rating', 'score', 'stars']
const areas = ['diện tích', 'area', 'size']

const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    bao nhiêu | có bao nhiêu | mấy | có mấy | số | số lượng | số lượng của | số lượng các | có tất cả bao nhiêu |
    tất cả bao nhiêu | tổng cộng bao nhiêu | đếm | đếm số | đếm số lượng | đếm xem | bao nhiêu lần | số lần |
    có bao nhiêu lần | có số lượng | mấy lần | số các | đếm xem có bao nhiêu | có tất cả mấy | tất cả mấy |
    tổng cộng có bao nhiêu | có tổng cộng bao nhiêu | cả thảy bao nhiêu | có cả thảy bao nhiêu
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    khác nhau | riêng biệt | khác biệt | phân biệt | duy nhất | không trùng lặp | không trùng | không lặp lại |
    bao nhiêu loại | có bao nhiêu loại | khác nhau nào
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    tổng | tổng cộng | tổng số | tổng số lượng | tổng của | tổng giá trị | cộng lại | cộng dồn | tổng thể | tính tổng |
    tổng lượng | toàn bộ tổng | tổng các
  `,
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    `
    trung bình | bình quân | giá trị trung bình | trung bình cộng | tính trung bình | trung bình của | số trung bình |
    tb | trung bình mỗi | số lượng trung bình
  `,
  ),
  heard({ kind: 'measure', function: 'median' }, 'trung vị | số trung vị | giá trị trung vị | trung vị của'),
  heard({ kind: 'measure', function: 'deviation' }, 'độ lệch chuẩn | độ lệch tiêu chuẩn | độ lệch chuẩn của'),
  heard({ kind: 'measure', function: 'variance' }, 'phương sai | phương sai của'),
  heard({ kind: 'measure', function: 'mode' }, 'yếu vị | số yếu vị | mode'),
  heard({ kind: 'measure', function: 'range' }, 'khoảng biến thiên | khoảng biến thiên của | biên độ'),
  heard(
    { kind: 'measure', function: 'minimum' },
    'tối thiểu | giá trị nhỏ nhất | giá trị thấp nhất | mức thấp nhất | cực tiểu | min | nhỏ nhất của',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'tối đa | giá trị lớn nhất | giá trị cao nhất | mức cao nhất | cực đại | max | lớn nhất của | đỉnh điểm',
  ),
]

const leads: readonly Heard[] = [
  heard(
    { kind: 'superlative', direction: 'high' },
    `
    cao nhất | lớn nhất | to nhất | tốt nhất | mạnh nhất | tối đa | giỏi nhất | có số lượng lớn nhất | hơn cả | nhiều nhất |
    khủng nhất | hiệu quả nhất
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    'thấp nhất | nhỏ nhất | bé nhất | kém nhất | tệ nhất | yếu nhất | tối thiểu | ít nhất | xấu nhất | dở nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: prices },
    'đắt nhất | mắc nhất | đắt đỏ nhất | đắt tiền nhất | giá cao nhất',
  ),
  heard({ kind: 'superlative', direction: 'low', of: prices }, 'rẻ nhất | giá rẻ nhất | giá thấp nhất'),
  heard({ kind: 'superlative', direction: 'high', of: lengths }, 'dài nhất | lâu nhất | xa nhất'),
  heard({ kind: 'superlative', direction: 'low', of: lengths }, 'ngắn nhất | gần nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: ages },
    'lớn tuổi nhất | già nhất | cao tuổi nhất | nhiều tuổi nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ages },
    'trẻ nhất | nhỏ tuổi nhất | trẻ tuổi nhất | ít tuổi nhất',
  ),
  heard({ kind: 'superlative', direction: 'high', of: heights }, 'cao nhất'),
  heard({ kind: 'superlative', direction: 'high', of: weights }, 'nặng nhất'),
  heard({ kind: 'superlative', direction: 'low', of: weights }, 'nhẹ nhất'),
  heard({ kind: 'superlative', direction: 'high', of: warmth }, 'nóng nhất | ấm nhất'),
  heard({ kind: 'superlative', direction: 'low', of: warmth }, 'lạnh nhất | mát nhất | rét nhất'),
  heard({ kind: 'superlative', direction: 'high', of: speeds }, 'nhanh nhất'),
  heard({ kind: 'superlative', direction: 'low', of: speeds }, 'chậm nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: people },
    'đông dân nhất | đông nhất | đông dân cư nhất',
  ),
  heard({ kind: 'superlative', direction: 'low', of: people }, 'ít dân nhất | thưa dân nhất'),
  heard({ kind: 'superlative', direction: 'high', of: areas }, 'rộng nhất | rộng lớn nhất'),
  heard({ kind: 'superlative', direction: 'low', of: areas }, 'hẹp nhất | chật nhất'),
  heard({ kind: 'superlative', direction: 'high', of: pays }, 'lương cao nhất | giàu nhất'),
  heard({ kind: 'superlative', direction: 'low', of: pays }, 'lương thấp nhất | nghèo nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: ratings },
    'được đánh giá cao nhất | đánh giá cao nhất',
  ),
  heard({ kind: 'superlative', direction: 'low', of: ratings }, 'bị đánh giá thấp nhất | đánh giá thấp nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    'mới nhất | gần đây nhất | muộn nhất | trễ nhất | gần nhất | sau cùng',
  ),
  heard({ kind: 'superlative', direction: 'low', of: times }, 'sớm nhất | cũ nhất | xưa nhất'),
  heard(
    { kind: 'most', direction: 'high' },
    'nhiều nhất | có nhiều nhất | số lượng nhiều nhất | số lượng lớn nhất | nhiều hơn cả | đông nhất | hầu hết | nhiều | đông',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'ít nhất | có ít nhất | số lượng ít nhất | số lượng nhỏ nhất | số lượng thấp nhất | ít',
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    phổ biến nhất | thông dụng nhất | thường gặp nhất | thường xuyên nhất | được ưa chuộng nhất | xuất hiện nhiều nhất |
    hay gặp nhất | xuất hiện thường xuyên nhất | được dùng nhiều nhất | được sử dụng nhiều nhất | được yêu thích nhất
  `,
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    `
    ít phổ biến nhất | hiếm nhất | hiếm gặp nhất | ít gặp nhất | xuất hiện ít nhất | kém phổ biến nhất | ít thông dụng nhất |
    ít được sử dụng nhất
  `,
  ),
  heard({ kind: 'rank', direction: 'high' }, 'top | tốp | dẫn đầu | đứng đầu | hàng đầu'),
  heard({ kind: 'rank', direction: 'low' }, 'đứng cuối | cuối bảng | xếp cuối | chót bảng'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    'đầu tiên | thứ nhất | đầu | đầu bảng | đầu danh sách',
  ),
  heard({ kind: 'rank', direction: 'low', position: true }, 'cuối cùng | sau cùng | cuối | cuối danh sách'),
]

const comparatives: readonly Heard[] = [
  heard(
    { kind: 'comparative', direction: 'high' },
    'nhiều hơn | cao hơn | lớn hơn | hơn | to hơn | tốt hơn | giỏi hơn | nhiều nhất',
  ),
  heard({ kind: 'comparative', direction: 'low' }, 'ít hơn | thấp hơn | nhỏ hơn | kém hơn | bé hơn | tệ hơn'),
  heard({ kind: 'comparative', direction: 'high', of: ages }, 'lớn tuổi hơn | già hơn | nhiều tuổi hơn'),
  heard({ kind: 'comparative', direction: 'low', of: ages }, 'trẻ hơn | nhỏ tuổi hơn | ít tuổi hơn'),
  heard({ kind: 'comparative', direction: 'high', of: lengths }, 'dài hơn | lâu hơn | xa hơn'),
  heard({ kind: 'comparative', direction: 'low', of: lengths }, 'ngắn hơn | gần hơn'),
  heard({ kind: 'comparative', direction: 'high', of: heights }, 'cao hơn'),
  heard({ kind: 'comparative', direction: 'high', of: weights }, 'nặng hơn'),
  heard({ kind: 'comparative', direction: 'low', of: weights }, 'nhẹ hơn'),
  heard({ kind: 'comparative', direction: 'high', of: prices }, 'đắt hơn | mắc hơn'),
  heard({ kind: 'comparative', direction: 'low', of: prices }, 'rẻ hơn'),
  heard({ kind: 'comparative', direction: 'high', of: areas }, 'rộng hơn'),
  heard({ kind: 'comparative', direction: 'low', of: areas }, 'hẹp hơn'),
  heard({ kind: 'comparative', direction: 'high', of: speeds }, 'nhanh hơn'),
  heard({ kind: 'comparative', direction: 'low', of: speeds }, 'chậm hơn'),
  heard({ kind: 'comparative', direction: 'low', of: times }, 'sớm hơn | trước'),
  heard({ kind: 'comparative', direction: 'high', of: times }, 'muộn hơn | mới hơn | sau'),
  heard(
    { kind: 'difference' },
    `
    chênh lệch | sự chênh lệch | chênh lệch giữa | chênh nhau | chênh nhau bao nhiêu | khác biệt giữa | cách biệt |
    hơn bao nhiêu | kém bao nhiêu | nhiều hơn bao nhiêu | ít hơn bao nhiêu | cao hơn bao nhiêu | thấp hơn bao nhiêu |
    lớn hơn bao nhiêu | hiệu số | mức chênh lệch
  `,
  ),
  heard(
    { kind: 'difference', of: ages },
    'hơn bao nhiêu tuổi | kém bao nhiêu tuổi | hơn mấy tuổi | chênh lệch tuổi | già hơn bao nhiêu | trẻ hơn bao nhiêu',
  ),
  heard({ kind: 'difference', of: heights }, 'cao hơn bao nhiêu'),
  heard({ kind: 'difference', of: lengths }, 'dài hơn bao nhiêu | lâu hơn bao nhiêu | ngắn hơn bao nhiêu'),
  heard(
    { kind: 'contains' },
    `
    chứa | có chứa | chứa từ | chứa chuỗi | có chứa từ | chứa cụm từ | có từ | cụm từ | có chuỗi | chuỗi ký tự | chữ | chứa chữ |
    bao gồm từ | có chữ | chứa ký tự
  `,
  ),
  heard(
    { kind: 'share' },
    `
    tỷ lệ | tỉ lệ | phần trăm | bao nhiêu phần trăm | tỷ lệ phần trăm | tỉ lệ phần trăm | là bao nhiêu phần trăm | tỷ trọng |
    tỉ trọng | chiếm bao nhiêu phần trăm | chiếm bao nhiêu | mấy phần trăm | chiếm mấy phần trăm | chiếm tỷ lệ bao nhiêu |
    chiếm tỉ lệ bao nhiêu | đóng góp bao nhiêu phần trăm | chiếm tỷ trọng bao nhiêu | %
  `,
  ),
  heard(
    { kind: 'beside', offset: 1 },
    'tiếp theo | kế tiếp | ngay sau | liền sau | tiếp theo sau | đứng sau | xếp sau | kế sau | ngay dưới',
  ),
  heard(
    { kind: 'beside', offset: -1 },
    'liền trước | ngay trước | đứng trước | xếp trước | trước đó | kế trước | ngay trên',
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'sau | dưới | sau khi'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'trước | trên | trước khi'),
]

const comparisons: readonly Heard[] = [
  heard(
    { kind: 'compare', operator: '>', place: 'before', of: ages },
    'già hơn | lớn tuổi hơn | nhiều tuổi hơn | trên tuổi',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before', of: ages },
    'trẻ hơn | nhỏ tuổi hơn | ít tuổi hơn',
  ),
  heard({ kind: 'compare', operator: '>', place: 'before', of: prices }, 'đắt hơn | mắc hơn'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: prices }, 'rẻ hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: lengths }, 'dài hơn | lâu hơn | xa hơn'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: lengths }, 'ngắn hơn | gần hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: weights }, 'nặng hơn'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: weights }, 'nhẹ hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: heights }, 'cao hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: areas }, 'rộng hơn | rộng trên'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: areas }, 'hẹp hơn | rộng dưới'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: weights }, 'nặng trên | nặng quá'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: weights }, 'nặng dưới'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: heights }, 'cao trên'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: heights }, 'cao dưới'),
  heard(
    { kind: 'compare', operator: '>', place: 'before', of: lengths },
    'dài trên | kéo dài hơn | kéo dài trên',
  ),
  heard({ kind: 'compare', operator: '<', place: 'before', of: lengths }, 'dài dưới | kéo dài dưới'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: speeds }, 'nhanh hơn'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: speeds }, 'chậm hơn'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: warmth }, 'nóng hơn | ấm hơn'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: warmth }, 'lạnh hơn | mát hơn'),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    `
    hơn | lớn hơn | nhiều hơn | cao hơn | trên | vượt | vượt quá | quá | vượt trên | hơn mức | trên mức | cao hơn mức |
    lớn hơn mức | trên mức trung bình là | nhiều hơn mức | >
  `,
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    `
    nhỏ hơn | ít hơn | thấp hơn | dưới | kém | chưa đến | chưa tới | không đến | không tới | chưa đầy | dưới mức |
    thấp hơn mức | bé hơn | <
  `,
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    ít nhất | tối thiểu | không dưới | không ít hơn | không nhỏ hơn | không thấp hơn | lớn hơn hoặc bằng | từ |
    ít nhất là | tối thiểu là | ít ra | >= | ≥
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    nhiều nhất | tối đa | không quá | không vượt quá | không hơn | không nhiều hơn | không lớn hơn | không cao hơn |
    nhỏ hơn hoặc bằng | nhiều nhất là | tối đa là | đổ lại | <= | ≤
  `,
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'bằng | đúng | đúng bằng | chính xác | chính xác là | bằng với | bằng đúng | =',
  ),
  heard(
    { kind: 'compare', operator: '!=', place: 'before' },
    'khác | khác với | không bằng | không phải là | != | ≠',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'trở lên | hoặc hơn | hoặc nhiều hơn | hoặc cao hơn | hoặc lớn hơn | hay nhiều hơn | hoặc muộn hơn | trở đi',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'trở xuống | hoặc ít hơn | hoặc thấp hơn | hoặc nhỏ hơn | hay ít hơn | hoặc sớm hơn | đổ xuống | trở về trước',
  ),
  heard({ kind: 'when', operator: '>' }, 'sau | sau năm | sau ngày | sau tháng | muộn hơn'),
  heard({ kind: 'when', operator: '>=' }, 'kể từ | từ | từ năm | từ ngày | bắt đầu từ | kể từ năm | tính từ'),
  heard({ kind: 'when', operator: '<' }, 'trước | trước năm | trước ngày | trước tháng | sớm hơn'),
  heard({ kind: 'when', operator: '<=' }, 'cho đến | đến hết | cho tới | tính đến | đến năm | đến ngày'),
  heard(
    { kind: 'between' },
    'giữa | từ | trong khoảng | trong khoảng từ | nằm giữa | nằm trong khoảng | khoảng từ | trong giai đoạn | trong phạm vi',
  ),
  heard(
    { kind: 'joint', of: 'and' },
    'và | cùng | cùng với | & | cũng như | đồng thời | nhưng | lẫn | với | và cả | kèm theo | vừa | vừa có | mà còn | và cũng | lại vừa',
  ),
  heard({ kind: 'joint', of: 'or' }, 'hoặc | hay | hoặc là'),
  heard({ kind: 'joint', of: 'to' }, 'đến | tới | cho đến'),
  heard({ kind: 'same' }, 'cùng | giống | như nhau'),
  heard(
    { kind: 'negation' },
    `
    không | không phải | không phải là | không có | ngoại trừ | trừ | trừ ra | ngoài | loại trừ | chưa | chưa từng |
    không bao gồm | không thuộc | không ở | không đến từ | chẳng | không được | không tính | không bị | không hề |
    ngoài trừ | không chứa | không kể | chưa có | khác | khác với | không phải người | không phải từ | cũng không | chẳng phải |
    chẳng có | không hề có | chưa hề | chưa từng có | chưa từng được | không qua | không dùng | không làm | không tính đến |
    không kể đến | vẫn chưa | không là | chưa phải | ngừng | đã ngừng | đang ngừng | ngưng |
    chưa bao giờ | không bao giờ | chưa lần nào | chưa một lần
  `,
  ),
  heard(
    { kind: 'missing' },
    `
    thiếu | bị thiếu | trống | bị trống | rỗng | để trống | bỏ trống | không có giá trị | không rõ | không xác định |
    chưa xác định | null | khuyết | bị khuyết | không có dữ liệu | chưa điền | không được ghi | chưa biết | chưa được biết |
    không biết | không được biết | chưa rõ | không có số liệu | chưa có số liệu | chưa có dữ liệu | không có dữ liệu về |
    chưa có dữ liệu về | không có số liệu về | chưa có số liệu về | không có thông tin về | chưa có thông tin về | không ghi |
    chưa ghi nhận | chưa được ghi nhận | không được ghi nhận | còn thiếu | thiếu thông tin | bị thiếu thông tin | thiếu dữ liệu |
    thiếu số liệu | chưa được điền | chưa được nhập | không nhập | chưa báo cáo | chưa cập nhật | chưa khai báo | không khai báo
  `,
  ),
  heard({ kind: 'compared' }, 'so sánh | so với | đối chiếu | so | so sánh giữa | vs | versus | với nhau'),
]

const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `
    theo | mỗi | từng | theo từng | theo mỗi | của mỗi | của từng | cho mỗi | cho từng | ở mỗi | ở từng | trong mỗi |
    trong từng | với mỗi | với từng | tại mỗi | tại từng | phân theo | nhóm theo | gom theo | chia theo | phân chia theo |
    trên mỗi | đối với mỗi | đối với từng | mỗi một | phân nhóm theo | trên từng | tính theo | tương ứng với mỗi |
    tương ứng với từng | thuộc mỗi | thuộc từng | theo các | vào mỗi | từ mỗi | từ từng | mà mỗi
  `,
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    'năm | theo năm | mỗi năm | hàng năm | hằng năm | từng năm | theo từng năm | qua các năm | qua từng năm | các năm | năm nào',
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    'quý | quí | theo quý | mỗi quý | hàng quý | hằng quý | từng quý | theo từng quý | qua các quý | qua từng quý | các quý | quý nào',
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    'tháng | theo tháng | mỗi tháng | hàng tháng | hằng tháng | từng tháng | theo từng tháng | qua các tháng | qua từng tháng | các tháng | tháng nào',
  ),
  heard(
    { kind: 'grain', grain: 'week' },
    'tuần | theo tuần | mỗi tuần | hàng tuần | hằng tuần | từng tuần | theo từng tuần | các tuần | tuần nào',
  ),
  heard(
    { kind: 'grain', grain: 'day' },
    'ngày | theo ngày | mỗi ngày | hàng ngày | hằng ngày | từng ngày | theo từng ngày | các ngày | ngày nào',
  ),
  heard(
    { kind: 'list' },
    `
    hiển thị | hiện thị | liệt kê | cho biết | cho xem | cho tôi biết | cho tôi xem | đưa ra | tìm | tìm ra | tìm kiếm | nêu | nêu tên |
    kể tên | kể ra | trả về | lấy | lấy ra | in ra | danh sách | xác định | cung cấp | chỉ ra | trình bày | cho tôi |
    hãy cho biết | hãy liệt kê | hãy tìm | hãy cho tôi biết | xem | tra cứu | thống kê | hiện | đưa cho tôi | kê | tính |
    hãy tính | tính toán | chọn | chọn ra | cho danh sách | truy vấn
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `
    nào | gì | là gì | những gì | nào là | cái nào | cái gì | đâu là | là những gì | gì là |
    nào có | nào được | là cái nào | nào đã | có những | gồm những | bao gồm những gì | nào thuộc | thế nào | là bao nhiêu | bằng bao nhiêu | là mấy
  `,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'ai | là ai | người nào | của ai | những ai | ai là | ai là người | những người nào | là người nào',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'khi nào | lúc nào | bao giờ | ngày nào | vào ngày nào | năm nào | vào năm nào | thời điểm nào | vào lúc nào | từ khi nào | hồi nào',
  ),
  heard(
    { kind: 'ask', about: 'place' },
    'ở đâu | đâu | nơi nào | tại đâu | chỗ nào | từ đâu | ở nơi nào | ở chỗ nào',
  ),
  heard(
    { kind: 'rows' },
    `
    dòng | bản ghi | dòng dữ liệu | hàng dữ liệu | số dòng | số bản ghi | bản tin ghi | mục dữ liệu | quan sát |
    mọi thông tin | tất cả thông tin | toàn bộ thông tin | tất cả các thông tin | mọi thông tin về | tất cả thông tin về |
    toàn bộ thông tin về | mọi chi tiết | mọi chi tiết về | tất cả chi tiết | toàn bộ chi tiết | đầy đủ thông tin |
    thông tin đầy đủ | chi tiết đầy đủ | đầy đủ chi tiết | mọi thứ | mọi thứ về | mọi điều | mọi điều về | mọi dữ liệu |
    tất cả dữ liệu | toàn bộ dữ liệu | toàn bộ hồ sơ | hồ sơ đầy đủ | tất cả các cột | mọi cột |
    tất cả những gì | những thông tin gì | có những thông tin gì | tất cả thông tin có | toàn bộ bản ghi
  `,
  ),
  heard(
    { kind: 'order' },
    `
    sắp xếp theo | sắp xếp | xếp theo | xếp hạng theo | theo thứ tự | sắp xếp kết quả theo | theo thứ tự của | thứ tự |
    được sắp xếp theo | được sắp xếp | sắp xếp chúng theo | xếp thứ tự theo | sắp xếp danh sách theo | sắp xếp kết quả |
    sắp xếp danh sách | theo trình tự
  `,
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `
    giảm dần | theo thứ tự giảm dần | thứ tự giảm dần | theo thứ tự giảm dần về | theo thứ tự giảm dần của | từ cao đến thấp |
    từ lớn đến nhỏ | từ nhiều đến ít | từ cao xuống thấp | từ lớn xuống nhỏ | từ già đến trẻ | từ mới đến cũ | từ z đến a |
    từ lớn tuổi nhất đến nhỏ tuổi nhất | từ cao nhất đến thấp nhất | từ lớn nhất đến nhỏ nhất | từ nhiều nhất đến ít nhất |
    từ già nhất đến trẻ nhất | từ mới nhất đến cũ nhất | từ đắt đến rẻ | từ trên xuống dưới | ngược lại | theo thứ tự ngược | theo thứ tự bảng chữ cái ngược | đảo ngược | theo thứ tự ngược lại |
    từ dài đến ngắn | lớn nhất trước | cao nhất trước | mới nhất trước
  `,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `
    tăng dần | theo thứ tự tăng dần | thứ tự tăng dần | theo thứ tự tăng dần về | theo thứ tự tăng dần của | từ thấp đến cao |
    từ nhỏ đến lớn | từ ít đến nhiều | từ thấp lên cao | từ nhỏ lên lớn | từ trẻ đến già | từ cũ đến mới | từ a đến z |
    theo bảng chữ cái | theo thứ tự bảng chữ cái | theo thứ tự chữ cái | thứ tự bảng chữ cái | thứ tự chữ cái | theo abc |
    theo thứ tự từ điển | theo thứ tự thời gian | từ thấp nhất đến cao nhất | từ nhỏ nhất đến lớn nhất |
    từ ít nhất đến nhiều nhất | từ trẻ nhất đến già nhất | từ cũ nhất đến mới nhất | từ rẻ đến đắt | theo thứ tự abc |
    từ ngắn đến dài | nhỏ nhất trước | thấp nhất trước
  `,
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    'biểu đồ cột | biểu đồ thanh | biểu đồ hình cột | bằng biểu đồ cột | vẽ biểu đồ cột | dạng cột | đồ thị cột',
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    `
    biểu đồ đường | biểu đồ dạng đường | bằng biểu đồ đường | vẽ biểu đồ đường | đồ thị đường | theo thời gian |
    qua thời gian | diễn biến
  `,
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    'biểu đồ | đồ thị | vẽ | vẽ biểu đồ | trực quan hóa | trực quan hoá | bằng biểu đồ | vẽ đồ thị | dạng biểu đồ | minh họa',
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    'dạng bảng | bằng bảng | không cần biểu đồ | không vẽ biểu đồ | dưới dạng bảng',
  ),
  heard(
    { kind: 'follow' },
    `
    còn | thế còn | vậy còn | chỉ | chỉ tính | chỉ riêng | bây giờ | thay vào đó | tương tự với | tương tự | cũng | chỉ xét |
    chỉ lấy | chỉ trong | giờ thì | còn với | chỉ có
  `,
  ),
]

const unsupported = heard(
  { kind: 'unsupported' },
  `
  tương quan | mối tương quan | hệ số tương quan | sự tương quan | mối quan hệ | mối liên hệ | quan hệ giữa | hồi quy |
  hiệp phương sai | phân vị | bách phân vị | tứ phân vị | độ xiên | độ nhọn | ngoại lai | giá trị ngoại lai | bất thường |
  điểm bất thường | phân phối | phân bố | phân bổ | biểu đồ tần suất | phân phối chuẩn | dự báo | dự đoán | dự kiến | xu hướng |
  tốc độ tăng trưởng | mức tăng trưởng | tăng trưởng | tăng bao nhiêu | giảm bao nhiêu | so với cùng kỳ | cùng kỳ |
  trung bình động | trung bình trượt | lũy kế | luỹ kế | thay đổi | biến động | gia tăng | sụt giảm | suy giảm | gấp |
  gấp bao nhiêu lần | gấp đôi | gấp mấy lần | tỷ số | tỉ số | chia cho | nhân với | bình quân đầu người |
  tại sao | vì sao | giải thích | nguyên nhân vì sao | nguyên nhân khiến | nguyên nhân dẫn đến | do nguyên nhân nào | lý do vì sao |
  lý do tại sao | lý do khiến | lí do vì sao | lí do khiến | có ý nghĩa thống kê | kiểm định | phân cụm | phân khúc |
  phân loại thành | gộp bảng | nối bảng | cập nhật | xóa | xoá | chèn | đổi tên | chuyển đổi | điền vào | chuẩn hóa
`,
)

const words: readonly Heard[] = [
  ...measures,
  ...leads,
  ...comparatives,
  ...comparisons,
  ...shapes,
  ...periods,
  ...units,
  ...extents,
  ...directions,
  ...phrasings,
  ...named,
  unsupported,
  { meaning: { kind: 'verb' }, phrases: verbs },
  { meaning: { kind: 'filler' }, phrases: fillers },
]

export const hears: Hears = {
  spaced: true,
  headsFirst: true,
  unnumbered: true,
  words: words.map(withBare),
  synonyms,
  glossary,
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['thứ hạng', 'hạng', 'xếp hạng', 'vị trí'],
  sizeWords: ['diện tích', 'kích thước'],
  stem: remembered(stem),
  syllables: true,
  asksBehind: true,
}
