import { heard, type Heard, type Hears } from '../hears.ts'
import { demonyms } from './demonyms.ts'
import { genders } from './genders.ts'
import { extents } from './extents.ts'
import { fillers, verbs } from './fillers.ts'
import { extensive, intensive, kindWords, personWords, placeWords } from './nouns.ts'
import { synonyms } from './synonyms.ts'

const prices = ['price', 'fare', 'cost', 'fee', 'charge', 'rent']
const lengths = ['duration', 'length', 'distance', 'runtime', 'minutes', 'hours']
const times = ['date', 'time', 'year', 'day']

const measures: readonly Heard[] = [
  heard(
    { kind: 'quantity' },
    `
    how many | how much | number of | the number of | count of | quantity of | amount of |
    how often | how many times | count | counts | no of | the count of | the amount of | frequency |
    frequencies | number of times | the number of times | corresponding number of | total count of |
    total number | the total number | total numbers | frequency of | the frequency of | numbers of
  `,
  ),
  heard(
    { kind: 'measure', function: 'distinct' },
    `
    distinct | different | unique | how many different | how many distinct | how many unique |
    number of different | number of distinct | number of unique | the number of different |
    the number of distinct | the number of unique | count of distinct | count of unique |
    count distinct | distinct count of | various
  `,
  ),
  heard(
    { kind: 'measure', function: 'sum' },
    `
    sum | total | sum of | total of | sum total | in total | total number of | the total number of |
    total amount of | the total amount of | overall | combined | altogether | sum up | add up |
    cumulative | aggregate | in all | totals | grand total | total sum | total sum of
  `,
  ),
  heard(
    { kind: 'measure', function: 'mean' },
    `
    average | mean | avg | average of | mean of | on average | averages | average value of |
    mean value of | average number of | the average number of | mean number of | average amount of |
    typical | averaged
  `,
  ),
  heard(
    { kind: 'measure', function: 'median' },
    `
    median | median of | median value of | the middle value of | medians
  `,
  ),
  heard(
    { kind: 'measure', function: 'deviation' },
    'standard deviation | standard deviation of | std | stdev | std dev | standard deviations',
  ),
  heard({ kind: 'measure', function: 'variance' }, 'variance | variance of'),
  heard({ kind: 'measure', function: 'mode' }, 'mode | mode of'),
  heard({ kind: 'measure', function: 'range' }, 'range of | the range of'),
  heard(
    { kind: 'measure', function: 'minimum' },
    `
    minimum | min | minimum of | minimum value of | minimum number of | minimal
  `,
  ),
  heard(
    { kind: 'measure', function: 'maximum' },
    `
    maximum | max | maximum of | maximum value of | maximum number of | maximal | peak
  `,
  ),
]

