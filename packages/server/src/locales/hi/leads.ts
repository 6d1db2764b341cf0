import type { Heard } from '../hears.ts'
import { superlatives } from './forms.ts'
import {
  ages,
  areas,
  heights,
  lengths,
  pays,
  people,
  prices,
  ratings,
  speeds,
  times,
  warmth,
  weights,
} from './hints.ts'
import { said } from './measures.ts'

export const leads: readonly Heard[] = [
  said(
    { kind: 'superlative', direction: 'high' },
    `
    अधिकतम | उच्चतम | सर्वोच्च | सर्वश्रेष्ठ | सर्वोत्तम | सबसे अधिक | सबसे ज़्यादा | सबसे ज्यादा | सर्वाधिक | सबसे ऊपर | बेस्ट | हाईएस्ट | सबसे आगे |
    अव्वल | सबसे उच्च | महत्तम
  `,
    superlatives('बड़ा | ऊंचा | ऊँचा | अच्छा | बढ़िया | बेहतर | मज़बूत | विशाल | सफल'),
  ),
  said(
    { kind: 'superlative', direction: 'low' },
    'न्यूनतम | निम्नतम | सबसे कम | सबसे नीचे | सबसे पीछे | लोएस्ट | सबसे निम्न',
    superlatives('छोटा | नीचा | बुरा | खराब | कमज़ोर | बदतर'),
  ),
  said(
    { kind: 'superlative', direction: 'high', of: prices },
    'सबसे ज़्यादा कीमत वाला | सबसे ज़्यादा कीमत वाली',
    superlatives('महंगा | महँगा | कीमती | खर्चीला'),
  ),
  said(
    { kind: 'superlative', direction: 'low', of: prices },
    'सबसे कम कीमत वाला | सबसे कम कीमत वाली | सबसे किफायती',
    superlatives('सस्ता'),
  ),
  said(
    { kind: 'superlative', direction: 'high', of: lengths },
    'सबसे दूर | सबसे ज़्यादा देर',
    superlatives('लंबा | लम्बा'),
  ),
  said(
    { kind: 'superlative', direction: 'low', of: lengths },
    'सबसे पास | सबसे निकट | सबसे कम देर',
    superlatives('छोटा'),
  ),
  said(
    { kind: 'superlative', direction: 'high', of: ages },
    'सबसे उम्रदराज | सबसे वृद्ध | सबसे ज़्यादा उम्र का | सबसे ज़्यादा उम्र की',
    superlatives('बूढ़ा | बुज़ुर्ग | बड़ा'),
  ),
  said(
    { kind: 'superlative', direction: 'low', of: ages },
    'सबसे कम उम्र का | सबसे कम उम्र की | सबसे कम उम्र के | सबसे युवा | सबसे जवान',
    superlatives('छोटा'),
  ),
  said({ kind: 'superlative', direction: 'high', of: heights }, '', superlatives('ऊंचा | ऊँचा | लंबा')),
  said({ kind: 'superlative', direction: 'high', of: weights }, '', superlatives('भारी | वज़नी')),
  said({ kind: 'superlative', direction: 'low', of: weights }, '', superlatives('हल्का')),
  said({ kind: 'superlative', direction: 'high', of: warmth }, '', superlatives('गर्म | गरम')),
  said({ kind: 'superlative', direction: 'low', of: warmth }, '', superlatives('ठंडा | ठण्डा | सर्द')),
  said({ kind: 'superlative', direction: 'high', of: speeds }, '', superlatives('तेज़ | तीव्र')),
  said({ kind: 'superlative', direction: 'low', of: speeds }, '', superlatives('धीमा')),
  said(
    { kind: 'superlative', direction: 'high', of: people },
    'सबसे ज़्यादा आबादी वाला | सबसे ज़्यादा आबादी वाली | सबसे अधिक जनसंख्या वाला | सबसे घनी आबादी वाला | सबसे अधिक आबादी वाला | सबसे अधिक आबादी वाले',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: people },
    'सबसे कम आबादी वाला | सबसे कम आबादी वाली | सबसे कम जनसंख्या वाला',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: areas },
    'क्षेत्रफल में सबसे बड़ा',
    superlatives('विशाल'),
  ),
  said(
    { kind: 'superlative', direction: 'high', of: pays },
    'सबसे ज़्यादा वेतन पाने वाला | सबसे ज़्यादा कमाने वाला | सबसे ज़्यादा कमाने वाली | सबसे अमीर | सबसे अधिक वेतन पाने वाला',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: pays },
    'सबसे कम वेतन पाने वाला | सबसे कम कमाने वाला | सबसे गरीब',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: ratings },
    'सबसे अच्छी रेटिंग वाला | सबसे अच्छी रेटिंग वाली | टॉप रेटेड | सबसे ऊंची रेटिंग वाला',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: ratings },
    'सबसे खराब रेटिंग वाला | सबसे खराब रेटिंग वाली | सबसे कम रेटिंग वाला',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: times },
    'नवीनतम | सबसे हालिया | सबसे हाल का | सबसे हाल की | सबसे ताज़ा | सबसे बाद का | सबसे बाद की | सबसे बाद में | सबसे आखिरी | लेटेस्ट',
    superlatives('नया'),
  ),
  said(
    { kind: 'superlative', direction: 'low', of: times },
    'सबसे पहला | सबसे पहली | सबसे पहले | प्राचीनतम | सबसे प्राचीन | सबसे पहले का',
    superlatives('पुराना'),
  ),
  said(
    { kind: 'most', direction: 'high' },
    'सबसे ज़्यादा | सबसे ज्यादा | सबसे अधिक | सर्वाधिक | ज़्यादातर | अधिकांश | सबसे ज़्यादा संख्या में | सबसे अधिक संख्या | सबसे ज़्यादा संख्या | सबसे बड़ी संख्या | बाकी सबसे ज़्यादा',
  ),
  said(
    { kind: 'most', direction: 'low' },
    'सबसे कम | न्यूनतम | सबसे कम संख्या | सबसे छोटी संख्या | सबसे थोड़े | सबसे थोड़ी',
  ),
  said(
    { kind: 'frequent', direction: 'high' },
    'सबसे आम | सबसे लोकप्रिय | सबसे प्रचलित | सबसे ज़्यादा बार | सबसे अधिक बार | अक्सर | सबसे सामान्य | सबसे ज़्यादा आने वाला | सबसे मशहूर | सबसे पॉपुलर',
  ),
  said(
    { kind: 'frequent', direction: 'low' },
    'सबसे दुर्लभ | सबसे कम बार | सबसे कम लोकप्रिय | सबसे कम प्रचलित | विरले',
  ),
  said(
    { kind: 'rank', direction: 'high' },
    'शीर्ष | टॉप | सर्वोच्च | अग्रणी | ऊपर के | चोटी के | शिखर | top',
  ),
  said({ kind: 'rank', direction: 'low' }, 'निचले | नीचे के | सबसे निचले | बॉटम | निम्नतम'),
  said(
    { kind: 'rank', direction: 'high', position: true },
    'पहला | पहली | पहले | प्रथम | शुरुआती | सूची में सबसे ऊपर | शुरू के | सबसे पहले',
  ),
  said(
    { kind: 'rank', direction: 'low', position: true },
    'आखिरी | अंतिम | आख़िरी | सूची में सबसे नीचे | पिछले | अंत के | आखिर के',
  ),
]

