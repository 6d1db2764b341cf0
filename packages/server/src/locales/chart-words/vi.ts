import { heard, type Heard } from '../hears.ts'

export const vi: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'biểu đồ tròn | biểu đồ hình tròn | bằng biểu đồ tròn | biểu đồ bánh | dạng biểu đồ tròn',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'xếp chồng | cột chồng | biểu đồ cột chồng | biểu đồ cột xếp chồng | biểu đồ xếp chồng',
  ),
  heard(
    { kind: 'chart', chart: 'grouped-bar' },
    'cột nhóm | biểu đồ cột nhóm | biểu đồ cột ghép | các cột cạnh nhau',
  ),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'biểu đồ phân tán | biểu đồ tán xạ | bằng biểu đồ phân tán | biểu đồ điểm',
  ),
  heard(
    { kind: 'chart', chart: 'histogram' },
    'biểu đồ tần suất | biểu đồ phân phối | histogram | biểu đồ tần số',
  ),
  heard({ kind: 'chart', chart: 'area' }, 'biểu đồ miền | biểu đồ vùng'),
  heard({ kind: 'chart', chart: 'box' }, 'biểu đồ hộp | box plot | boxplot'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'bản đồ nhiệt | biểu đồ nhiệt'),
  heard({ kind: 'chart', chart: 'number' }, 'dưới dạng một số | một con số'),
  heard(
    { kind: 'chart', chart: 'none' },
    'không cần biểu đồ | không biểu đồ | không vẽ biểu đồ | chỉ con số | chỉ cần số | chỉ bảng | chỉ cần bảng',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'mối quan hệ | mối quan hệ giữa | quan hệ giữa | tương quan | tương quan giữa | mối tương quan | sự tương quan',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    `
    xu hướng | biến động | thay đổi | diễn biến | theo thời gian | sự thay đổi | xu thế | thay đổi thế nào |
    thay đổi như thế nào | thay đổi ra sao | biến động thế nào | biến động như thế nào | biến động ra sao | diễn biến thế nào |
    diễn biến như thế nào | diễn biến ra sao
  `,
  ),
  heard({ kind: 'suggest', chart: 'pie' }, 'cơ cấu | tỷ trọng | tỉ trọng'),
  heard({ kind: 'suggest', chart: 'bar' }, 'so sánh | sự so sánh | đối chiếu'),
  heard(
    { kind: 'suggest', chart: 'histogram' },
    'phân bố | phân phối | sự phân bố | phân bổ | sự phân bổ | được phân bố | được phân bổ',
  ),
  heard({ kind: 'axis', axis: 'x' }, 'trục x | trục hoành | trục ngang'),
  heard({ kind: 'axis', axis: 'y' }, 'trục y | trục tung | trục dọc'),
  heard({ kind: 'bin' }, 'khoảng thời gian | khoảng cách'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'ngày trong tuần | theo ngày trong tuần | thứ trong tuần | theo thứ trong tuần | mỗi ngày trong tuần | các ngày trong tuần',
  ),
  heard(
    { kind: 'grain', grain: 'hour' },
    'theo giờ | mỗi giờ | từng giờ | giờ trong ngày | theo giờ trong ngày | hàng giờ',
  ),
]