const superlatives: readonly Heard[] = [
  heard(
    { kind: 'superlative', direction: 'high' },
    `
    highest | largest | biggest | greatest | maximum | max | best | strongest |
    the highest number of | highest number of | the largest number of | largest number of |
    greatest number of | highest amount of | largest amount of | highest value of |
    the highest value of
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    `
    lowest | smallest | least | minimum | min | worst | weakest | lowest number of |
    the lowest number of | smallest number of | lowest amount of | lowest value of |
    the lowest value of | smallest amount of
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: prices },
    `
    most expensive | priciest | dearest | costliest | most costly
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: prices },
    `
    cheapest | least expensive | most affordable
  `,
  ),
  heard(
    {
      kind: 'superlative',
      direction: 'high',
      of: lengths,
    },
    `
    longest
  `,
  ),
  heard(
    {
      kind: 'superlative',
      direction: 'low',
      of: lengths,
    },
    `
    shortest
  `,
  ),
  heard({ kind: 'superlative', direction: 'high', of: ['age'] }, 'oldest | eldest'),
  heard({ kind: 'superlative', direction: 'low', of: ['age'] }, 'youngest'),
  heard(
    { kind: 'superlative', direction: 'high', of: ['height', 'elevation', 'altitude'] },
    `
    tallest
  `,
  ),
  heard({ kind: 'superlative', direction: 'high', of: ['weight', 'mass'] }, 'heaviest'),
  heard({ kind: 'superlative', direction: 'low', of: ['weight', 'mass'] }, 'lightest'),
  heard({ kind: 'superlative', direction: 'high', of: ['temperature'] }, 'hottest | warmest'),
  heard({ kind: 'superlative', direction: 'low', of: ['temperature'] }, 'coldest | coolest'),
  heard({ kind: 'superlative', direction: 'high', of: ['speed'] }, 'fastest | quickest'),
  heard({ kind: 'superlative', direction: 'low', of: ['speed'] }, 'slowest'),
  heard(
    { kind: 'superlative', direction: 'high', of: ['population'] },
    `
    most populous | most populated
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ['population'] },
    `
    least populous | least populated
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ['salary', 'pay', 'wage', 'income'] },
    `
    highest paid | best paid | highest earning
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ['salary', 'pay', 'wage', 'income'] },
    `
    lowest paid | worst paid
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: ['rating', 'score', 'stars'] },
    `
    highest rated | best rated | top rated
  `,
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: ['rating', 'score', 'stars'] },
    `
    lowest rated | worst rated
  `,
  ),
  heard({ kind: 'superlative', direction: 'high', of: times }, 'latest | most recent | newest'),
  heard({ kind: 'superlative', direction: 'low', of: times }, 'earliest | oldest date | oldest | first ever'),
  heard({ kind: 'superlative', direction: 'high', of: [...times, 'birth'] }, 'youngest'),
  heard({ kind: 'superlative', direction: 'low', of: [...times, 'birth'] }, 'eldest'),
  heard(
    { kind: 'superlative', direction: 'high', of: ['distance', 'length', 'mark', 'result'] },
    'farthest | furthest',
  ),
  heard({ kind: 'most', direction: 'high' }, 'most | the most | more than any other'),
  heard({ kind: 'most', direction: 'low' }, 'fewest | least | the least | the fewest'),
  heard(
    { kind: 'frequent', direction: 'high' },
    `
    most common | most frequent | most frequently | most often | most popular | commonest
  `,
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    `
    least common | least frequent | rarest | least popular | least often
  `,
  ),
  heard({ kind: 'rank', direction: 'high' }, 'top | leading'),
  heard({ kind: 'rank', direction: 'low' }, 'bottom | trailing'),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    'first | initial | listed first | at the top | top of the list | first listed',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    'last | final | listed last | at the bottom | bottom of the list | last listed',
  ),
]

const comparatives: readonly Heard[] = [
  heard(
    { kind: 'comparative', direction: 'high' },
    'more | higher | greater | larger | bigger | better | the most',
  ),
  heard({ kind: 'comparative', direction: 'low' }, 'less | fewer | lower | smaller | worse'),
  heard({ kind: 'comparative', direction: 'high', of: ['age'] }, 'older'),
  heard({ kind: 'comparative', direction: 'low', of: ['age'] }, 'younger'),
  heard({ kind: 'comparative', direction: 'high', of: lengths }, 'longer'),
  heard({ kind: 'comparative', direction: 'low', of: lengths }, 'shorter'),
  heard({ kind: 'comparative', direction: 'high', of: ['height', 'elevation', 'altitude'] }, 'taller'),
  heard({ kind: 'comparative', direction: 'high', of: ['weight', 'mass'] }, 'heavier'),
  heard({ kind: 'comparative', direction: 'low', of: ['weight', 'mass'] }, 'lighter'),
  heard({ kind: 'comparative', direction: 'high', of: prices }, 'more expensive | dearer'),
  heard({ kind: 'comparative', direction: 'low', of: prices }, 'cheaper | less expensive'),
  heard({ kind: 'comparative', direction: 'low', of: times }, 'earlier | first'),
  heard({ kind: 'comparative', direction: 'high', of: times }, 'later | last | more recent | newer'),
  heard(
    { kind: 'difference' },
    `
    difference | difference between | the difference between | difference in | the difference in | gap |
    how much more | how many more | how much less | how many fewer | how many less | how much higher |
    how much greater | how much larger | how much lower | how much better
  `,
  ),
  heard({ kind: 'difference', of: ['age'] }, 'how much older | how much younger | age difference'),
  heard({ kind: 'difference', of: ['height', 'elevation', 'altitude'] }, 'how much taller'),
  heard({ kind: 'difference', of: lengths }, 'how much longer | how much shorter'),
  heard(
    { kind: 'contains' },
    `
    containing | contains | contain | with the substring | substring | with the word | the word | the phrase |
    the string | the letter | including the word | has the word | with the letter | includes the word |
    contains the letter | contain the letter | containing the letter | contains the word | contain the word |
    containing the word | contains the substring | contain the substring | contains the text | contain the text
  `,
  ),
  heard(
    { kind: 'share' },
    `
    percent | percentage | percentage of | percent of | what percent of | what percentage of | share |
    share of | the share of | what share of | proportion | proportion of | what proportion of |
    fraction of | %
  `,
  ),
  heard(
    { kind: 'beside', offset: 1 },
    'next | next after | following | comes after | came after | right after | directly after | immediately after | comes next after | listed after | listed below',
  ),
  heard(
    { kind: 'beside', offset: -1 },
    'previous | preceding | comes before | came before | right before | directly before | immediately before | listed before | listed above | previous to',
  ),
  heard({ kind: 'beside', offset: 1, plain: true }, 'after | below | under | beneath'),
  heard({ kind: 'beside', offset: -1, plain: true }, 'before | above | prior to'),
]

const comparisons: readonly Heard[] = [
  heard({ kind: 'compare', operator: '>', place: 'before', of: ['age'] }, 'older than'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: ['age'] }, 'younger than'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: prices }, 'more expensive than | dearer than'),
  heard(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    'cheaper than | less expensive than',
  ),
  heard({ kind: 'compare', operator: '>', place: 'before', of: lengths }, 'longer than'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: lengths }, 'shorter than'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: ['weight', 'mass'] }, 'heavier than'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: ['weight', 'mass'] }, 'lighter than'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: ['height', 'elevation'] }, 'taller than'),
  heard({ kind: 'compare', operator: '>', place: 'before', of: ['speed'] }, 'faster than'),
  heard({ kind: 'compare', operator: '<', place: 'before', of: ['speed'] }, 'slower than'),
  heard(
    { kind: 'compare', operator: '>', place: 'before', of: ['temperature'] },
    'warmer than | hotter than',
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before', of: ['temperature'] },
    'colder than | cooler than',
  ),

  heard(
    { kind: 'compare', operator: '>', place: 'before' },
    `
    over | above | more than | greater than | higher than | larger than | bigger than |
    exceeding | exceeds | exceed | exceeded | beyond | in excess of | >
  `,
  ),
  heard(
    { kind: 'compare', operator: '<', place: 'before' },
    `
    under | below | less than | fewer than | lower than | smaller than | <
  `,
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    at least | no less than | not less than | no fewer than | minimum of | from at least |
    greater than or equal to | more than or equal to | >= | ≥
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    at most | no more than | not more than | up to | maximum of | less than or equal to |
    not exceeding | <= | ≤
  `,
  ),
  heard(
    { kind: 'compare', operator: '=', place: 'before' },
    `
    exactly | equal to | equals | precisely | =
  `,
  ),
  heard(
    { kind: 'compare', operator: '!=', place: 'before' },
    `
    not equal to | other than | different from | differs from | differ from | not the same as | != | ≠
  `,
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    `
    or more | or above | or over | or higher | or greater | and above | and over | and up |
    or later | or longer | or older | or newer | or after | or larger | or bigger | or heavier | or taller | and later |
    and older | and more | onwards | onward | plus
  `,
  ),
  heard(
    { kind: 'compare', operator: '<=', place: 'after' },
    `
    or less | or fewer | or below | or lower | or under | and below | and under | or earlier |
    or shorter | or younger
  `,
  ),
  heard({ kind: 'when', operator: '>' }, 'after | later than'),
  heard({ kind: 'when', operator: '>=' }, 'since | starting | starting from'),
  heard({ kind: 'when', operator: '<' }, 'before | earlier than | prior to'),
  heard({ kind: 'when', operator: '<=' }, 'until | till | through'),
  heard({ kind: 'between' }, 'between | from | ranging from | in the range of | in the range'),
  heard({ kind: 'joint', of: 'and' }, 'and | but | & | as well as | plus'),
  heard({ kind: 'joint', of: 'or' }, 'or | either'),
  heard({ kind: 'joint', of: 'to' }, 'to'),
  heard({ kind: 'same' }, 'same | the same'),
  heard(
    { kind: 'negation' },
    `
    not | no | excluding | except | except for | without | other than | but not | is not | isn't |
    are not | aren't | was not | wasn't | were not | weren't | apart from | aside from | besides | exclude |
    not in | not from | don't | doesn't | didn't | do not | does not | did not | outside |
    ignoring | neither | anything but | anything except | leaving out | leaving aside | setting aside | haven't |
    hasn't | have not | has not | had not | hadn't | never
  `,
  ),
  heard(
    { kind: 'missing' },
    `
    missing | empty | blank | null | unknown | not recorded | unrecorded | no value |
    not available | without a value | missing values | nulls | missing value | not known | not filled in |
    left empty | left blank | not given | nothing entered
  `,
  ),
  heard(
    { kind: 'compared' },
    `
    compare | versus | vs | compared to | compared with | against | comparison | comparison of |
    comparing
  `,
  ),
]

