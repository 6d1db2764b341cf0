/** One group a line: owner|holder|proprietor. A line that begins with # names the subject. */
const groupsIn = (lines: string): readonly (readonly string[])[] =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|'))

/**
 * Names for the same thing in headers; to take one for another is an assumption that the answer states.
 * Whoever says one word of a group must be content with a column that is called by another.
 */
export const synonyms = groupsIn(`
# Sales, staff and travel
price|cost|unit price|amount charged
fare|ticket price|ticket cost|price of ticket|ticket fare
revenue|sales|turnover|sales amount|sales revenue|takings
salary|pay|wage|compensation|earnings|income
quantity|qty|units|units sold|volume
origin|from|departure|departure airport|source|start|departure city|origin airport
destination|to|arrival|dest|arrival airport|target|destination airport
gender|sex
customer|client|buyer
employee|staff|worker|staff member
department|dept|division|unit
company|firm|business|organization|organisation|employer
airline|carrier
country|nation
region|area|territory
state|province
category|type|kind|class|group
status|state|condition
date|day
score|mark|grade|points
rating|stars|score
delay|lateness
passenger|traveler|traveller|pax|rider
age|aged
population|inhabitant|resident|people|number of people
vendor|supplier|seller
product|item|article
order|purchase|transaction
profit|margin|gain
discount|reduction|rebate
temperature|temp
duration|length|running time
weight|mass
phone|telephone|phone number
email|e-mail|mail
job|position|role|title|job title|occupation
manager|boss|supervisor
store|shop|branch|outlet
payment method|method of payment|payment type
attendance|crowd|spectators|number of spectators
# People and families
person|individual
baby|infant|newborn
teenager|adolescent|teen
spouse|husband or wife|marital partner|consort
partner|significant other|companion
father|dad|sire
children|offspring|number of children
relative|family member
household size|family size|people in household
guardian|legal guardian|carer
next of kin|emergency contact
marital status|civil status|family status|relationship status
wedding date|marriage date|date of marriage|married
divorce date|date of divorce|divorced
birth date|date of birth|dob|birthday|birthdate|born
birth year|year of birth|yob|born
birthplace|place of birth|birth place|birth city|pob
death date|date of death|dod|died|deceased
death year|year of death|died
death place|place of death|deathplace
cause of death|death cause|manner of death
burial place|resting place|grave|place of burial
lifespan|life span|years lived|lifetime
age group|age band|age bracket|age class|age range
nationality|citizenship|country of origin|country of citizenship|nat
ethnicity|ethnic group|ethnic origin|ethnic background
mother tongue|native language|first language
language|tongue
hometown|home town|home city|native town|native city|town|city
residence|place of residence|domicile
occupation|profession|job|trade|vocation|line of work
employer|workplace|place of work
education|schooling|educational background|education level|qualification
hobby|pastime|leisure activity
skill|competence|ability|competency
height|stature|ht|body height
weight|body weight|wt
eye color|eye colour|color of eyes
hair color|hair colour|color of hair
blood type|blood group
handedness|dominant hand
neighbor|neighbour
membership|member count|number of members
founder|creator|founded by
contestant|competitor|participant|entrant
recipient|receiver|addressee
owner|holder|proprietor|possessor
user|account holder|end user
applicant|candidate|job seeker
beneficiary|recipient
donor|giver|contributor|benefactor
sponsor|funder|backer|funding source
refugee|asylum seeker|displaced person
tribe|clan|ethnic group
dynasty|royal house|ruling house
monarch|sovereign|ruler|king or queen
reign|rule|period of reign
predecessor|preceded by
successor|succeeded by
# Names
first name|given name|forename|fname|christian name|firstname
last name|surname|family name|lname|lastname
middle name|second name|middle initial
nickname|alias|pet name|moniker|sobriquet
pseudonym|pen name|alias|stage name
stage name|ring name|performing name
maiden name|birth name|name at birth
birth name|real name|legal name
native name|local name|name in native language|endonym
former name|old name|previous name|earlier name|formerly
alternative name|other name|alternate name|also known as|aka|alias
official name|formal name|legal name
short name|abbreviation|abbreviated name|acronym
abbreviation|abbr|acronym|short form
brand|make|label|brand name
english title|title in english|translated title
original title|native title|title in original language
salutation|form of address|prefix|honorific
username|user name|login|screen name|handle|login name
motto|slogan|tagline
description|desc|summary
note|remark|comment|annotation
meaning|definition
keyword|tag|key word
topic|subject|theme|subject matter
abstract|summary|synopsis
# Addresses and places
address|addr|street address|postal address|mailing address
street|road|street name|avenue
house number|street number|building number
zip|zip code|postcode|postal code|post code|zipcode
town|municipality
village|hamlet|settlement
location|place|site|whereabouts
venue|stadium|arena
neighborhood|neighbourhood|district
district|borough|ward
region|zone
area code|dialing code|dialling code
country code|iso code
capital|capital city|seat of government
county seat|county town|administrative center|administrative centre
headquarters|head office|hq|main office
skyscraper|tower|high rise
floor|storey|story|level
floor count|number of floors|storeys|stories|floor
apartment|flat|unit|condo
house|home|dwelling
landmark|sight|attraction
attraction|sight|tourist attraction|place of interest
monument|memorial
cemetery|graveyard|burial ground
fort|fortress|fortification
mall|shopping center|shopping centre|shopping mall
car park|parking lot|parking|parking garage
border|boundary|frontier
neighboring country|bordering country
coordinates|geographic coordinates|gps coordinates
latitude|lat|northing
longitude|lon|lng|easting
time zone|timezone|utc offset
distance|dist
direction|bearing|heading
route|path
# Geography and nature
mountain|peak|summit|mount
mountain range|massif|mountain chain
elevation|altitude|height above sea level|height|elev
eruption|volcanic eruption|outbreak
island|isle
archipelago|island group|group of islands
cape|headland|promontory
coast|shore|seaside|coastline
coastline|shoreline|coast length
beach|shore|strand
bay|gulf|cove
strait|channel
river|stream|waterway
tributary|feeder|affluent
mouth|river mouth|outflow|estuary
source|headwater|river source
drainage basin|catchment|watershed|basin|catchment area|basin area
discharge|flow|streamflow|flow rate
waterfall|cascade
surface area|area|surface|land area
forest|woodland
forest cover|forest area|forested area|woodland
canyon|gorge|ravine
cave|cavern|grotto
gem|gemstone|precious stone|jewel
terrain|landscape|relief
climate|climatic zone|climate type
vegetation|flora|plant life
nature reserve|protected area|conservation area|national park
earthquake|quake|seismic event
magnitude|earthquake strength
epicenter|epicentre
natural disaster|disaster|catastrophe
flood|flooding|inundation
wildfire|forest fire|bushfire
moon|natural satellite
orbital period|period of revolution
asteroid|minor planet
spectral type|spectral class|stellar class
discoverer|discovered by|finder
discovery date|date of discovery|discovered|date discovered
discovery year|year of discovery|discovered
discovery site|place of discovery|discovery place
population density|density|people per square kilometer|inhabitants per square kilometer
population|number of inhabitants
birth rate|natality|natality rate
death rate|mortality|mortality rate
fertility rate|births per woman|fertility
life expectancy|expected lifespan|lifespan
literacy rate|literacy
unemployment rate|unemployment|jobless rate
employment rate|employment
poverty rate|poverty
gdp|gross domestic product|economic output
gni|gross national income
gdp per capita|gdp per person|gdp per head
human development index|hdi
inflation|inflation rate
currency|legal tender|currency unit
# Companies and offices
company|corporation|enterprise|corp
organization|organisation|org|institution
association|society
charity|nonprofit|non profit organization
nonprofit|ngo|non governmental organization
subsidiary|daughter company|affiliate
parent company|holding company|owner
industry|sector|branch|line of business
founded|founding year|establishment year|established|foundation year|year founded|founded in|foundation
founding date|foundation date|date founded|date established|founded
closed|closing date|closure date|date closed
dissolved|disbanded|defunct|ceased
opened|opening date|opening year|inaugurated|date opened|opening
ceo|chief executive|chief executive officer|managing director
cfo|chief financial officer|finance director
cto|chief technology officer
coo|chief operating officer
chair|chairman|chairperson|chairwoman
vice president|vp|deputy president
managing director|md
treasurer|finance officer
shareholder|stockholder|investor
stake|shareholding|ownership share
legal form|company type|form of company
market cap|market capitalization|market capitalisation|market value
ticker|stock symbol|ticker symbol
stock exchange|bourse
stock price|share price
dividend|payout
employees|number of employees|headcount|workforce|staff size
acquisition|takeover
acquired by|buyer|purchaser|acquirer
committee|panel|board
meeting|session|gathering
project|undertaking|initiative
project manager|project lead|project leader
task|assignment|activity
deadline|due date|date due|closing date
assignee|assigned to|person responsible
responsible person|person in charge|contact person|responsible
budget|allocated money|funding|allotment
expense|expenditure|spending|outlay|cost
# Staff and pay
employee|emp|personnel
worker|laborer|labourer
manager|mgr|superior
supervisor|line manager|superior|reports to
team leader|team lead|foreman
colleague|coworker|co worker
intern|trainee|apprentice
contractor|subcontractor
consultant|adviser|advisor
secretary|administrative assistant
salary|annual pay|yearly pay|remuneration|annual salary|yearly salary
wage|hourly rate|hourly pay|hourly wage
monthly salary|monthly pay|monthly wage
bonus|extra pay
pension|retirement pay
hire date|date of hire|hired|start date|joining date|date joined|joined|employment date
termination date|leaving date|exit date|end date
retirement date|retired|date of retirement
tenure|years of service|length of service|seniority
experience|years of experience|work experience
working hours|hours worked|work hours
overtime|extra hours
shift|working shift
leave|vacation|holiday|time off|days off
sick leave|sick days|sickness absence
absence|days absent|absenteeism
vacancy|job opening|open position
contract type|employment type|type of contract|type of employment
performance rating|performance score|appraisal|evaluation
job level|pay grade|grade|seniority level
salesperson|sales rep|sales representative|salesman|sales agent|seller
representative|rep|agent|delegate
cashier|teller
# Shops and orders
customer|cust|shopper|consumer
order|purchase order|po
order date|date of order|purchase date|date ordered|date of purchase
order number|order no|order id|order code
order amount|order value|order total|total order value
product|prod|merchandise|commodity
product name|item name|name of item
product code|item number|article number|sku|item code|stock keeping unit
product category|product line|product group|product type|type of product
product line|product family
unit price|price per unit|price each|price per item
list price|catalog price|catalogue price|recommended price|retail price|msrp
retail price|selling price|sale price
sale price|selling price|price sold|price
purchase price|buying price|cost price
wholesale price|trade price
discount|markdown|price cut|deduction
coupon|voucher|promo code|promotion code
promotion|special offer
quantity|number of items|number of units|pieces
quantity sold|units sold|sold|number sold|sales volume
quantity ordered|units ordered|order quantity
sale date|date of sale|date sold|sold
sales channel|channel|distribution channel
net sales|net revenue
gross sales|gross revenue
refund|reimbursement|money back
return date|date returned|returned
review|customer review|critique|feedback
feedback|response|opinion
complaint|grievance
satisfaction|customer satisfaction|satisfaction score
warranty|guarantee|warranty period
basket|cart|shopping cart
checkout|cash register
loyalty card|membership card|loyalty program
loyalty points|reward points|bonus points
dealer|reseller|trader
wholesaler|distributor
supplier|provider
manufacturer|maker|producer|mfr|built by|brand|made by
color|colour
size|dimension
fabric|cloth|textile|material
shoe|footwear
shoe size|foot size
part number|part no|part code
pack size|package size|units per pack
launch date|release date|date launched|launched|date of launch
introduced|introduction year|year introduced|year of introduction
discontinued|withdrawn|end of production
availability|in stock|available
# Stock and logistics
stock|inventory|in stock|stock level|on hand|quantity in stock|units in stock
warehouse|depot|storehouse|storage facility
reorder level|reorder point|minimum stock
shipment|delivery|consignment
shipping|delivery|dispatch
shipping date|ship date|dispatch date|date shipped|shipped|date of shipment
delivery date|date of delivery|arrival date|date delivered|delivered
delivery time|lead time|shipping time
delivery address|shipping address|ship to|destination address
delivery status|shipping status|shipment status
shipping cost|freight|delivery fee|shipping fee|postage|delivery charge|delivery cost|shipping charge
shipping method|ship mode|delivery method|mode of shipment|shipping mode
shipper|carrier|freight company|shipping company|forwarder
courier|delivery person|delivery service
cargo|freight|load|payload
payload|carrying capacity|load capacity
package|parcel|packet
tracking number|tracking code|tracking id
tonnage|tons|weight in tons
gross weight|total weight
import value|imports
export value|exports
tariff|duty|customs duty
trading partner|trade partner
# Invoices and banking
invoice|bill
invoice number|bill number|invoice no|invoice id
invoice date|bill date|billing date|date of invoice
invoice amount|bill amount|amount billed|billed amount|invoice total
receipt|proof of payment
payment|amount paid|paid
payment date|date of payment|date paid|paid
payment amount|amount paid|paid amount|sum paid
amount|amt
amount due|balance due|outstanding amount|amount owed|outstanding balance
balance|account balance|bal
debt|liability|amount owed
debtor|borrower
creditor|lender
loan|credit|borrowing
loan amount|amount borrowed|principal|credit amount
loan term|term|repayment period
mortgage|home loan
installment|instalment|monthly payment
repayment|payback
account|acct
account number|acct number|account no
account holder|account owner
credit limit|credit line
credit score|credit rating|creditworthiness
deposit|amount deposited|down payment
withdrawal|amount withdrawn
exchange rate|rate of exchange|conversion rate
asset|holding|possession
net worth|wealth|fortune
investment|amount invested
portfolio|holdings
opening price|open
closing price|close
trading volume|volume|shares traded
profit|net income|net profit|earnings
gross profit|gross margin
operating profit|operating income|ebit
fee|charge|cost|dues
vat|value added tax|sales tax
tax id|tax number|tax identification number
fiscal year|financial year|business year
cash flow|cashflow
funding|financing|grant|money raised
grant|subsidy
subsidy|government support|state aid
donation|contribution|gift
donation amount|amount donated
scholarship|bursary|stipend
prize money|purse|winnings|prize|prize fund
winnings|earnings|prize money
box office|ticket sales|box office gross|box office revenue|box office takings
budget|production budget|production cost
rent|rental|monthly rent
# Insurance
policy|insurance policy|insurance contract
policy number|policy no|policy id
policyholder|policy holder|insured|insured person|insured party
insurer|insurance company|insurance provider
premium|insurance premium|insurance cost
coverage|insurance coverage
sum insured|insured amount|coverage amount|insured sum
claim amount|amount claimed
payout|claim payment|settlement
settlement amount|amount settled
deductible|excess|retention
damage amount|cost of damage|amount of damage
# Property and housing
property|real estate
property type|type of property|building type|house type|home type
property value|house value|home value
landlord|lessor|property owner
tenant|renter|lessee|occupant
lease|rental agreement|tenancy
realtor|estate agent|real estate agent
bedroom|beds|number of bedrooms
bathroom|baths|number of bathrooms
living area|floor space|floor area|living space|square footage|sqft|square feet
lot size|plot size|land size
year built|built|construction year|year of construction|built in|build year|date built
construction date|date of construction|built
construction cost|building cost|cost of construction
completed|completion date|finished|completion year|year completed|date completed|completion
construction started|start of construction|began construction
renovation|refurbishment|restoration|renovated
renovated|renovation year|year renovated|restored
demolished|torn down|razed|demolition year
architect|designer|designed by
architectural style|style of architecture|style
builder|contractor|constructor|construction company
purpose|aim|objective|function
amenity|facility|feature
# Schools and universities
school|educational institution|academy
university|college|alma mater
alma mater|university attended|education
faculty|teaching staff|academic staff
student|pupil|learner|scholar
student number|student id|matriculation number
graduate|alumnus|alumna
teacher|instructor|educator|schoolteacher
teacher|lecturer|professor|instructor|tutor
professor|prof|lecturer
principal|headmaster|headteacher|head teacher|head of school
rector|chancellor
course|class|module|subject
course title|course name|name of course
subject|discipline|field of study
major|field of study|main subject|specialization|specialisation|degree program
classroom|room|lecture room
class size|students per class|number of students
enrolment|enrollment|intake|number of students|enrolled students|students
enrollment date|date of enrollment|registration date|enrolment date|enrolled
enrollment year|admission year|year of admission
acceptance rate|admission rate
grade|mark|school grade
grade level|school year|year group
gpa|grade point average|average grade
exam|test|examination
exam score|test score|exam result|test result
exam date|test date
academic degree|qualification|diploma
certificate|certification|credential
credit|credit hour|credit point
semester|term
academic year|school year
curriculum|syllabus|study program
tuition|tuition fee|school fee|study fee
graduation year|year of graduation|graduated|graduation
graduation date|date of graduation|graduated
thesis|dissertation
thesis title|dissertation title
advisor|adviser|supervisor|doctoral advisor
student teacher ratio|pupils per teacher
dormitory|dorm|residence hall|hall of residence
kindergarten|nursery school|preschool
# Research and publications
study|research|investigation
researcher|scientist|investigator
principal investigator|lead researcher|pi
sample|specimen
sample size|number of subjects|number of participants
laboratory|lab
publication|paper|article
paper|article|manuscript
journal|magazine|periodical
newspaper|paper
citation|reference|times cited|number of citations
peer reviewer|referee|reviewer
conference|congress|symposium|convention
presenter|speaker
affiliation|institution|institute
coauthor|co author
funder|funding agency|sponsor|funding body
grant amount|funding amount|amount awarded
atomic number|number of protons
atomic mass|atomic weight
melting point|melting temperature
boiling point|boiling temperature
compound|chemical|substance
half life|halflife
# Libraries and books
author|writer|written by|novelist
book title|title of book|book name
editor|edited by
translator|translated by
illustrator|illustrated by
publisher|publishing house|published by|press|imprint
publication date|date of publication|publishing date|published|pub date|date published
publication year|year of publication|published|pub year
page|page count|number of pages
issue date|date of issue|date issued|issued
genre|category
format|medium|file type
print run|copies printed|circulation
circulation|copies sold|readership
copies sold|sales|units sold
borrower|reader|library user
loan date|checkout date|borrowed|date borrowed
shelf mark|call number
catalog|catalogue
isbn|book number
character|role
protagonist|main character|hero|lead character
story|storyline|synopsis
comic|graphic novel|comic book
# Museums and art
museum|gallery
exhibition|exhibit
curator|keeper
artist|painter
painting|picture|canvas
sculpture|statue
artwork|work of art
medium|technique|material
art movement|style|movement
provenance|origin
accession number|inventory number
acquisition date|date acquired|acquired
acquisition year|year acquired|acquired
era|period|epoch
artifact|artefact|relic
photograph|photo|picture|image
auction price|hammer price
admission fee|entrance fee|entry fee|admission price|entry price
opening hours|opening times|business hours|hours of operation
# Music
song|track|tune
song title|track title|song name|track name
album|lp
album title|album name
record label|label|recording label|record company|music label
singer|vocalist|performer
artist|singer|musician|performer|band
band|group|music group
musician|instrumentalist
lead singer|frontman|lead vocalist
composer|songwriter|music by|composed by
songwriter|lyricist
lyricist|lyrics by|words by
lyrics|song text
conductor|orchestra leader
orchestra|philharmonic
choir|chorus
choirmaster|choir director
voice type|vocal range
concert|gig|performance
concert hall|venue
music genre|genre|musical style|style of music
bpm|beats per minute
chart position|peak position|chart peak
released|release date|date of release|issued
release year|released|year released
recording date|date recorded|recorded
playlist|track list
opus|work number
premiere|first performance|debut
# Film and television
film|movie|motion picture|picture
film title|movie title|movie name|film name
director|filmmaker|directed by
producer|produced by
screenwriter|scriptwriter|screenplay|written by|writer
screenplay|script
cinematographer|director of photography|cinematography
actor|actress|performer|cast member|played by
cast|actors|starring
starring|lead actor|main cast|star
voice actor|voiced by
studio|production company|film company
distributor|distribution company|distributed by
tv series|tv show|television series
episode|installment
episode number|episode no
episode title|episode name
episode count|number of episodes|episodes
air date|original air date|broadcast date|aired|first aired|airdate|date aired|date of broadcast
premiere date|first shown|premiered|date of premiere
channel|network|station|broadcaster
radio station|station|broadcaster
call sign|callsign|call letters
viewers|audience|number of viewers|viewership|audience size
tv rating|audience share|viewer share
presenter|host|anchor
judge|juror|jury member
runtime|run time|running time|playing time
film rating|age rating|content rating
critic score|critic rating
award|prize|honor|honour|accolade
award category|prize category
award year|year of award|year awarded
cinema|movie theater|movie theatre|picture house
tickets sold|admissions|ticket sales
# Theatre and dance
play|drama|stage play
playwright|dramatist|author
theater|theatre|playhouse
choreographer|choreography
audience|spectators|attendance
seats|seating capacity|number of seats|capacity|seating
# Sports
sport|sporting discipline|discipline
athlete|sportsman|sportsperson|sportswoman|competitor
player|athlete
team|club|side|squad
home team|home side|host team|home
away team|visiting team|visitor|away side|away|guest team
opponent|opposition|rival|opposing team|adversary
coach|trainer|head coach|manager
captain|skipper|team captain
goalkeeper|goalie|keeper
striker|forward|attacker
batsman|batter
referee|umpire|official
game|match|fixture
match date|game date|date of match|date of game
kickoff|kick off|start time|tip off
result|outcome|final score|score
half time score|halftime score
wins|victories|matches won|games won|won
losses|defeats|matches lost|games lost|lost
ties|matches drawn|games drawn|drawn
winning percentage|win percentage|win rate|pct|win pct
games played|matches played|played|appearances|gp|mp
appearances|caps
games started|starts
caps|international appearances
goals for|goals scored|gf
goals against|goals conceded|ga
goal difference|gd
points for|points scored|pf
points against|points conceded|points allowed|pa
points|pts
assist|ast
rebound|reb
three pointer|3 pointer
run batted in|rbi
batting average|ba
touchdown|td
yards|yardage|distance in yards
red card|sending off|dismissal
clean sheet|shutout
penalty minutes|pim
minutes played|playing time
jersey number|shirt number|squad number|uniform number|jersey|kit number
position|playing position
draft year|year drafted
draft pick|pick number|selection
transfer fee|fee|transfer price
former club|previous club|old club
new club|next club
contract end|contract expiry|contract until
league|competition
division|tier|league
tournament|tourney|competition|cup|championship
competition|contest|event
round|stage|phase
runner up|second place|silver medalist|finalist
winner|champion|victor|first place|won by|winning team
winning margin|margin of victory|margin
loser|losing team|losing side
titles|championships|number of titles|titles won
trophy|cup
medals|total medals|medal count|number of medals
gold|gold medals
silver|silver medals
bronze|bronze medals|bronzes
rank|ranking|place|position|standing|placing|placement
finish|final position|placing|finishing position
world ranking|world rank
seed|seeding
world record|wr
personal best|pb|best performance
season best|sb
stadium|arena|ground|sports ground|home ground
pitch|playing field
surface|court surface|playing surface
track|circuit|racetrack
fastest lap|best lap
pole position|pole
grid|starting position|grid position|start position
racing driver|driver|racer
stroke|swimming style
to par|score to par|score relative to par
boxer|fighter|pugilist
fight|bout|match
weight class|weight division|division|weight category
jockey|rider
horse|racehorse
host city|venue city|host
host country|host nation|host
organizer|organiser|promoter
climber|mountaineer
first ascent|first climbed
# Games
video game|game|computer game
game title|game name|name of game
developer|game studio|developed by
platform|console
difficulty|difficulty level
hit points|hp
wager|stake
jackpot|top prize
# Vehicles
car|auto|automobile
car model|model|vehicle model
car make|manufacturer|brand|carmaker
truck|lorry
motorcycle|motorbike
bicycle|bike|cycle
license plate|licence plate|number plate|registration number|plate number|registration
chassis number|vehicle identification number
engine|motor|power unit
engine size|displacement|engine displacement|engine capacity|cubic capacity
horsepower|hp|power|engine power
cylinder|number of cylinders
transmission|gearbox|gear type
fuel|fuel type|type of fuel
fuel consumption|mileage|fuel economy|mpg|fuel efficiency|gas mileage
fuel|gasoline|petrol|gas
gas station|petrol station|filling station
mileage|odometer|kilometers driven|miles driven|distance driven
speed|velocity|pace
top speed|maximum speed|max speed
tire|tyre
drive type|drivetrain
body type|body style|car type
curb weight|kerb weight|empty weight
accident|crash|collision
highway|motorway|freeway|expressway
road number|route number|highway number
junction|intersection|crossroads
trip|journey|ride
trip distance|distance traveled|distance travelled|miles traveled
trip duration|travel time|journey time|length of trip
taxi|cab
# Rail
locomotive|engine|loco
railway|railroad|rail
station|stop|railway station|train station
subway|metro
rail operator|train operator|operator
ridership|passenger numbers|number of passengers|passengers|annual passengers
wagon|carriage|railcar
# Air
airport|airfield|aerodrome
airport code|iata code|iata
airline|air carrier|operator
aircraft|plane|airplane|aeroplane
aircraft type|plane type|aircraft model|type of plane
flight number|flight no|flight code
pilot|aviator|flyer
flight attendant|cabin crew|steward
departure time|time of departure|departs|leaving time
arrival time|time of arrival|arrives
departure date|date of departure|leaving date
runway|landing strip
layover|stopover|connection
baggage|luggage
travel class|cabin class|cabin|seat class
tail number|aircraft registration
fleet|fleet size|number of aircraft
flight time|flight duration|time in air
rocket|launch vehicle
launch site|launch pad|launch location
spacecraft|spaceship|space vehicle
astronaut|cosmonaut|spaceman
mission duration|length of mission
# Ships
ship|vessel|boat
ship name|vessel name|name of ship
ship type|vessel type|type of ship|kind of ship
captain|master|skipper
sailor|seaman|mariner
shipyard|builder|shipbuilder|yard
commissioned|entered service|in service|commissioning date|service entry
decommissioned|out of service|withdrawn|retired|decommissioning date
tonnage|gross tonnage|grt
beam|width
draft|draught
flag|flag state|registered in
home port|port of registry|homeport
port|harbor|harbour|seaport
dock|pier|berth|wharf
# Hotels and travel
hotel|inn|lodging|accommodation
room type|type of room|room category|kind of room
room rate|price per night|nightly rate|room price|nightly price
rooms|number of rooms|room count
booking|reservation
booking date|reservation date|date of booking|booked
check in|check in date|arrival date
check out|check out date|departure date
nights|number of nights|length of stay
guest|hotel guest|visitor
guests|number of guests|occupancy
occupancy|occupancy rate
tourist|visitor|traveler|traveller|holidaymaker
visitors|annual visitors|visitor count|footfall
travel agency|travel agent|tour operator
public holiday|bank holiday
star rating|number of stars|hotel class|stars
# Restaurants and food
restaurant|eatery|diner
cafe|coffee shop|coffeehouse
pub|tavern
waiter|server|waitress
dish|meal|food
cuisine|type of food|food type|cooking style|style of food
starter|appetizer
dessert|pudding
beverage|drink
brewery|brewer
winery|vineyard|wine producer|vintner
vintage|wine year|harvest year
alcohol content|abv|alcohol by volume|alcohol
flavor|flavour|taste
calorie|energy|kcal|calories
carbohydrate|carb
fiber|fibre
serving|portion
serving size|portion size
cooking time|cook time
preparation time|prep time
tip|gratuity
bill amount|total bill|bill total
expiry date|expiration date|best before|use by date|expires|valid until|expiry
# Farming
farm|agricultural holding|ranch
farmer|grower
crop yield|yield
harvest date|date harvested|harvested
planting date|sowing date|date planted|planted
fertilizer|fertiliser|manure
livestock|farm animals|cattle
pig|swine|hog
chicken|hen|poultry
herd|flock
herd size|head of cattle|number of animals
cultivar|variety|strain
# Animals
species|animal species|kind of animal
scientific name|latin name|binomial name|species name
common name|vernacular name|popular name
breed|race
vet|veterinarian|veterinary surgeon
conservation status|threat status|endangerment
litter size|number of young
gestation|gestation period|pregnancy
# Medicine
doctor|physician|dr
pharmacist|chemist
pharmacy|drugstore|chemist
hospital|clinic|medical center|medical centre|infirmary
specialty|speciality|specialism|specialization|medical specialty
disease|illness|sickness|ailment|disorder
diagnosis|medical condition
symptom|complaint
treatment|therapy
procedure|operation|surgery
surgery date|operation date|date of surgery
medicine|drug|medication|pharmaceutical|remedy
dose|dosage
side effect|adverse effect|adverse reaction
vaccine|vaccination
vaccination date|date vaccinated|vaccinated
appointment|visit|consultation
appointment date|visit date|date of visit
admission date|date of admission|admitted|date admitted
discharge date|date of discharge|discharged
hospital stay|days in hospital|length of stay
insurance|health insurance|insurance plan
blood pressure|bp
heart rate|pulse|pulse rate
bmi|body mass index
blood sugar|glucose|glucose level
smoker|smoking status|smoking
cases|infections|confirmed cases|number of cases
deaths|fatalities|death toll|killed|number of deaths|dead
injuries|injured|wounded|number of injured
casualties|losses|victims
recovered|recoveries
incubation period|incubation time
disability|handicap|impairment
bed capacity|number of beds|hospital beds|beds
lab test|laboratory test|test
test result|lab result
# Law and courts
law|act|statute|legislation
bill|draft law|proposed law
court|tribunal
judge|justice|magistrate
lawyer|attorney|solicitor|barrister|counsel
prosecutor|district attorney|public prosecutor
plaintiff|claimant|petitioner|complainant
defendant|accused|respondent
case|lawsuit|legal case
case number|docket number|file number|case no
verdict|ruling|judgment|judgement|decision
sentence|punishment|penalty|prison term
trial|hearing|court case
hearing date|court date
witness|eyewitness
contract|agreement
contract date|date of contract|signing date|date signed|signed
license|licence|permit
license number|licence number|permit number
fine|penalty
treaty|pact|accord|agreement
# Crime and police
crime|offense|offence|criminal offense
crime type|type of crime|offense type|kind of crime
offender|criminal|perpetrator|culprit
suspect|accused
murder|homicide|killing
theft|larceny|stealing
burglary|break in
arrest date|date of arrest|arrested
police officer|policeman|cop|officer
police station|precinct
detective|investigator
prison|jail|gaol|penitentiary
prisoner|inmate|convict
execution date|date of execution|executed
# Government and elections
government|administration
cabinet|council of ministers
ministry|department
prime minister|head of government
ambassador|envoy
embassy|diplomatic mission
parliament|legislature
representative|congressman|member of congress
deputy|member of parliament|mp
civil servant|public servant|government employee
party|political party|party affiliation
coalition|alliance
constituency|electoral district|district|riding|voting district
election|poll
election date|polling day|date of election
election year|year of election|year elected
elected|year elected
candidate|contender|nominee
incumbent|office holder|current office holder|officeholder
votes|number of votes|votes received|ballots|vote count|votes cast
vote share|share of votes|percentage of votes|vote percentage
voter|elector
turnout|voter turnout|electoral participation
seats|seats won|mandates|number of seats
term|term of office|tenure|time in office|mandate
term start|took office|start of term|assumed office|inauguration date
term end|left office|end of term
office|post|public office
appointed|appointment date|date of appointment|date appointed
independence|independence date|date of independence
form of government|government type|political system
# Army and wars
war|conflict|armed conflict
battle|engagement
army|military|armed forces
military branch|branch|service branch|branch of service
soldier|troop|serviceman
troops|troop strength|number of soldiers|soldiers
commander|commanding officer|commandant
regiment|military unit
military base|garrison
weapon|armament
caliber|calibre|bore
decoration|military award|medal
belligerent|warring party|combatant
# Religion
religion|faith|denomination|creed|religious affiliation
church|place of worship|house of worship
monastery|abbey|cloister
priest|clergyman|minister|pastor
pastor|minister|reverend
diocese|bishopric
pope|pontiff
deity|god
worshipper|believer|adherent|follower
adherents|believers|followers|number of followers
consecrated|consecration date|date consecrated
# Weather
weather|weather condition
temperature|air temperature
high temperature|maximum temperature|daily high
low temperature|minimum temperature|daily low
rainfall|rain|precipitation|amount of rain
snowfall|snow|amount of snow
snow depth|snow height
wind speed|wind|wind velocity|wind strength
humidity|relative humidity|air moisture
pressure|air pressure|atmospheric pressure|barometric pressure
sunshine|sun hours|hours of sunshine|sunshine hours
cloud cover|cloudiness|cloud
hurricane|cyclone|typhoon|tropical storm
# Energy and environment
energy source|type of energy|energy type
electricity|power|electric power
power plant|power station|generating station
electricity consumption|power consumption|energy consumption|energy use|energy usage|electricity use
electricity production|power generation|electricity generation
installed capacity|capacity|nameplate capacity|generating capacity
oil|petroleum|crude
battery life|battery runtime
co2 emissions|carbon emissions|carbon dioxide emissions|carbon footprint
pollutant|contaminant
pollution|contamination
air quality|aqi|air quality index
waste|garbage|trash|rubbish
sewage|wastewater|waste water
water consumption|water use|water usage
noise|noise level|loudness
# Computers and networks
computer|pc
laptop|notebook
operating system|os
processor|cpu
graphics card|gpu|video card
memory|ram|main memory
storage|disk space|storage capacity|disk
hard drive|hard disk|hdd
clock speed|clock rate|clock frequency
screen size|display size|screen diagonal
screen|monitor
resolution|screen resolution|pixels
software|program|application|app
software license|software licence
programming language|coding language|language
version|release|version number
server|host
hostname|host name|server name
ip address|ip
database|db
file name|filename|name of file
file type|file format|file extension
folder|directory
bug|defect|error|fault
error|fault|mistake
priority|urgency|importance
ticket|support request
ticket number|ticket id
reporter|reported by|submitter
report date|date reported|reported
resolved|date resolved|resolution date|fixed
downtime|outage|out of service time
latency|response time
bandwidth|data rate|transfer rate
download speed|download rate
upload speed|upload rate
created|creation date|date created|created at|created on
updated|last updated|modified|last modified|date modified|update date|updated at
license|licence|license type
# Phones and web
phone|mobile|cell phone|tel|cell
mobile|cell phone|mobile number|cell|mobile phone
telephone|tel|telephone number
contact number|phone number
call duration|length of call|talk time
text message|sms
data plan|tariff|phone plan
subscriber|number of subscribers
subscription|subscription type|subscription plan
email|email address|mail address
website|web site|homepage|url|web page|web address
url|link|web address
page view|views|pageview
views|number of views|view count
clicks|number of clicks|click count
click through rate|ctr
advertisement|advert
advertising cost|advertising budget|advertising spend
campaign|advertising campaign|marketing campaign
search term|search query|keyword
followers|number of followers|follower count
download|number of downloads
upload date|date uploaded|uploaded
registration date|date registered|sign up date|registered|signup date|date of registration
last login|last seen|last active
# Measurements
diameter|diam
circumference|girth|perimeter
unit|unit of measure|unit of measurement|uom
measurement|reading|measured value
slope|gradient|incline
span|main span|longest span
brightness|luminosity
# Time and dates
timestamp|date and time|datetime|date time
year|yr
weekday|day of week|day of the week
start date|begin date|beginning|started|start|date started|from date|began
end date|finish date|ended|date ended
start time|begin time|starting time|beginning time
end time|finish time|ending time
start year|first year|from year
duration|time span|time taken
years active|active years|career span|active period
valid from|effective date|effective from|start of validity
valid to|valid until|end of validity
deadline|time limit
wait time|waiting time|time waited
delay|delay minutes|minutes late
# Statuses, results and ranks
approved|approval|authorized|authorised
approval date|date approved|date of approval
rejected|refused|turned down
cancelled|canceled|called off
rating|review score|user rating|customer rating
evaluation|assessment|appraisal
risk|hazard
probability|likelihood
goal|target|objective|aim
prerequisite|precondition
survey|poll|questionnaire
respondent|person surveyed|survey participant
respondents|number of respondents|sample size
# Identifiers and codes
id|identifier|id number
reference number|reference|ref
serial number|serial no|serial
barcode|bar code|ean|upc
ssn|social security number|social insurance number
class|classification|category
subcategory|sub category|subtype
# Spelling
program|programme
center|centre
meter|metre
kilometer|kilometre
centimeter|centimetre
millimeter|millimetre
liter|litre
gray|grey
labor|labour
favorite|favourite
behavior|behaviour
armor|armour
odor|odour
utilization|utilisation
authorization|authorisation
hospitalization|hospitalisation
defense|defence
fulfillment|fulfilment
jewelry|jewellery
aluminum|aluminium
sulfur|sulphur
check|cheque
check number|cheque number
curb|kerb
pediatrics|paediatrics
pediatrician|paediatrician
orthopedics|orthopaedics
anesthetic|anaesthetic
anesthesiologist|anaesthetist
gynecology|gynaecology
hemoglobin|haemoglobin
anemia|anaemia
diarrhea|diarrhoea
archeology|archaeology
archeologist|archaeologist
whiskey|whisky
yogurt|yoghurt
counselor|counsellor
councilor|councillor
practice|practise
`)
