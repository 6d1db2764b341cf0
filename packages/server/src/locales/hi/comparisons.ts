import type { Heard } from '../hears.ts'
import { agreeing, each } from './forms.ts'
import { ages, heights, lengths, prices, speeds, times, warmth, weights } from './hints.ts'
import { said } from './measures.ts'

const than = (words: string): readonly string[] => each(['से', 'की तुलना में', 'के मुकाबले'], agreeing(words))

export const comparisons: readonly Heard[] = [
  said({ kind: 'compare', operator: '>', place: 'before', of: ages }, '', than('बूढ़ा')),
  said({ kind: 'compare', operator: '<', place: 'before', of: ages }, '', than('जवान')),
  said({ kind: 'compare', operator: '>', place: 'before', of: prices }, '', than('महंगा | महँगा')),
  said({ kind: 'compare', operator: '<', place: 'before', of: prices }, '', than('सस्ता')),
  said({ kind: 'compare', operator: '>', place: 'before', of: lengths }, '', than('लंबा | लम्बा | दूर')),
  said({ kind: 'compare', operator: '<', place: 'before', of: lengths }, '', than('पास')),
  said({ kind: 'compare', operator: '>', place: 'before', of: weights }, '', than('भारी')),
  said({ kind: 'compare', operator: '<', place: 'before', of: weights }, '', than('हल्का')),
  said({ kind: 'compare', operator: '>', place: 'before', of: heights }, '', than('लंबा')),
  said({ kind: 'compare', operator: '>', place: 'before', of: speeds }, '', than('तेज़')),
  said({ kind: 'compare', operator: '<', place: 'before', of: speeds }, '', than('धीमा')),
  said({ kind: 'compare', operator: '>', place: 'before', of: warmth }, '', than('गर्म')),
  said({ kind: 'compare', operator: '<', place: 'before', of: warmth }, '', than('ठंडा')),
  said({ kind: 'compare', operator: '<', place: 'before', of: times }, '', than('पुराना')),
  said({ kind: 'compare', operator: '>', place: 'before', of: times }, '', than('नया')),
  said(
    { kind: 'compare', operator: '>', place: 'before' },
    'के ऊपर | से परे | से अधिक की | से ज़्यादा की | से ज़्यादा का | से अधिक का | से ज़्यादा वाले | से अधिक वाले | को पार | पार | से आगे | >',
    than('ज़्यादा | ज्यादा | अधिक | ऊपर | बड़ा | ऊंचा | बेहतर'),
  ),
  said(
    { kind: 'compare', operator: '<', place: 'before' },
    'के नीचे | से कम की | से कम का | से कम वाले | के भीतर | के अंदर | <',
    than('कम | नीचे | छोटा'),
  ),
  said(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    कम से कम | न्यूनतम | से कम नहीं | या उससे ज़्यादा | या उससे अधिक | या अधिक | या ज़्यादा | या इससे ज़्यादा | या इससे अधिक | और उससे अधिक | और उससे ऊपर | या उससे ऊपर |
    और ऊपर | से शुरू | से ज़्यादा या बराबर | से अधिक या बराबर | >= | ≥
  `,
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    ज़्यादा से ज़्यादा | अधिक से अधिक | अधिकतम | से ज़्यादा नहीं | से अधिक नहीं | या उससे कम | या कम | या इससे कम | और उससे कम | और उससे नीचे | तक | से कम या बराबर | <= | ≤
  `,
  ),
  said(
    { kind: 'compare', operator: '=', place: 'before' },
    'के बराबर | बराबर | ठीक | बिल्कुल | एकदम | के समान | ही है | =',
    agreeing('पूरा'),
  ),
  said({ kind: 'compare', operator: '!=', place: 'before' }, 'के बराबर नहीं | से अलग | से भिन्न | != | ≠'),
  said(
    { kind: 'compare', operator: '>=', place: 'after' },
    'या उससे ज़्यादा | या उससे अधिक | या अधिक | या ज़्यादा | या ऊपर | और ऊपर | से ऊपर के | या उससे ऊपर | और अधिक | प्लस',
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'after' },
    'या उससे कम | या कम | या नीचे | और नीचे | या उससे नीचे',
  ),
  said({ kind: 'when', operator: '>' }, 'के बाद | के पश्चात | के बाद के | के बाद की | के उपरांत | बाद'),
  said(
    { kind: 'when', operator: '>=' },
    'के बाद से | से अब तक | से लेकर अब तक | से शुरू | से लेकर | की शुरुआत से | के शुरू से | से ही | से आगे',
  ),
  said({ kind: 'when', operator: '<' }, 'से पहले | के पहले | से पूर्व | से पहले के | से पहले की | पूर्व'),
  said({ kind: 'when', operator: '<=' }, 'तक | के अंत तक | के आखिर तक | तक के | तक की'),
  said(
    { kind: 'between' },
    'के बीच | के बीच में | के बीच का | के बीच की | के बीच के | तक | के मध्य | के दरमियान | की रेंज में | के दायरे में | तक की | तक के',
  ),
  said(
    { kind: 'joint', of: 'and' },
    'और | व | तथा | एवं | & | साथ ही | लेकिन | के साथ | तथा साथ में | एंड | प्लस | पर',
  ),
  said({ kind: 'joint', of: 'or' }, 'या | अथवा | या फिर'),
  said({ kind: 'joint', of: 'to' }, 'से | से लेकर'),
  said({ kind: 'same' }, 'समान | एक ही | उसी | वही'),
  said(
    { kind: 'negation' },
    `
    नहीं | न | मत | बिना | के बिना | को छोड़कर | छोड़कर | को छोड़ कर | के अलावा | के अतिरिक्त | के सिवा | के सिवाय | को हटाकर | हटाकर | नहीं है | नहीं हैं | नहीं था |
    नहीं थी | नहीं थे | नहीं हुआ | नहीं हुई | नहीं हुए | में नहीं | से नहीं | का नहीं | की नहीं | के नहीं | गैर | के बाहर | को शामिल किए बिना | ना | को निकालकर | नहीं मिला | नहीं मिली
  `,
  ),
  said(
    { kind: 'missing' },
    `
    खाली | रिक्त | अनुपलब्ध | गायब | दर्ज नहीं | दर्ज नहीं है | अज्ञात | पता नहीं | मौजूद नहीं | मौजूद नहीं है | उपलब्ध नहीं | उपलब्ध नहीं है | लापता | नल | खाली है | खाली हैं | नहीं दिया | नहीं दी गई |
    मिसिंग | ब्लैंक | कोई मान नहीं | का मान नहीं | null
  `,
  ),
  said(
    { kind: 'compared' },
    'तुलना | की तुलना | तुलना करो | तुलना करें | तुलना कीजिए | बनाम | के मुकाबले | की तुलना में | मुकाबला | versus | vs',
  ),
]