const shapes: readonly Heard[] = [
  heard(
    { kind: 'group' },
    `
    by | per | for each | for every | each | every | grouped by | group by | broken down by |
    split by | across | in each | in every | according to | of each | of every | breakdown by |
    by each | for all | among | with each | segmented by | for the different | by the |
    from each | from every | in different | for different | of different | across different |
    for all the different | of the different | from different | in the different | fall into each |
    falls into each | fall in each | fall under each | belong to each | belongs to each | correspond to each |
    corresponding to each | associated with each
  `,
  ),
  heard(
    { kind: 'grain', grain: 'year' },
    `
    year | years | yearly | annual | annually | by year | per year | per annum | each year |
    every year
  `,
  ),
  heard(
    { kind: 'grain', grain: 'quarter' },
    `
    quarter | quarters | quarterly | by quarter | per quarter | each quarter | every quarter
  `,
  ),
  heard(
    { kind: 'grain', grain: 'month' },
    `
    month | months | monthly | by month | per month | each month | every month
  `,
  ),
  heard(
    { kind: 'grain', grain: 'week' },
    `
    week | weeks | weekly | by week | per week | each week | every week
  `,
  ),
  heard(
    { kind: 'grain', grain: 'day' },
    `
    day | days | daily | by day | per day | each day | every day | by date | per date
  `,
  ),
  heard(
    { kind: 'list' },
    `
    show | list | display | give | give me | show me | list all | show all | find | get | name |
    name the | tell me | identify | return | fetch | select | print | view | look up | list the |
    show the | enumerate | provide | retrieve
  `,
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    `
    which | what | what's | whats | what is | what are | what was | what were | which is |
    which are | what kind of | which of | in which | for which | on which | on what | in what |
    at which | at what | with which | which one | what type of
  `,
  ),
  heard(
    { kind: 'ask', about: 'person' },
    `
    who | whose | whom | who is | who are | who was | who were
  `,
  ),
  heard({ kind: 'ask', about: 'time' }, 'when | when is | when was | when were | when did'),
  heard(
    { kind: 'ask', about: 'place' },
    `
    where is | where does | where do | where has | where have | where can | from where | where in the world | where was | where were | where did | where are
  `,
  ),
  heard(
    { kind: 'rows' },
    `
    rows | row | records | record | entries | entry | observations | data points | lines | data rows | information |
    all information | all the information | all info | info | all details | all the details | full details |
    everything | all columns | all fields | all attributes | full records | whole rows | all about | full record |
    complete record | whole record | entire record | all data | all the data | everything about | everything on |
    all you have | all you know | all we know | all we have | all there is
  `,
  ),
  heard(
    { kind: 'order' },
    `
    sorted by | sort by | order by | ordered by | ranked by | rank by | sorted | ordered |
    in order of | sort | arrange by | arranged by | rank | in the order of | in order by | in the order | sorting by |
    listed by | listed in order of | could you order | please order | want to order | order x | order y | order the x |
    order the y
  `,
  ),
  heard(
    { kind: 'direction', direction: 'descending' },
    `
    from the oldest to the youngest | from oldest to youngest | from the highest to the lowest |
    from the largest to the smallest | from the most to the least | from the newest to the oldest |
    from the longest to the shortest | reverse order | in reverse order | z to a | from old to young |
    reverse alphabetical order | in reverse alphabetical order | reversed alphabetical order |
    in reversed lexicographical order | in reverse lexicographical order | reverse chronological order |
    in reverse chronological order | from best to worst | from z to a | old to young |
    descending | in descending order | from highest to lowest | highest to lowest |
    largest to smallest | from largest to smallest | highest first | largest first | desc |
    decreasing | in decreasing order | from high to low | high to low | newest first |
    from most to least | most to least | from newest to oldest | biggest first | desc order | in desc order |
    descending order | decreasing order | from high to low order | high to low order | in the descending order
  `,
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    `
    from the youngest to the oldest | from youngest to oldest | from the lowest to the highest |
    from the smallest to the largest | from the least to the most | from the oldest to the newest |
    from the shortest to the longest | from young to old | young to old | from worst to best | from a to z |
    in lexicographical order | lexicographically | a to z |
    alphabetical order | in alphabetic order | alphabetically ordered |
    ascending | in ascending order | from lowest to highest | lowest to highest |
    smallest to largest | from smallest to largest | lowest first | smallest first | asc |
    increasing | in increasing order | from low to high | low to high | oldest first |
    alphabetically | in alphabetical order | chronologically | in chronological order |
    from least to most | from oldest to newest | asc order | in asc order | ascending order | increasing order |
    from low to high order | low to high order | in the ascending order
  `,
  ),
  heard(
    { kind: 'chart', chart: 'bar' },
    `
    bar chart | bar graph | as a bar chart | as bars | in a bar chart | column chart | bar plot |
    a bar chart of | bar chart of
  `,
  ),
  heard(
    { kind: 'chart', chart: 'line' },
    `
    line chart | line graph | as a line chart | in a line chart | line plot | a line chart of |
    line chart of | over time
  `,
  ),
  heard(
    { kind: 'chart', chart: 'auto' },
    `
    chart | plot | graph | visualize | visualise | draw | chart of | as a chart | a chart of |
    in a chart | visualization of | plot of | graph of
  `,
  ),
  heard(
    { kind: 'chart', chart: 'none' },
    `
    as a table | in a table | no chart | without a chart | table of | a table of
  `,
  ),
  heard(
    { kind: 'follow' },
    `
    what about | how about | only | only for | just | just for | instead | now | same for |
    the same for | and what about | then | but only | also | and for | what if only | same
  `,
  ),
]

