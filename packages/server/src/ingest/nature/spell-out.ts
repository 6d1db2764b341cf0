import { words } from '../name-hints.ts'

/** Abbreviations that headers use, each for one word alone. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  `qty quantity|amt amount|pop population|yr year|yrs years|mo month|mon month|wk week|qtr quarter|hr hour|hrs hours|mins minutes|secs seconds|avg average|med median
  |pct percent|perc percent|num number|no number|nr number|cnt count|tot total|temp temperature|dept department|div division|cat category|subcat subcategory|desc description
  |descr description|addr address|acct account|cust customer|emp employee|mgr manager|prod product|inv invoice|ord order|txn transaction|trans transaction|trx transaction
  |mfg manufacturing|mfr manufacturer|dob date of birth|tel telephone|lat latitude|lon longitude|lng longitude|alt altitude|elev elevation|vol volume|wt weight|ht height|len length
  |dist distance|spd speed|freq frequency|pos position|cur currency|curr currency|ccy currency|bal balance|pmt payment|rcpt receipt|rev revenue|sal salary|comm commission
  |disc discount|mkt market|mktg marketing|reg region|ctry country|st state|loc location|org organization|co company|gov government|edu education|occ occupation|gend gender|mag magnitude
  |std standard|stdev standard deviation|sd standard deviation|max maximum|min minimum|est estimate|prev previous|cum cumulative|ytd year to date|mtd month to date|yoy year over year
  |mom month over month|mrr monthly recurring revenue|arr annual recurring revenue|arpu average revenue per user|cac customer acquisition cost|ltv lifetime value|ctr click-through rate|cpc cost per click
  |cpm cost per thousand impressions|roi return on investment|cogs cost of goods sold|gmv gross merchandise volume|aov average order value|nps net promoter score|kpi key performance indicator
  |sku stock keeping unit|uom unit of measure|eta estimated time of arrival|dow day of week|doy day of year|ts timestamp|dt date|fy fiscal year|gdp gross domestic product|gpa grade point average
  |bmi body mass index|fname first name|lname last name|mname middle name|grp group|lvl level|msg message|ref reference|src source|dest destination|svc service|mgmt management|prof profession`
    .split('|')
    .map((pair) => {
      const [short = '', ...long] = pair.trim().split(' ')
      return [short, long.join(' ')]
    }),
)

/** Too often a word of its own to be spelled out where it is all there is. */
const wordsOfTheirOwn = new Set([
  'no',
  'co',
  'exp',
  'mom',
  'prof',
  'alt',
  'sal',
  'comm',
  'st',
  'len',
  'min',
  'max',
  'pos',
])

/** A name with its abbreviations spelled out; null where there are none. */
export function spellOut(name: string): string | null {
  const all = words(name)
  const spelled = all.map((word) =>
    all.length === 1 && wordsOfTheirOwn.has(word) ? word : (abbreviations.get(word) ?? word),
  )
  return spelled.some((word, index) => word !== all[index]) ? spelled.join(' ') : null
}
