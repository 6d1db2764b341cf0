/** Hindi words, and English ones in Devanagari, with what English headers and values call them. */
const lines = `
कीमत : price
मूल्य : price | value
दाम : price
प्राइस : price
लागत : cost
खर्च : cost | expenses | spend
इकाई मूल्य : unit price
यूनिट प्राइस : unit price
प्रति इकाई कीमत : unit price
किराया : fare | rent
टिकट : ticket
टिकट मूल्य : ticket price | fare
शुल्क : fee | charge
फीस : fee
राशि : amount
रकम : amount
अमाउंट : amount
बिक्री : sales
सेल्स : sales
सेल : sales
रेवेन्यू : revenue
राजस्व : revenue
आमदनी : income | revenue
कारोबार : turnover | business
लाभ : profit
मुनाफा : profit
प्रॉफिट : profit
मार्जिन : margin
घाटा : loss
नुकसान : loss
छूट : discount
डिस्काउंट : discount
कर : tax
टैक्स : tax
बजट : budget
व्यय : expenses | spending
आय : income
वेतन : salary
सैलरी : salary
तनख्वाह : salary
वार्षिक वेतन : annual salary
सालाना वेतन : annual salary
मजदूरी : wage
बोनस : bonus
कमीशन : commission
भत्ता : allowance
मात्रा : quantity | qty
क्वांटिटी : quantity
नग : units | pieces
यूनिट : unit | units
इकाई : unit
ऑर्डर : order
आदेश : order
ऑर्डर तारीख : order date
ऑर्डर की तारीख : order date
ऑर्डर संख्या : order id | order number
शिपमेंट : shipment
डिलीवरी : delivery
डिलीवरी तारीख : delivery date
चालान : invoice
बिल : bill | invoice
भुगतान : payment
पेमेंट : payment
भुगतान विधि : payment method
खाता : account
शेष राशि : balance
बैलेंस : balance
ऋण : loan
कर्ज : loan | debt
ब्याज : interest
मुद्रा : currency
बैंक : bank
शेयर : share | stock
अनुबंध : contract
उत्पाद : product
प्रोडक्ट : product
वस्तु : item | product
सामान : goods | item
आइटम : item
श्रेणी : category | class
कैटेगरी : category
वर्ग : class | category
प्रकार : type | kind
टाइप : type
किस्म : type | kind
ब्रांड : brand
मॉडल : model
रंग : color | colour
स्टॉक : stock | inventory
भंडार : stock | inventory
गोदाम : warehouse
आपूर्तिकर्ता : supplier
सप्लायर : supplier
विक्रेता : seller | vendor
सेल्समैन : salesperson
खरीदार : buyer
ग्राहक : customer | client
कस्टमर : customer
ग्राहक का नाम : customer name
ग्राहक संख्या : customer id
दुकान : shop | store
स्टोर : store
शाखा : branch
ब्रांच : branch
चैनल : channel
कंपनी : company
कम्पनी : company
संस्था : organization
क्षेत्र : region | area | sector
रीजन : region
इलाका : region | area
ज़ोन : zone
उद्योग : industry
शहर : city
सिटी : city
नगर : city | town
देश : country
राज्य : state
प्रांत : province | state
जिला : district
गांव : village
पता : address
गली : street
महाद्वीप : continent
राजधानी : capital
पिन कोड : pincode | zip code | postcode
अक्षांश : latitude
देशांतर : longitude
क्षेत्रफल : area
जनसंख्या : population
आबादी : population
निवासी : residents | inhabitants
घनत्व : density
ऊंचाई : height | elevation
लंबाई : length | height
चौड़ाई : width
गहराई : depth
वजन : weight
भार : weight
गति : speed
रफ्तार : speed
स्पीड : speed
दूरी : distance
अवधि : duration
समय : time
नदी : river
पहाड़ : mountain
झील : lake
द्वीप : island
समुद्र : sea
सीमा : border | limit
तारीख : date
तिथि : date
दिनांक : date
डेट : date
वर्ष : year
साल : year
महीना : month
माह : month
दिन : day
सप्ताह : week
हफ्ता : week
घंटा : hour
घंटे : hours
मिनट : minutes | min
शुरुआत : start
शुरू होने की तारीख : start date
समाप्ति : end
स्थिति : status
स्टेटस : status
दशा : condition
नाम : name
पहला नाम : first name
उपनाम : last name | surname
संख्या : number | count
नंबर : number
कोड : code
आईडी : id
फोन : phone
फ़ोन : phone
मोबाइल : mobile | phone
ईमेल : email
विवरण : description
टिप्पणी : note | comment
उम्र : age
आयु : age
लिंग : gender | sex
जेंडर : gender
राष्ट्रीयता : nationality
जन्म तिथि : birth date | date of birth
जन्मदिन : birthday | date of birth
जन्म स्थान : birthplace
वैवाहिक स्थिति : marital status
कर्मचारी : employee | staff
स्टाफ : staff
कर्मी : worker | employee
मजदूर : worker
विभाग : department
डिपार्टमेंट : department
पद : position | job title | role
नौकरी : job
पेशा : occupation | profession
भूमिका : role
प्रबंधक : manager
मैनेजर : manager
निदेशक : director
अध्यक्ष : president | chairman
टीम : team
दल : team | party
अनुभव : experience
नियुक्ति तिथि : hire date
नियुक्ति की तारीख : hire date
भर्ती की तारीख : hire date
भर्ती : hired | hire
नियुक्त : hired
प्रदर्शन : performance
छुट्टी : leave
छात्र : student
विद्यार्थी : student
शिक्षक : teacher
अध्यापक : teacher
प्रोफेसर : professor
स्कूल : school
विद्यालय : school
विश्वविद्यालय : university
यूनिवर्सिटी : university
कॉलेज : college
कक्षा : class | grade
विषय : subject
पाठ्यक्रम : course
कोर्स : course
अंक : marks | score | points
स्कोर : score
ग्रेड : grade
परिणाम : result
परीक्षा : exam
टेस्ट : test
उपस्थिति : attendance
डिग्री : degree
खेल : sport | game
गणित : math
विज्ञान : science
खिलाड़ी : player
कोच : coach
मैच : match
गोल : goals
पॉइंट : points
जीत : wins | win
हार : losses | loss
टूर्नामेंट : tournament
लीग : league
स्टेडियम : stadium
सीज़न : season
दर्शक : attendance | audience
पदक : medal
स्वर्ण : gold
रजत : silver
कांस्य : bronze
विजेता : winner
रैंक : rank
रैंकिंग : ranking | rank
स्थान : place | position | location
अस्पताल : hospital
डॉक्टर : doctor
मरीज : patient
रोगी : patient
बीमारी : disease
रोग : disease
निदान : diagnosis
इलाज : treatment
दवा : medicine | drug
खुराक : dose
रक्तचाप : blood pressure
नाड़ी : pulse
तापमान : temperature
आर्द्रता : humidity
नमी : humidity
हवा : wind
हवा की गति : wind speed
बारिश : rain | rainfall
वर्षा : rainfall | precipitation
बर्फ : snow
मौसम : weather | season
दबाव : pressure
कार : car
गाड़ी : car | vehicle
वाहन : vehicle
इंजन : engine
ईंधन : fuel
माइलेज : mileage
चालक : driver
ड्राइवर : driver
उड़ान : flight
फ्लाइट : flight
यात्रा : trip | travel
एयरलाइन : airline
विमान कंपनी : airline
विमान : aircraft | plane
हवाई जहाज : plane | aircraft
हवाई अड्डा : airport
एयरपोर्ट : airport
प्रस्थान : departure | origin
गंतव्य : destination
आगमन : arrival
मंज़िल : destination
केबिन : cabin
सीट : seat
यात्री : passengers | passenger
पैसेंजर : passengers | passenger
मुसाफिर : passengers
देरी : delay
विलंब : delay
प्रस्थान समय : departure time
आगमन समय : arrival time
होटल : hotel
कमरा : room
बुकिंग : booking
आरक्षण : reservation
मेहमान : guest
रात : night
रातें : nights
ट्रेन : train
रेलगाड़ी : train
बस : bus
स्टेशन : station
जहाज : ship
किताब : book
पुस्तक : book
लेखक : author | writer
प्रकाशक : publisher
पृष्ठ : pages
फिल्म : film | movie
निर्देशक : director
अभिनेता : actor
एल्बम : album
गाना : song
गायक : singer
कलाकार : artist
संगीत कार्यक्रम : concert
शैली : genre | style
भाषा : language
रेटिंग : rating
समीक्षा : review
रिव्यू : review
सितारे : stars
व्यूज : views
क्लिक : clicks
विज़िट : visits
डाउनलोड : downloads
उपयोगकर्ता : user
यूज़र : user
सदस्यता : subscription | membership
वेबसाइट : website | site
जगह : place | location
अभियान : campaign
परियोजना : project
प्रोजेक्ट : project
कार्य : task
प्राथमिकता : priority
कार्यक्रम : event
घटना : event
चुनाव : election
पार्टी : party
उम्मीदवार : candidate
वोट : votes
मत : votes
स्तर : level
समूह : group
दर : rate
उपहार : gift
तोहफा : gift
गिफ्ट : gift
रेस्तरां : restaurant
व्यंजन : dish
खाना : food | meal
पेय : drink
जानवर : animal
पिता : father
माता : mother
बच्चा : child
बच्चे : children
पति : husband
पत्नी : wife
परिवार : family
फर्नीचर : furniture
रोशनी : lighting
लाइटिंग : lighting
सजावट : decor
कुर्सी : chair
मेज़ : desk | table
डेस्क : desk
लैंप : lamp
दीपक : lamp
शेल्फ : shelf
मोमबत्ती : candle
कपड़े : clothing | clothes
जूते : shoes
इलेक्ट्रॉनिक्स : electronics
किताबें : books
खिलौने : toys
उत्तर : north
दक्षिण : south
पूर्व : east
पश्चिम : west
उत्तरी : north | northern
दक्षिणी : south | southern
पूर्वी : east | eastern
पश्चिमी : west | western
मध्य : central
रद्द : cancelled | canceled
कैंसिल : cancelled | canceled
विलंबित : delayed
देर से : delayed | late
लेट : delayed | late
समय पर : on time
वक्त पर : on time
पूर्ण : completed | complete
पूरा : completed | complete
पूरे : completed | complete
लंबित : pending
पेंडिंग : pending
प्रक्रिया में : processing
प्रगति में : in progress
चालू : active | in progress
शिप : shipped
भेजे गए : shipped
भेजा गया : shipped
भेजे : shipped
डिलीवर : delivered
पहुंचाया : delivered
लौटाया : returned
लौटाए : returned
लौटाए गए : returned
वापस : returned
वापस किए : returned
वापसी : returned | return
रिटर्न : returned | return
चुकाया : paid
भुगतान किया : paid
अदा : paid
बकाया : unpaid | overdue | due
अवैतनिक : unpaid
खुला : open
खुले : open
बंद : closed
सक्रिय : active
निष्क्रिय : inactive
स्वीकृत : approved | accepted
अस्वीकृत : rejected
पास : passed
उत्तीर्ण : passed
फेल : failed
अनुत्तीर्ण : failed
असफल : failed
नया : new
पुराना : old | used
उपलब्ध : available
आरक्षित : reserved
अत्यावश्यक : urgent
उच्च : high
मध्यम : medium
निम्न : low
छोटा : small
बड़ा : large
इकोनॉमी : economy
साधारण श्रेणी : economy
बिज़नेस : business
बिजनेस क्लास : business
फर्स्ट क्लास : first | first class
प्रथम श्रेणी : first | first class
सीधी : direct
नकद : cash
कैश : cash
कार्ड : card
क्रेडिट कार्ड : credit card
ऑनलाइन : online
पुरुष : male | men
आदमी : male | man
महिला : female | woman
महिलाएं : female | women
औरत : female | woman
स्त्री : female
विवाहित : married
अविवाहित : single | unmarried
वयस्क : adult
पूर्णकालिक : full time | full-time
अंशकालिक : part time | part-time
स्थायी : permanent
अस्थायी : temporary
मार्केटिंग : marketing
विपणन : marketing
लेखा : accounting
अकाउंटिंग : accounting
वित्त : finance
फाइनेंस : finance
मानव संसाधन : hr | human resources
आईटी : it
इंजीनियरिंग : engineering
शोध : research
अनुसंधान : research
रिसर्च : research
सपोर्ट : support
सहायता : support
कानूनी : legal
संचालन : operations
उत्पादन : production
गुणवत्ता : quality
लाल : red
नीला : blue
हरा : green
पीला : yellow
काला : black
सफेद : white
पेट्रोल : petrol | gasoline
डीज़ल : diesel
इलेक्ट्रिक : electric
हाइब्रिड : hybrid
मैनुअल : manual
ऑटोमैटिक : automatic
सदस्य : member
हां : yes
सुबह : morning
शाम : evening
गर्मी : summer
सर्दी : winter
सोमवार : monday
मंगलवार : tuesday
बुधवार : wednesday
गुरुवार : thursday
शुक्रवार : friday
शनिवार : saturday
रविवार : sunday
भारत : india
भारतीय : india | indian
दिल्ली : delhi
नई दिल्ली : new delhi
मुंबई : mumbai
कोलकाता : kolkata
चेन्नई : chennai
बेंगलुरु : bengaluru | bangalore
हैदराबाद : hyderabad
पुणे : pune
जयपुर : jaipur
लखनऊ : lucknow
अहमदाबाद : ahmedabad
पाकिस्तान : pakistan
नेपाल : nepal
बांग्लादेश : bangladesh
श्रीलंका : sri lanka
चीन : china
जापान : japan
दक्षिण कोरिया : south korea
इंडोनेशिया : indonesia
मलेशिया : malaysia
सिंगापुर : singapore
थाईलैंड : thailand
वियतनाम : vietnam
रूस : russia
फ्रांस : france
पेरिस : paris
जर्मनी : germany
बर्लिन : berlin
ब्रिटेन : uk | united kingdom | great britain
इंग्लैंड : england
लंदन : london
स्पेन : spain
मैड्रिड : madrid
इटली : italy
रोम : rome
पुर्तगाल : portugal
लिस्बन : lisbon
नीदरलैंड : netherlands
स्विट्ज़रलैंड : switzerland
स्वीडन : sweden
नॉर्वे : norway
पोलैंड : poland
यूनान : greece
तुर्की : turkey
मिस्र : egypt
सऊदी अरब : saudi arabia
दुबई : dubai
अमेरिका : usa | us | united states
संयुक्त राज्य अमेरिका : usa | us | united states
न्यूयॉर्क : new york
कनाडा : canada
मेक्सिको : mexico
ब्राज़ील : brazil
अर्जेंटीना : argentina
ऑस्ट्रेलिया : australia
दक्षिण अफ्रीका : south africa
टोक्यो : tokyo
यूरोप : europe
एशिया : asia
अफ्रीका : africa
`

export const glossary: readonly (readonly [string, readonly string[]])[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', others = ''] = line.split(' : ')
    return [word.trim(), others.split('|').map((other) => other.trim())]
  })
