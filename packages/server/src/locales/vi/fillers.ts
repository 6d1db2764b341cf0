const split = (phrases: string): readonly string[] => [
  ...new Set(
    phrases
      .split('|')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
]

/** Words that hold a question together and choose nothing from the data. */
export const fillers: readonly string[] = split(`
  của | là | có | được | bị | cho | ở | tại | trong | trên | với | và | các | những | cái | chiếc | con | người | một |
  này | kia | đó | đấy | ấy | nó | chúng | tôi | mình | bạn | chúng ta | chúng tôi | anh | chị | em | thì | mà | để |
  vì | bởi | do | về | vào | ra | lên | xuống | đi | đến | tới | từ | như | cũng | đã | đang | sẽ | vẫn | rồi | chưa | hãy |
  xin | vui lòng | làm ơn | giúp | giúp tôi | giùm | hộ | muốn | tôi muốn | cần | tôi cần | muốn biết | tôi muốn biết |
  muốn xem | biết | xem | thấy | ạ | nhé | nhỉ | vậy | thế | à | ư | hả | không ạ | xin chào | chào | cảm ơn | cám ơn |
  tất cả | tất cả các | toàn bộ | mọi | cả | hết | bất kỳ | bất kì | dữ liệu | bảng | trong bảng | tập dữ liệu | tệp | file |
  cột | trường | giá trị | thông tin | chi tiết | câu trả lời | tương ứng | lần lượt | sau | sau đây | dưới đây |
  hiện có | hiện nay | hiện tại | cụ thể | chính xác | khoảng | thuộc | thuộc về | nằm | nằm ở | nằm trong | gồm | bao gồm |
  chứa | mang | mang tên | tên là | gọi là | là như thế nào | dùng | sử dụng | bằng | qua | thông qua | khi | lúc | mà có | nơi | việc | sự |
  cuộc | bộ | vị | ngôi | căn | tấm | bức | chuyến | lượt | đứa | thằng | cô | ông | bà |
  cùng | cùng với | đồng thời | trong đó | trong số | trong số đó | trong các | của các | của những | mà họ | của họ | của nó |
  có trong | có ở | nhau | thực sự | thật sự | riêng | chung | chung quy | nói chung | đối với | liên quan | liên quan đến |
  xảy ra | diễn ra | tồn tại | xuất hiện | trở thành | làm | ra sao | như thế nào | thế nào | bao lâu | ngoài ra | thêm |
  hay không | phải không | đúng không | được không | hoặc là | lại | nữa | ngay | đều | chính | chính là | đâu đó | bên | phía |
  trong hồ sơ | trong danh mục | trong hệ thống | trong cơ sở dữ liệu | trong sổ | trong báo cáo | họ có | họ đã | họ đang | họ là | họ được | họ làm | họ sống | họ tham gia | mà họ | nơi họ | cho họ | phần | mức | lượng | vâng | dạ | ok | okay | hi | hello | ta | hiện | đây | vừa | trước tiên | đầu tiên hãy | cho tôi hỏi |
  cho hỏi | hỏi | ai đó | sao | nên | nếu | thứ | dưới dạng | dạng | nhất
`)

/** May choose rows when they stand alone. */
export const verbs: readonly string[] = split(`
  bán | đã bán | bán được | bán ra | mua | đã mua | đặt | đặt mua | đặt hàng | trả | thanh toán | chi | chi tiêu | chi trả |
  tiêu | kiếm | kiếm được | thu | thu được | thu về | nhận | nhận được | đạt | đạt được | mang lại | đem lại | tạo ra | sản xuất |
  phát hành | xuất bản | làm việc | công tác | sống | sinh sống | cư trú | sinh | sinh ra | bay | khởi hành | cất cánh |
  hạ cánh | xuất phát | đi từ | bay từ | bay đến | đến từ | rời | tới nơi | chở | chuyên chở | vận chuyển | phục vụ | chơi |
  thi đấu | ghi | ghi được | ghi bàn | thắng | chiến thắng | giành | giành được | thua | học | theo học | dạy | giảng dạy |
  tham gia | tham dự | ghé thăm | thăm | viếng thăm | viết | sáng tác | đạo diễn | đóng | diễn | biểu diễn | trình diễn | hát |
  tổ chức | được tổ chức | xây dựng | xây | thành lập | được thành lập | sáng lập | sở hữu | quản lý | vận hành | khai thác |
  cung cấp | giao | gửi | đăng ký | ghi nhận | được ghi nhận | tuyển | tuyển dụng | thuê | bắt đầu | kết thúc | hoạt động |
  nặng | kéo dài | có giá | trị giá | chiếm | đóng góp | hoàn thành | thực hiện | phát sóng | được phát sóng | nói | nuôi | lái |
  dẫn đầu | xếp | đứng | tăng trưởng | đánh giá | được đánh giá | được sản xuất | được phát hành | được viết | được sử dụng |
  được đặt | được mua | được bán | được tuyển | được tuyển dụng | được thuê | được chọn | được giao | được gửi | được dùng | sống ở | làm việc ở | làm việc tại | sống tại |
  được thành lập | ra mắt | được ra mắt | phải trả | phải chờ | được xây dựng | được trao | trao | nhập | nhập về | xuất | tốt nghiệp | điều trị | khám | kết quả
`)
