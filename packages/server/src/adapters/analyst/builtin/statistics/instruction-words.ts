const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that hold a sentence together. */
const small = words(`
  a about again all almost also although always am an and any anything are as at be because been being both but by can cannot could
  did do does doing done due either else enough etc even ever every for from further given had has have having he her here hers him
  his how however i if in indeed instead into is it its itself just kind let like made make makes many may me might mind more
  moreover most much must my namely near need needed needs neither next no none nor not note nothing now of off often on once one or
  other our out over own part perhaps please quite rather same say see set several shall she should so some something somewhat such
  suppose sure take taken than that the their them then there therefore these they thing things this those though through thus to
  together too two three four five six toward towards under until up upon us use used uses using usually very via want was way ways
  we well were what whatever when where whether which while who whose why will with within without would yes yet you your
  our ours yours itself themselves whom e.g i.e vs versus
`)

/** What data are, and what is done with any of them: none of these says which rows, or which figure. */
const ofData = words(`
  answer analysis analyse analyze analyst apply appear approach array assess assume available base based calculate calculation check
  column complete computation compute computed consider contain contained correct csv data dataframe dataset define defined denote
  describe detail determine discover display dtype entry entries estimate evaluate examine exhibit exist expect explore express
  extent feature field figure file find format found frame function gather get give happen help hold identify include included
  indicate information integer float int investigate involve know known library list look measure measured measurement method
  metric module name named number numerical numeric numpy object observation observe obtain occur output package pandas parameter
  conduct run perform place point possible present print procedure produce program provide purpose python quantity question read real record
  recorded refer regard relate related report represent require result return row sample scipy sklearn series show specified
  specify spreadsheet standard statement statistic statistical statsmodels step store string study suggest table task tell text
  type understand unit valid value variable verify work write written
`)

/** How an answer is written. */
const ofWriting = words(`
  accuracy accurate approximate bracket call called character comma comment decimal digit dot exact exactly fraction nearest percent percentage
  place point precise precision quote round rounded rounding separate separated significant single sign space symbol zero positive
  negative nonnegative boolean true false upper lower case letter word form formatted example range
`)

/** What tests and relations are spoken of with, whatever their outcome. */
const ofTests = words(`
  alpha alternative association assumption between chance coefficient conclude confidence correlate correlated correlation
  cutoff decide degree dependent difference different differ direction distribute distributed distribution effect equal evidence
  existence fail greater high higher hypothesis independent indicate larger less level line linear linearly low lower moderate
  monotonic negatively nonlinear non-linear normal normally null p parametric positively probability r reject relation relationship
  respective respectively sided significance significantly similar skewed smaller strength strong strongly symmetric tail tailed
  test threshold weak weakly absolute above below exceed exceeding least otherwise
`)

/** Words for what only some plans do: they say nothing more where the plan does it. */
const ofPlans: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /"kind":"regression"/,
    new Set(
      words(
        'build error evaluate fit model predict prediction predictor target train training testing split random seed state regression response explanatory',
      ),
    ),
  ],
  [/"kind":"comparison"/, new Set(words('compare comparison group mean sample way'))],
  [
    /"kind":"compute"/,
    new Set(
      words(
        'add call create creation derive divide engineering formula generate logarithm multiply natural new ratio product subtract sum transform transformation',
      ),
    ),
  ],
  [
    /"kind":"fill"/,
    new Set(words('fill handle impute imputation missing null nan replace strategy substitute')),
  ],
  [
    /"kind":"outliers"/,
    new Set(
      words(
        'detect drop exclude filter iqr multiply outlier outside quartile remove rule score times deviation',
      ),
    ),
  ],
]

const known = new Set([...small, ...ofData, ...ofWriting, ...ofTests])

/** Whether a word of instructions says nothing that this plan would have to follow and does not. */
export function isIdleInstruction(word: string, planned: string): boolean {
  const doing = ofPlans.filter(([does]) => does.test(planned)).map(([, all]) => all)
  return formsOf(word.toLowerCase()).some((form) => [known, ...doing].some((all) => all.has(form)))
}

/** A word and what it may be a form of: calculated, calculating, calculates. */
const formsOf = (word: string): readonly string[] => [
  word,
  ...[/s$/, /es$/, /d$/, /ed$/, /ing$/, /ly$/, /['’]s?$/].flatMap((ending) => {
    if (!ending.test(word)) return []
    const stem = word.replace(ending, '')
    return [stem, `${stem}e`, ...(/(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [])]
  }),
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(word.endsWith('ied') ? [`${word.slice(0, -3)}y`] : []),
]
