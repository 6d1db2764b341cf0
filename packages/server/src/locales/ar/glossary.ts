/** Arabic words, and what English headers and values call them; spellings of hamza and teh marbuta are made one elsewhere. */
const lines = `
سعر : price
أسعار : price
ثمن : price
تكلفة : cost
كلفة : cost
تكاليف : cost | costs
سعر الوحدة : unit price
سعر التذكرة : fare | ticket price
أجرة : fare
تذكرة : ticket
تذاكر : ticket | tickets
تعرفة : fare | tariff
رسوم : fee | charge
إيجار : rent
مبلغ : amount
المبلغ الإجمالي : total amount | amount
قيمة الطلب : amount | order value
مبيعات : sales | revenue
قيمة المبيعات : sales | amount | revenue
إيرادات : revenue | sales
إيراد : revenue
عائدات : revenue
ربح : profit
أرباح : profit
هامش : margin
هامش الربح : margin | profit margin
خسارة : loss
خسائر : loss | losses
خصم : discount
تخفيض : discount
ضريبة : tax
ضرائب : tax
ميزانية : budget
مصروفات : expenses | spend
نفقات : expenses
إنفاق : spending | spend
دخل : income
راتب : salary
رواتب : salary
مرتب : salary
راتب سنوي : annual salary
أجر : wage | pay
مكافأة : bonus
مكافآت : bonus
علاوة : bonus | allowance
عمولة : commission
كمية : quantity | qty
كميات : quantity
وحدة : unit
وحدات : units | quantity
قطعة : piece | item
حجم : size | volume
طلب : order
طلبات : order | orders
طلبية : order
طلبيات : order | orders
رقم الطلب : order id | order number
تاريخ الطلب : order date
شحنة : shipment
شحن : shipping
توصيل : delivery
تسليم : delivery
تاريخ التسليم : delivery date
فاتورة : invoice
فواتير : invoice | invoices
دفع : payment
طريقة الدفع : payment method
وسيلة الدفع : payment method
حساب : account
رصيد : balance
قرض : loan
فائدة : interest
عملة : currency
بنك : bank
سهم : stock | share
أسهم : stocks | shares
عقد : contract
منتج : product
منتجات : product | products
سلعة : product | item
صنف : item | category
بضاعة : goods
فئة : category | class
فئات : category
نوع : type | kind
أنواع : type
تصنيف : category | classification | rating
علامة تجارية : brand
ماركة : brand
موديل : model
طراز : model
لون : color | colour
مخزون : stock | inventory
مخزن : warehouse
مستودع : warehouse
مورد : supplier | vendor
موردين : supplier | vendor
بائع : seller | vendor | salesperson
مندوب مبيعات : salesperson | sales rep
مشتري : buyer
عميل : customer | client
عملاء : customer | customers | client
زبون : customer
زبائن : customer | customers
اسم العميل : customer name
رقم العميل : customer id
متجر : store | shop
متاجر : store | stores
محل : shop | store
فرع : branch | store
فروع : branch
قناة : channel
شركة : company | firm
شركات : company
مؤسسة : organization | institution
قطاع : sector | segment
صناعة : industry
منطقة : region | area | zone
مناطق : region
إقليم : region | territory
جهة : region | side
مدينة : city | town
مدن : city | cities
دولة : country | nation
دول : country | countries
بلد : country
بلدان : country
محافظة : governorate | province
ولاية : state | province
مقاطعة : province | county
حي : district | neighborhood
شارع : street
عنوان : address | title
قارة : continent
عاصمة : capital
قرية : village
رمز بريدي : zip code | postcode
خط العرض : latitude
خط الطول : longitude
مساحة : area | surface
سكان : population | inhabitants
عدد السكان : population
نسمة : population
كثافة : density
كثافة سكانية : density | population density
ارتفاع : height | elevation | altitude
طول : length | height
عرض : width
عمق : depth
وزن : weight
سرعة : speed
مسافة : distance
مدة : duration
زمن : time | duration
نهر : river
جبل : mountain
بحيرة : lake
جزيرة : island
بحر : sea
حدود : border
تاريخ : date
تواريخ : date
وقت : time
موعد : date | appointment
سنة : year
عام : year
شهر : month
يوم : day
أسبوع : week
ساعة : hour | time
ساعات : hours
دقيقة : minute
دقائق : minutes | min
بداية : start
تاريخ البدء : start date
نهاية : end
تاريخ الانتهاء : end date
حالة : status | state | condition
وضع : status
اسم : name
أسماء : name
اسم أول : first name
اسم عائلة : last name | surname
لقب : title | surname
رقم : number | id
رمز : code
معرف : id
هاتف : phone
جوال : phone | mobile
بريد إلكتروني : email
إيميل : email
وصف : description
ملاحظات : notes
ملاحظة : note
عمر : age
أعمار : age
سن : age
جنس : gender | sex
جنسية : nationality
تاريخ الميلاد : birth date | date of birth
مكان الميلاد : birthplace
حالة اجتماعية : marital status
موظف : employee | staff
موظفين : employee | employees | staff
عامل : worker | employee
عمال : workers
طاقم : staff | crew
قسم : department | section
أقسام : department
إدارة : department | management
وظيفة : job | position | role | job title
مسمى وظيفي : job title
منصب : position
مهنة : occupation | profession
مدير : manager | director
مشرف : supervisor
رئيس : president | head | chief
فريق : team
فرق : team
خبرة : experience
سنوات الخبرة : years of experience | experience
تاريخ التعيين : hire date
تاريخ التوظيف : hire date
عين : hired
تعيين : hire
أداء : performance
إجازة : leave
طالب : student
طلاب : student | students
تلميذ : student | pupil
معلم : teacher
مدرس : teacher
أستاذ : professor | teacher
مدرسة : school
مدارس : school
جامعة : university
كلية : college | faculty
صف : class | grade
مادة : subject
مقرر : course
دورة : course
درجة : grade | score | class
درجات : grade | score | marks
علامة : mark | score | grade
نتيجة : result | score
امتحان : exam
اختبار : test
غياب : absence
تخصص : major | specialty
شهادة : degree | certificate
رياضة : sport
رياضيات : math
علوم : science
لاعب : player
لاعبين : player | players
مدرب : coach
مباراة : match | game
مباريات : match | matches | games
هدف : goal
أهداف : goals
نقاط : points | score
فوز : win | wins
هزيمة : loss
تعادل : draw
بطولة : championship | tournament
دوري : league
ملعب : stadium
موسم : season
حضور : attendance
جمهور : attendance | audience
ميدالية : medal
ذهبية : gold
فضية : silver
برونزية : bronze
فائز : winner
ترتيب : rank | ranking
مركز : position | center | rank
مستشفى : hospital
طبيب : doctor
مريض : patient
مرضى : patient | patients
مرض : disease
تشخيص : diagnosis
علاج : treatment
دواء : medicine | drug
جرعة : dose
ضغط الدم : blood pressure
نبض : pulse | heart rate
حرارة : temperature
درجة الحرارة : temperature
رطوبة : humidity
رياح : wind
سرعة الرياح : wind speed
أمطار : rain | rainfall | precipitation
مطر : rain
ثلج : snow
طقس : weather
ضغط : pressure
سيارة : car | vehicle
سيارات : car | cars
مركبة : vehicle
مركبات : vehicle | vehicles
محرك : engine
وقود : fuel
استهلاك الوقود : fuel consumption
مسافة مقطوعة : mileage
سائق : driver
رحلة : flight | trip
رحلات : flight | flights | trip
شركة الطيران : airline | carrier
شركات الطيران : airline
خطوط : airline
ناقل : carrier | airline
طائرة : plane | aircraft
مطار : airport
مطار المغادرة : origin | departure airport
مطار الوصول : destination | arrival airport
مغادرة : departure | origin
وصول : arrival | destination
وجهة : destination
مصدر : source | origin
مقصورة : cabin
درجة السفر : cabin | class
مقعد : seat
مقاعد : seats
راكب : passenger
ركاب : passengers | passenger
مسافر : passenger | traveler
مسافرين : passengers
تأخير : delay
تأخر : delay
وقت المغادرة : departure time
وقت الوصول : arrival time
فندق : hotel
غرفة : room
حجز : booking | reservation
حجوزات : booking | bookings
نزيل : guest
ضيوف : guests
ليلة : night
ليالي : nights
قطار : train
حافلة : bus
محطة : station
سفينة : ship
كتاب : book
مؤلف : author
كاتب : author | writer
ناشر : publisher
صفحات : pages
فيلم : film | movie
مخرج : director
ممثل : actor
ألبوم : album
أغنية : song
مغني : singer
فنان : artist
حفلة : concert
نوع الفيلم : genre
لغة : language
تقييم : rating | review
تقييمات : rating | ratings
نجوم : stars
مراجعة : review
مشاهدات : views
نقرات : clicks
زيارات : visits
تنزيلات : downloads
مستخدم : user
مستخدمين : users
اشتراك : subscription
موقع : site | location
مكان : place | location
حملة : campaign
مشروع : project
مشاريع : project | projects
مهمة : task
أولوية : priority
مسؤول : owner | assignee
حدث : event
فعالية : event
انتخابات : election
حزب : party
مرشح : candidate
أصوات : votes
مقياس : scale
مستوى : level
مجموعة : group
معدل : rate
نسبة : rate | percentage | ratio
هدية : gift
هدايا : gift | gifts
مطعم : restaurant
طبق : dish
وجبة : meal
طعام : food
مشروب : drink
حيوان : animal
والد : father | parent
والدة : mother
طفل : child
أطفال : children
زوج : husband | spouse
عائلة : family
أثاث : furniture
إضاءة : lighting
ديكور : decor
كرسي : chair
كراسي : chair
مكتب : desk | office
مكاتب : desk | office
مصباح : lamp
مصابيح : lamp
رف : shelf
رفوف : shelf
شمعة : candle
شموع : candle
طاولة : table
ملابس : clothing | clothes
أحذية : shoes
إلكترونيات : electronics
كتب : books
ألعاب : toys | games
شمال : north
جنوب : south
شرق : east
غرب : west
وسط : central | center
شمالية : north | northern
جنوبية : south | southern
شرقية : east | eastern
غربية : west | western
ملغي : cancelled | canceled
ملغاة : cancelled | canceled
ألغي : cancelled | canceled
ألغيت : cancelled | canceled
إلغاء : cancelled | cancellation
متأخر : delayed | late
متأخرة : delayed | late
تأخرت : delayed
تأخروا : delayed
في الموعد : on time
في موعدها : on time
في وقتها : on time
في الوقت المحدد : on time
منتظمة : on time
مكتمل : completed | complete
مكتملة : completed | complete
منجز : done | completed
اكتملت : completed
قيد الانتظار : pending
معلق : pending | suspended
معلقة : pending
قيد المعالجة : processing
قيد التنفيذ : in progress
جار : in progress
مشحون : shipped
مشحونة : shipped
شحنت : shipped
تم شحنها : shipped
مسلم : delivered
تم تسليمها : delivered
مستلم : received
مرتجع : returned
مرتجعة : returned
مرجع : returned
مرجعة : returned
أعيدت : returned
إرجاع : returned
أرجعت : returned
مدفوع : paid
مدفوعة : paid
غير مدفوع : unpaid
غير مدفوعة : unpaid
متأخر السداد : overdue
مفتوح : open
مفتوحة : open
مغلق : closed
مغلقة : closed
نشط : active
نشطة : active
غير نشط : inactive
غير نشطة : inactive
مقبول : accepted | approved
موافق عليه : approved
مرفوض : rejected
مرفوضة : rejected
ناجح : passed | successful
راسب : failed
فاشل : failed
جديد : new
جديدة : new
مستعمل : used
مستعملة : used
متاح : available
محجوز : booked | reserved
عاجل : urgent
مرتفع : high
عالي : high
عالية : high
متوسطة : medium
منخفض : low
منخفضة : low
صغير : small
صغيرة : small
كبير : large
كبيرة : large
اقتصادية : economy
سياحية : economy
الدرجة السياحية : economy
الدرجة الاقتصادية : economy
درجة رجال الأعمال : business
رجال الأعمال : business
درجة أولى : first | first class
الدرجة الأولى : first | first class
مباشر : direct
نقدي : cash
نقدا : cash
بطاقة : card
بطاقة ائتمان : credit card
تحويل بنكي : bank transfer
ذكر : male
ذكور : male
رجال : men | male
امرأة : woman | female
أنثى : female
إناث : female
نساء : women | female
متزوج : married
أعزب : single
بالغ : adult
بالغين : adult | adults
دوام كامل : full time | full-time
دوام جزئي : part time | part-time
دائم : permanent
مؤقت : temporary
عن بعد : remote
تسويق : marketing
محاسبة : accounting
مالية : finance
موارد بشرية : hr | human resources
تقنية المعلومات : it | information technology
هندسة : engineering
بحث : research
أبحاث : research
بحوث : research
دعم : support
دعم فني : support | technical support
قانونية : legal
عمليات : operations
إنتاج : production
جودة : quality
أحمر : red
أزرق : blue
أخضر : green
أصفر : yellow
أسود : black
أبيض : white
بنزين : petrol | gasoline
ديزل : diesel
كهربائي : electric
كهربائية : electric
هجين : hybrid
يدوي : manual
آلي : automatic
أوتوماتيك : automatic
عضو : member
أعضاء : member | members
ضيف : guest
نعم : yes
لا يوجد : none
صباح : morning
مساء : evening
صيف : summer
شتاء : winter
ربيع : spring
خريف : autumn | fall
الاثنين : monday
الثلاثاء : tuesday
الأربعاء : wednesday
الخميس : thursday
الجمعة : friday
السبت : saturday
الأحد : sunday
مصر : egypt
مصري : egypt | egyptian
القاهرة : cairo
السعودية : saudi arabia
الرياض : riyadh
جدة : jeddah
الإمارات : uae | united arab emirates
دبي : dubai
أبو ظبي : abu dhabi
قطر : qatar
الكويت : kuwait
البحرين : bahrain
الأردن : jordan
لبنان : lebanon
بيروت : beirut
سوريا : syria
العراق : iraq
بغداد : baghdad
المغرب : morocco
الجزائر : algeria
تونس : tunisia
ليبيا : libya
السودان : sudan
اليمن : yemen
فلسطين : palestine
تركيا : turkey
إيران : iran
باكستان : pakistan
الهند : india
الصين : china
اليابان : japan
كوريا الجنوبية : south korea
إندونيسيا : indonesia
ماليزيا : malaysia
روسيا : russia
فرنسا : france
باريس : paris
ألمانيا : germany
برلين : berlin
بريطانيا : uk | united kingdom | great britain
المملكة المتحدة : uk | united kingdom
لندن : london
إسبانيا : spain
مدريد : madrid
إيطاليا : italy
روما : rome
البرتغال : portugal
لشبونة : lisbon
هولندا : netherlands
بلجيكا : belgium
سويسرا : switzerland
النمسا : austria
السويد : sweden
النرويج : norway
الدنمارك : denmark
فنلندا : finland
بولندا : poland
اليونان : greece
أوكرانيا : ukraine
أمريكا : usa | us | united states
الولايات المتحدة : usa | us | united states
الولايات المتحدة الأمريكية : usa | us | united states
نيويورك : new york
كندا : canada
المكسيك : mexico
البرازيل : brazil
الأرجنتين : argentina
كولومبيا : colombia
تشيلي : chile
أستراليا : australia
جنوب أفريقيا : south africa
نيجيريا : nigeria
كينيا : kenya
إثيوبيا : ethiopia
طوكيو : tokyo
بكين : beijing
موسكو : moscow
إسطنبول : istanbul
أوروبا : europe
آسيا : asia
أفريقيا : africa
`

export const glossary: readonly (readonly [string, readonly string[]])[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', others = ''] = line.split(' : ')
    return [word.trim(), others.split('|').map((other) => other.trim())]
  })