const periods: readonly Heard[] = [
  heard({ kind: 'half', half: 1 }, 'h1 | first half | the first half | first half year'),
  heard({ kind: 'half', half: 2 }, 'h2 | second half | the second half | second half year'),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((grain): Heard[] => [
    {
      meaning: { kind: 'relative', period: grain, back: 1 },
      phrases: [
        `last ${grain}`,
        `previous ${grain}`,
        `the last ${grain}`,
        `the previous ${grain}`,
        `past ${grain}`,
      ],
    },
    {
      meaning: { kind: 'relative', period: grain, back: 0 },
      phrases: [`this ${grain}`, `current ${grain}`, `the current ${grain}`],
    },
  ]),
  heard({ kind: 'relative', period: 'day', back: 0 }, 'today'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'yesterday'),
  ...[
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ].map((month, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: index === 4 ? [month] : index === 8 ? [month, 'sep', 'sept'] : [month, month.slice(0, 3)],
  })),
  ...['first', 'second', 'third', 'fourth'].map((ordinal, index): Heard => ({
    meaning: { kind: 'quarter', quarter: index + 1 },
    phrases: [`q${index + 1}`, `${ordinal} quarter`, `quarter ${index + 1}`, `the ${ordinal} quarter`],
  })),
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ].map((word, value): Heard => ({ meaning: { kind: 'number', value }, phrases: [word] })),
  ...Object.entries({
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
    'a hundred': 100,
    thousand: 1000,
    'a thousand': 1000,
    'a million': 1e6,
    dozen: 12,
    'a dozen': 12,
    single: 1,
    'a single': 1,
    once: 1,
    twice: 2,
    'two times': 2,
    thrice: 3,
    'three times': 3,
  }).map(([word, value]): Heard => ({ meaning: { kind: 'number', value }, phrases: [word] })),
]