export const comparatives: readonly Heard[] = [
  said(
    { kind: 'comparative', direction: 'high' },
    'ज़्यादा | ज्यादा | अधिक | बड़ा | बड़ी | बड़े | बेहतर | ऊंचा | ऊंची | ऊपर | किसमें ज़्यादा',
  ),
  said({ kind: 'comparative', direction: 'low' }, 'कम | छोटा | छोटी | छोटे | बदतर | नीचे | नीचा'),
  said(
    { kind: 'comparative', direction: 'high', of: ages },
    'बड़ा | बड़ी | बूढ़ा | उम्र में बड़ा | उम्र में बड़ी',
  ),
  said(
    { kind: 'comparative', direction: 'low', of: ages },
    'छोटा | छोटी | उम्र में छोटा | उम्र में छोटी | जवान',
  ),
  said({ kind: 'comparative', direction: 'high', of: lengths }, 'लंबा | लंबी | लंबे | दूर'),
  said({ kind: 'comparative', direction: 'low', of: lengths }, 'छोटा | छोटी | पास'),
  said({ kind: 'comparative', direction: 'high', of: heights }, 'ऊंचा | ऊंची | लंबा | लंबी'),
  said({ kind: 'comparative', direction: 'high', of: weights }, 'भारी'),
  said({ kind: 'comparative', direction: 'low', of: weights }, 'हल्का | हल्की'),
  said({ kind: 'comparative', direction: 'high', of: prices }, 'महंगा | महंगी | महंगे'),
  said({ kind: 'comparative', direction: 'low', of: prices }, 'सस्ता | सस्ती | सस्ते'),
  said({ kind: 'comparative', direction: 'low', of: times }, 'पहले | पुराना | पुरानी'),
  said({ kind: 'comparative', direction: 'high', of: times }, 'बाद में | नया | नई'),
  said(
    { kind: 'difference' },
    `
    अंतर | का अंतर | के बीच अंतर | के बीच का अंतर | में अंतर | में कितना अंतर | कितना अंतर | फ़र्क | फर्क | कितना फर्क | में फर्क | कितना ज़्यादा | कितने ज़्यादा |
    कितनी ज़्यादा | कितना कम | कितने कम | कितना अधिक | कितने अधिक | से कितना ज़्यादा | से कितना कम | से कितने ज़्यादा | से कितने कम | डिफरेंस
  `,
  ),
  said(
    { kind: 'difference', of: ages },
    'उम्र का अंतर | कितने साल बड़ा | कितने साल छोटा | कितने साल बड़ी | कितने साल छोटी',
  ),
  said({ kind: 'difference', of: heights }, 'कितना ऊंचा | ऊंचाई का अंतर'),
  said({ kind: 'difference', of: lengths }, 'कितना लंबा | कितनी लंबी'),
  said(
    { kind: 'contains' },
    'शब्द | शब्द वाले | शब्द वाली | शामिल है | शामिल हो | शामिल हैं | वाक्यांश | अक्षर | में आता है | में आता हो | टेक्स्ट | स्ट्रिंग | शब्द शामिल',
  ),
  said(
    { kind: 'share' },
    `
    प्रतिशत | का प्रतिशत | कितना प्रतिशत | कितने प्रतिशत | फ़ीसदी | फीसदी | कितने फीसदी | कितना फीसदी | हिस्सा | का हिस्सा | कितना हिस्सा | अनुपात में | का कितना हिस्सा |
    का कितना प्रतिशत | के कितने प्रतिशत | में से कितने प्रतिशत | भाग | शेयर | पर्सेंट | परसेंट | पर्सेंटेज | % | कौन सा हिस्सा | हिस्सेदारी | की हिस्सेदारी
  `,
  ),
  said(
    { kind: 'beside', offset: 1 },
    'अगला | अगली | अगले | के ठीक बाद | के तुरंत बाद | के बाद आने वाला | के बाद आता है | के बाद आती है | से अगला',
  ),
  said(
    { kind: 'beside', offset: -1 },
    'पिछला | पिछली | के ठीक पहले | से ठीक पहले | के तुरंत पहले | से पहले आने वाला | से पहले आता है | पूर्ववर्ती',
  ),
  said({ kind: 'beside', offset: 1, plain: true }, 'के नीचे'),
  said({ kind: 'beside', offset: -1, plain: true }, 'के ऊपर'),
]
