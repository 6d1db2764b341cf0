/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['giá', 'đơn giá', 'giá bán', 'giá cả', 'chi phí', 'giá tiền', 'giá thành'],
  ['giá vé', 'tiền vé', 'giá của vé', 'vé'],
  ['doanh thu', 'doanh số', 'doanh số bán hàng', 'tiền bán hàng', 'doanh thu bán hàng'],
  ['thành tiền', 'số tiền', 'tổng tiền', 'doanh thu', 'doanh số', 'tổng giá trị', 'giá trị đơn hàng'],
  ['lương', 'mức lương', 'tiền lương', 'thu nhập', 'thù lao'],
  ['số lượng', 'sl', 'sản lượng', 'số lượng bán'],
  [
    'điểm đi',
    'nơi đi',
    'nơi khởi hành',
    'điểm khởi hành',
    'sân bay đi',
    'xuất phát',
    'nơi xuất phát',
    'thành phố đi',
  ],
  ['điểm đến', 'nơi đến', 'đích đến', 'sân bay đến', 'thành phố đến', 'đích'],
  ['giới tính', 'phái'],
  ['khách hàng', 'khách', 'người mua'],
  ['nhân viên', 'người lao động', 'cán bộ', 'nhân sự'],
  ['phòng ban', 'bộ phận', 'phòng', 'khoa'],
  ['công ty', 'doanh nghiệp', 'hãng', 'tổ chức'],
  ['hãng bay', 'hãng hàng không', 'hãng'],
  ['quốc gia', 'nước', 'đất nước'],
  ['khu vực', 'vùng', 'miền', 'địa bàn'],
  ['tỉnh', 'tỉnh thành', 'bang'],
  ['loại', 'thể loại', 'danh mục', 'nhóm', 'kiểu', 'hạng mục', 'hạng'],
  ['trạng thái', 'tình trạng'],
  ['ngày', 'ngày tháng', 'thời gian'],
  ['điểm', 'điểm số', 'điểm thi'],
  ['đánh giá', 'xếp hạng', 'số sao', 'điểm đánh giá'],
  ['trễ', 'độ trễ', 'thời gian trễ', 'số phút trễ', 'chậm trễ', 'thời gian chậm'],
  ['hành khách', 'số hành khách', 'lượt khách', 'số khách'],
  ['dân số', 'số dân', 'cư dân'],
  ['nhà cung cấp', 'nhà phân phối', 'người bán'],
  ['sản phẩm', 'mặt hàng', 'hàng hóa', 'hàng'],
  ['đơn hàng', 'đơn', 'đơn đặt hàng', 'giao dịch'],
  ['lợi nhuận', 'lãi', 'tiền lãi'],
  ['giảm giá', 'chiết khấu', 'khuyến mãi'],
  ['thời lượng', 'độ dài', 'thời gian'],
  ['cân nặng', 'trọng lượng', 'khối lượng'],
  ['điện thoại', 'số điện thoại', 'sđt'],
  ['chức vụ', 'chức danh', 'vị trí', 'nghề nghiệp', 'công việc'],
  ['quản lý', 'người quản lý', 'trưởng phòng'],
  ['cửa hàng', 'chi nhánh', 'điểm bán'],
  ['phương thức thanh toán', 'hình thức thanh toán', 'cách thanh toán'],
  ['tên', 'họ tên', 'họ và tên', 'tên gọi'],
  ['tuổi', 'độ tuổi'],
]

/** What stands in a header to say what kind of thing it holds. */
export const kindWords: readonly string[] =
  'mã số tên id stt phút giờ giây ngày kg km m cm đồng vnđ vnd usd tuổi người ma so ten'.split(' ')

const list = (phrases: string): readonly string[] => phrases.split(' ')

/** Single syllables, as names are compared word by word. */
export const intensive: readonly string[] = list(
  'giá vé lệ tuổi điểm nhiệt lương suất trễ dài rộng sâu tốc nặng phí hạng',
)

export const extensive: readonly string[] = list('thu khách lượng tiền lợi vốn dân phiếu lượt')

export const personWords: readonly string[] = [
  ...[
    'tên',
    'họ tên',
    'họ và tên',
    'nhân viên',
    'khách hàng',
    'học sinh',
    'sinh viên',
    'giáo viên',
    'giảng viên',
  ],
  ...[
    'tài xế',
    'tác giả',
    'nghệ sĩ',
    'ca sĩ',
    'diễn viên',
    'cầu thủ',
    'vận động viên',
    'huấn luyện viên',
    'quản lý',
  ],
  ...[
    'giám đốc',
    'đạo diễn',
    'chủ sở hữu',
    'người dùng',
    'thành viên',
    'bệnh nhân',
    'bác sĩ',
    'phi công',
    'người bán',
  ],
]

export const placeWords: readonly string[] = [
  ...[
    'địa điểm',
    'nơi',
    'thành phố',
    'quốc gia',
    'nước',
    'địa chỉ',
    'khu vực',
    'vùng',
    'tỉnh',
    'huyện',
    'quận',
  ],
  ...[
    'sân vận động',
    'sân bay',
    'điểm đi',
    'điểm đến',
    'nơi đi',
    'nơi đến',
    'ga',
    'bến',
    'cửa hàng',
    'chi nhánh',
  ],
]
