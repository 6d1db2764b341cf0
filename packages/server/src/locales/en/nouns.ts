/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = [
  ['price', 'cost', 'unit price', 'amount charged'],
  ['fare', 'ticket price', 'ticket cost', 'price of ticket', 'ticket fare'],
  ['revenue', 'sales', 'turnover', 'sales amount', 'sales revenue', 'takings'],
  ['salary', 'pay', 'wage', 'compensation', 'earnings', 'income'],
  ['quantity', 'qty', 'units', 'units sold', 'volume'],
  ['origin', 'from', 'departure', 'departure airport', 'source', 'start', 'departure city', 'origin airport'],
  ['destination', 'to', 'arrival', 'dest', 'arrival airport', 'target', 'destination airport'],
  ['gender', 'sex'],
  ['customer', 'client', 'buyer'],
  ['employee', 'staff', 'worker', 'staff member'],
  ['department', 'dept', 'division', 'unit'],
  ['company', 'firm', 'business', 'organization', 'organisation', 'employer'],
  ['airline', 'carrier'],
  ['country', 'nation'],
  ['region', 'area', 'territory'],
  ['state', 'province'],
  ['city', 'town'],
  ['category', 'type', 'kind', 'class', 'group'],
  ['status', 'state', 'condition'],
  ['date', 'day'],
  ['score', 'mark', 'grade', 'points'],
  ['rating', 'stars', 'score'],
  ['delay', 'lateness'],
  ['passenger', 'traveler', 'traveller', 'pax', 'rider'],
  ['age', 'aged'],
  ['population', 'inhabitant', 'resident', 'people', 'number of people'],
  ['vendor', 'supplier', 'seller'],
  ['product', 'item', 'article', 'goods'],
  ['order', 'purchase', 'transaction'],
  ['profit', 'margin', 'gain'],
  ['discount', 'reduction', 'rebate'],
  ['temperature', 'temp'],
  ['duration', 'length', 'running time'],
  ['weight', 'mass'],
  ['phone', 'telephone', 'phone number'],
  ['email', 'e-mail', 'mail'],
  ['job', 'position', 'role', 'title', 'job title', 'occupation'],
  ['manager', 'boss', 'supervisor'],
  ['store', 'shop', 'branch', 'outlet'],
  ['payment method', 'method of payment', 'payment type'],
  ['attendance', 'crowd', 'spectators', 'number of spectators'],
]

/** What stands in a header to say what kind of thing it holds. */
export const kindWords: readonly string[] =
  'id ids identifier key code number no nr num name names title min mins minute minutes sec secs second seconds hour hours hr hrs day days kg g gram grams lb lbs km m cm mm mile miles usd eur gbp cny rmb dollar dollars euro euros pct percent percentage value amount count c f celsius fahrenheit thousands millions k mio'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'price fare cost rate ratio age score rating grade temperature percent percentage pct average avg mean median index height weight length width depth speed density level rank position latitude longitude lat lon year duration delay humidity pressure share margin salary wage gpa distance discount size interest'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'passengers passenger sales revenue amount quantity qty units count total profit volume orders visits clicks views goals points wins losses attendance population number expenses spend spending budget income production output votes hours minutes seats customers employees students deaths cases births downloads installs'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'name player person employee customer student teacher driver candidate author artist singer winner coach manager director actor owner user member patient doctor captain president pilot rider host leader champion composer writer scientist salesperson seller buyer athlete swimmer skater golfer incumbent supplier vendor manufacturer maker sponsor founder architect producer'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'place location city country venue address region state town stadium site area district county province origin destination airport station store branch office ground arena hometown birthplace residence'.split(
    ' ',
  )