const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, 'second | seconds | sec | secs'),
  heard({ kind: 'unit', of: 'time', size: 60 }, 'minute | minutes | min | mins'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, 'hour | hours | hr | hrs'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | centimeters | centimetres'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'meters | metres | meter | metre'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'km | kilometers | kilometres | kilometer | kilometre'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'mile | miles'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'gram | grams'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'kg | kilogram | kilograms | kilos'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'lb | lbs | pound | pounds'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'dollar | dollars | usd | bucks'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'euro | euros | eur'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan | rmb | cny'),
  heard({ kind: 'unit', of: 'age', size: 1 }, 'years old | years of age'),
]

const results = [
  {
    words: ['win', 'wins', 'won', 'winning', 'victory', 'victories'],
    cells: ['w', 'win', 'won', 'winner', 'victory'],
  },
  {
    words: ['lose', 'loses', 'lost', 'loss', 'losses', 'losing', 'defeat', 'defeats'],
    cells: ['l', 'loss', 'lost', 'lose', 'loser', 'defeat'],
  },
  {
    words: ['draw', 'draws', 'drew', 'drawn', 'tie', 'ties', 'tied'],
    cells: ['d', 't', 'draw', 'drawn', 'tie', 'tied'],
  },
  { words: [], cells: ['runner', 'nominated', 'finalist', 'semifinalist'] },
]

