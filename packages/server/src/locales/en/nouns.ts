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
