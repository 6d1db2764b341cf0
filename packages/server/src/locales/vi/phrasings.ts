import { heard, type Heard } from '../hears.ts'

const ages = ['tuổi', 'độ tuổi', 'tuoi', 'age']
const births = ['ngày sinh', 'năm sinh', 'sinh', 'birth', 'birthday', 'born']
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
const times = ['ngày', 'thời gian', 'năm', 'date', 'time', 'year', 'day']
const pays = ['lương', 'mức lương', 'thu nhập', 'thù lao', 'salary', 'pay', 'wage', 'income', 'fee', 'rate']

/** More ways to put what the plainest words say: counts, ends, bounds, what is left out. */
export const phrasings: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    tổng số lượng các | hãy đếm | hãy đếm số | hãy đếm số lượng | đếm tổng số | đếm tất cả | có khoảng bao nhiêu | số lượng là bao nhiêu | bao nhiêu cái |
    bao nhiêu chiếc | bao nhiêu con | có bao nhiêu cái | có bao nhiêu chiếc | bằng bao nhiêu | số lượt | bao nhiêu lượt | số lần xuất hiện | tần suất | tần số
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    'khác nhau là bao nhiêu | không giống nhau | riêng lẻ | bao nhiêu kiểu | có bao nhiêu kiểu | mấy loại | có mấy loại | bao nhiêu thứ khác nhau | độc nhất | khác biệt nhau',
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    'tổng cộng là | tổng tất cả | tổng toàn bộ | tổng của tất cả | cộng tất cả | tất cả cộng lại | gộp lại | tổng hợp | tổng là',
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    'trung bình là | mức trung bình | mức bình quân | tính bình quân | tính trung bình là | trung bình chung | trung bình của các | trung bình cho mỗi',
  ),
  heard(
    { kind: 'measure', function: 'minimum' },
    'giá trị tối thiểu | mức tối thiểu | số nhỏ nhất | giá trị bé nhất',
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    'giá trị tối đa | mức tối đa | số lớn nhất | giá trị to nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: prices },
    'tốn kém nhất | tốn nhất | đắt giá nhất | có giá cao nhất | cao giá nhất | tốn tiền nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: prices },
    'ít tốn kém nhất | có giá thấp nhất | có giá rẻ nhất | tiết kiệm nhất | phải chăng nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ages },
    'cao niên nhất | có tuổi lớn nhất | có tuổi cao nhất | nhiều tuổi nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ages },
    'bé tuổi nhất | có tuổi nhỏ nhất | có tuổi thấp nhất | non trẻ nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: births },
    'trẻ nhất | trẻ tuổi nhất | nhỏ tuổi nhất | sinh sau cùng | sinh muộn nhất',
  ),
  heard({ kind: 'superlative', direction: 'low', of: births }, 'già nhất | lớn tuổi nhất | sinh sớm nhất'),
  heard(
    { kind: 'superlative', direction: 'high', of: pays },
    'được trả lương cao nhất | trả lương cao nhất | được trả cao nhất | được trả nhiều nhất | có thu nhập cao nhất | kiếm nhiều tiền nhất | hưởng lương cao nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: pays },
    'được trả lương thấp nhất | trả lương thấp nhất | có thu nhập thấp nhất | kiếm ít tiền nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: times },
    'gần đây nhất | mới đây nhất | lần gần nhất | lần cuối | lần cuối cùng | gần nhất',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: times },
    'lần đầu | lần đầu tiên | cổ nhất | lâu đời nhất | trước nhất | xa xưa nhất',
  ),
  heard(
    { kind: 'most', direction: 'high' },
    'nhiều lần nhất | với nhiều nhất | số lượng cao nhất | có số lượng nhiều nhất | có số lượng cao nhất | đông đảo nhất | có tổng số nhiều nhất',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'ít lần nhất | với ít nhất | có số lượng ít nhất | có số lượng thấp nhất | có số lượng nhỏ nhất',
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    nhiều lần nhất | được đặt nhiều lần nhất | được đặt nhiều nhất | được mua nhiều nhất | được chọn nhiều nhất | xuất hiện nhiều lần nhất | có nhiều lần xuất hiện nhất |
    thường thấy nhất | hay dùng nhất | được ưa thích nhất | nổi tiếng nhất | bán chạy nhất | thịnh hành nhất | lặp lại nhiều nhất | hay xuất hiện nhất | được dùng thường xuyên nhất
  `,
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    `
    ít lần nhất | được đặt ít nhất | ít được đặt nhất | được mua ít nhất | ít được mua nhất | ít được chọn nhất | xuất hiện ít lần nhất | ít xuất hiện nhất | ít thường gặp nhất |
    ít được dùng nhất | ít được ưa chuộng nhất | bán chậm nhất | ít thấy nhất
  `,
  ),
  heard(
    { kind: 'rank', direction: 'high' },
    'đứng đầu về | nằm trong top | thuộc top | xếp hạng cao nhất | xếp đầu | đứng nhất',
  ),
  heard(
    { kind: 'rank', direction: 'low' },
    'đứng cuối về | xếp hạng thấp nhất | xếp cuối cùng | bét bảng | cuối cùng về',
  ),
  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    'nhiều hơn là | lớn hơn so với | cao hơn so với | hơn so với | vượt mức | cao hơn hẳn | vượt qua | vượt hơn | ở trên mức | trên mức',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    'thấp hơn so với | nhỏ hơn so với | ít hơn so với | không đạt | chưa đạt | kém hơn | dưới mức | ở dưới mức',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    'ít nhất có | ít nhất từ | tối thiểu từ | tối thiểu có | không dưới mức | không kém | bằng hoặc lớn hơn | bằng hoặc cao hơn | bằng hoặc hơn | cao hơn hoặc bằng | nhiều hơn hoặc bằng | hơn hoặc bằng | đạt ít nhất | đạt từ | đủ | không bé hơn',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    'nhiều nhất có | tối đa có | không quá mức | bằng hoặc nhỏ hơn | bằng hoặc thấp hơn | bằng hoặc ít hơn | thấp hơn hoặc bằng | ít hơn hoặc bằng | không trên | không đến hơn | không già hơn',
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    'vừa đúng | chỉ đúng | vừa bằng | đúng là | vừa tròn',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    'hoặc già hơn | hoặc lớn tuổi hơn | hoặc dài hơn | hoặc lâu hơn | hay cao hơn | hay hơn | và cao hơn | và hơn | và nhiều hơn | đổ lên | hoặc trên',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    'hoặc trẻ hơn | hoặc ngắn hơn | hoặc dưới | hay thấp hơn | và thấp hơn | và ít hơn | đổ lại | hoặc bé hơn',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after', of: ages },
    'tuổi trở lên | tuổi hoặc hơn | tuổi hoặc lớn hơn | tuổi hoặc già hơn | tuổi đổ lên | tuổi hoặc lớn tuổi hơn',
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after', of: ages },
    'tuổi trở xuống | tuổi hoặc ít hơn | tuổi hoặc nhỏ hơn | tuổi hoặc trẻ hơn | tuổi đổ lại',
  ),
  heard({ kind: 'when', operator: '>' }, 'sau thời điểm | từ sau | sau mốc | sau khi kết thúc'),
  heard(
    { kind: 'when', operator: '>=' },
    'từ tháng | kể từ ngày | kể từ tháng | từ đầu năm | từ đầu | tính từ năm | bắt đầu từ năm',
  ),
  heard({ kind: 'when', operator: '<' }, 'trước thời điểm | trước mốc | từ trước | trước khi đến'),
  heard(
    { kind: 'when', operator: '<=' },
    'đến cuối | tới hết | tính đến hết | đến hết năm | cho đến năm | cho đến hết | tới năm | tính đến năm',
  ),
  heard(
    { kind: 'between' },
    'nằm trong khoảng từ | ở giữa | trong khoảng giữa | trong khoảng thời gian từ | trong thời gian từ | vào khoảng từ | có khoảng từ | trong giai đoạn từ',
  ),
  heard({ kind: 'same' }, 'cùng một | giống nhau | giống với | giống như | trùng | trùng với | cùng chung'),
  heard(
    { kind: 'negation' },
    `
    không nằm ở | không nằm trong | không sống ở | không làm việc ở | không làm việc tại | không tại | không thuộc về | không đến | trừ những | ngoài những | ngoại trừ những |
    không gồm | không phải ở | không phải từ | không phải thuộc | chưa được | chưa bị | không còn | ngoại lệ | bỏ qua | loại bỏ | loại ra | không có bất kỳ | không có một
  `,
  ),
  heard(
    { kind: 'missing' },
    'chưa có giá trị | không có thông tin | chưa có thông tin | chưa ghi | chưa được ghi | bị bỏ trống | chưa nhập | không được điền',
  ),
  heard(
    { kind: 'share' },
    'chiếm tỷ lệ | chiếm tỉ lệ | tỷ lệ bao nhiêu | tỉ lệ bao nhiêu | phần trăm là bao nhiêu | bao nhiêu % | chiếm bao nhiêu % | mấy % | tỷ lệ % | tỉ lệ % | phần trăm của | tỷ phần | chiếm phần trăm',
  ),
  heard(
    { kind: 'group' },
    'tương ứng mỗi | ứng với mỗi | ứng với từng | của mỗi một | ở từng | phân ra theo | chia ra theo | được nhóm theo | được phân theo | gộp theo | cho các | riêng từng | thuộc từng | do mỗi | do từng | có ở mỗi',
  ),
  heard(
    { kind: 'list' },
    `
    hãy nêu | hãy kể tên | hãy đưa ra | hãy hiển thị | hãy trả về | hãy cung cấp | hãy chỉ ra | hãy xác định | hãy lấy | hãy in ra | nói cho tôi biết | nói cho tôi | bạn có thể cho tôi biết |
    có thể cho tôi biết | bạn hãy cho biết | làm ơn cho biết | vui lòng cho biết | vui lòng liệt kê | xin cho biết | xin hãy cho biết | liệt kê ra | liệt kê tất cả | hiển thị tất cả | đưa ra danh sách | lập danh sách | cho một danh sách | viết ra | lọc | lọc ra | trích xuất | truy xuất | xuất ra
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    'tên là gì | tên gì | có tên là gì | tên gọi là gì | những cái nào | là những cái nào | nào sau đây | nào trong số | nào trong các | nào vậy | gì vậy | như thế nào | gồm những gì | có những gì  | có tên gì',
  ),
  heard(
    { kind: 'ask', about: 'person' },
    'là những ai | gồm những ai | có những ai | tên ai | những ai là | ai vậy | ai có | ai đã | ai được',
  ),
  heard(
    { kind: 'ask', about: 'time' },
    'vào khi nào | từ bao giờ | vào thời gian nào | thời gian nào | vào thời điểm nào | vào dịp nào',
  ),
  heard({ kind: 'ask', about: 'place' }, 'tại nơi nào | ở những đâu | nằm ở đâu | đến từ đâu | ở vị trí nào'),
  heard(
    { kind: 'filler' },
    'đến nay | cho đến nay | tới nay | tính đến nay | từ trước đến nay | từ trước tới nay | đang có | hiện đang | đang được | có được | đã được | đã từng | từng được | mà được | đó là | đó có | nó là | của mình | của chúng | với số lượng | với mức | với giá trị | có mức | có giá trị | những thứ | thứ nào đó | và cho biết | rồi cho biết | phải | lẫn nhau | theo đó | kèm | kèm với | ghi lại | ghi trong | theo dữ liệu | trong dữ liệu | trong danh sách | trong tập dữ liệu | trong file | tất cả những | toàn thể | trong tất cả | trong toàn bộ | trong số các | trong số những | trong những | xin hỏi | cho mình hỏi | cho em hỏi | mình muốn biết | mình cần | giúp mình | được gọi là | tức là | nghĩa là',
  ),
]