const unsupported = heard(
  { kind: 'unsupported' },
  `
  ratio | ratio of | correlation | correlate | correlated | correlates | relationship | related | regression |
  covariance | percentile | quantile | quartile | skewness | kurtosis | interquartile range | outlier |
  outliers | anomaly | anomalies | distribution | histogram | normally distributed |
  forecast | predict | prediction | projected | projection | trend | trends | growth |
  growth rate | grow | grew | grown | year over year | month over month | yoy | mom |
  moving average | rolling average | running total | cumulative | change over | increase |
  increased | decrease | decreased | rise | rose | fell | drop | dropped | decline | declined |
  times more | twice as | minus | divided by | multiplied | per capita |
  compared to the previous |
  why | explain | cause | caused | reason | reasons | because | significant | significantly |
  t test | p value | anova | chi square | cluster | clusters | segment | classify | pivot |
  join | merge | update | delete | insert | remove | drop table | rename | convert | impute |
  fill | normalize | encode
`,
)

export const hears: Hears = {
  spaced: true,
  words: [
    ...measures,
    ...superlatives,
    ...comparatives,
    ...comparisons,
    ...shapes,
    ...periods,
    ...units,
    ...extents,
    unsupported,
    { meaning: { kind: 'verb' }, phrases: verbs },
    { meaning: { kind: 'filler' }, phrases: fillers },
  ],
  synonyms,
  glossary: [...demonyms, ...genders],
  denying: ['un', 'non'],
  than: ['than'],
  results,
  oneOfMany: ['a', 'an', 'one', 'another'],
  kindWords,
  intensive,
  extensive,
  personWords,
  placeWords,
  rankWords: ['rank', 'ranking', 'place', 'position', 'pos', 'standing', 'seed'],
  sizeWords: ['area', 'size', 'surface'],
}
