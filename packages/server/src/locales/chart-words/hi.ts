import { heard, type Heard } from '../hears.ts'

export const hi: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'पाई चार्ट | पाई चार्ट में | पाई चार्ट के रूप में | वृत्त चार्ट | पाई ग्राफ',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'स्टैक्ड | स्टैक्ड बार चार्ट | स्टैक्ड बार | स्टैक बार चार्ट',
  ),
  heard({ kind: 'chart', chart: 'grouped-bar' }, 'समूहित बार चार्ट | ग्रुप्ड बार चार्ट | ग्रुप्ड बार'),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'स्कैटर प्लॉट | स्कैटर चार्ट | स्कैटर | प्रकीर्ण आरेख | बिखराव चार्ट',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'हिस्टोग्राम | हिस्टोग्राम में | आयत चित्र'),
  heard({ kind: 'chart', chart: 'area' }, 'एरिया चार्ट | क्षेत्र चार्ट'),
  heard({ kind: 'chart', chart: 'box' }, 'बॉक्स प्लॉट | बॉक्स चार्ट'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'हीट मैप | हीटमैप'),
  heard({ kind: 'chart', chart: 'number' }, 'संख्या के रूप में | एक संख्या'),
  heard(
    { kind: 'chart', chart: 'none' },
    'बिना चार्ट | चार्ट नहीं | बिना ग्राफ | केवल संख्या | सिर्फ संख्या | केवल तालिका | सिर्फ तालिका',
  ),
  heard({ kind: 'suggest', chart: 'scatter' }, 'संबंध | के बीच संबंध | सहसंबंध | के बीच सहसंबंध | रिश्ता'),
  heard({ kind: 'suggest', chart: 'line' }, 'रुझान | ट्रेंड | प्रवृत्ति | बदलाव | समय के साथ | परिवर्तन'),
  heard({ kind: 'suggest', chart: 'pie' }, 'अनुपात | प्रतिशत | हिस्सा | हिस्सेदारी | का अनुपात'),
  heard({ kind: 'suggest', chart: 'bar' }, 'तुलना | तुलना करें | की तुलना | तुलना करो'),
  heard({ kind: 'suggest', chart: 'histogram' }, 'वितरण | बंटवारा | का वितरण'),
  heard({ kind: 'axis', axis: 'x' }, 'x अक्ष | एक्स अक्ष | क्षैतिज अक्ष'),
  heard({ kind: 'axis', axis: 'y' }, 'y अक्ष | वाई अक्ष | ऊर्ध्वाधर अक्ष'),
  heard({ kind: 'bin' }, 'अंतराल | अंतरालों'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'सप्ताह के दिन | सप्ताह का दिन | सप्ताह के हर दिन | सप्ताह के दिन के अनुसार | सप्ताह के दिनों',
  ),
  heard({ kind: 'grain', grain: 'hour' }, 'प्रति घंटा | हर घंटे | घंटे के अनुसार | प्रति घंटे | दिन के घंटे'),
]
