import type { Heard } from '../hears.ts'
import { ages, heights, lengths, prices, speeds, times, warmth, weights } from './hints.ts'
import { compared } from './leads.ts'
import { said } from './measures.ts'

export const comparisons: readonly Heard[] = [
  said({ kind: 'compare', operator: '>', place: 'before', of: ages }, '', compared('أكبر سنا | أكبر عمرا')),
  said({ kind: 'compare', operator: '<', place: 'before', of: ages }, '', compared('أصغر سنا | أصغر عمرا')),
  said({ kind: 'compare', operator: '>', place: 'before', of: prices }, '', compared('أغلى | أكثر تكلفة')),
  said(
    { kind: 'compare', operator: '<', place: 'before', of: prices },
    '',
    compared('أرخص | أقل تكلفة | أقل سعرا'),
  ),
  said({ kind: 'compare', operator: '>', place: 'before', of: lengths }, '', compared('أطول | أبعد')),
  said({ kind: 'compare', operator: '<', place: 'before', of: lengths }, '', compared('أقصر | أقرب')),
  said({ kind: 'compare', operator: '>', place: 'before', of: weights }, '', compared('أثقل')),
  said({ kind: 'compare', operator: '<', place: 'before', of: weights }, '', compared('أخف')),
  said({ kind: 'compare', operator: '>', place: 'before', of: heights }, '', compared('أطول | أكثر ارتفاعا')),
  said({ kind: 'compare', operator: '>', place: 'before', of: speeds }, '', compared('أسرع')),
  said({ kind: 'compare', operator: '<', place: 'before', of: speeds }, '', compared('أبطأ')),
  said({ kind: 'compare', operator: '>', place: 'before', of: warmth }, '', compared('أحر | أدفأ | أسخن')),
  said({ kind: 'compare', operator: '<', place: 'before', of: warmth }, '', compared('أبرد')),
  said({ kind: 'compare', operator: '<', place: 'before', of: times }, 'أقدم من | أبكر من'),
  said({ kind: 'compare', operator: '>', place: 'before', of: times }, 'أحدث من'),
  said(
    { kind: 'compare', operator: '>', place: 'before' },
    `
    فوق | يزيد عن | تزيد عن | يزيد على | تزيد على | يتجاوز | تتجاوز | تجاوز | تجاوزت | يفوق | تفوق | زاد عن | زادت عن |
    يزيدون عن | تخطى | تخطت | يتعدى | تتعدى | تعدى | تعدت | ما يزيد عن | بما يزيد عن | زاد على | زادت على | المتجاوز |
    التي تتجاوز | أكبر تماما من | يزيد | تزيد | زاد | زادت | يزيدون | >
  `,
    compared('أكثر | أكبر | أعلى'),
  ),
  said(
    { kind: 'compare', operator: '<', place: 'before' },
    'تحت | دون | يقل عن | تقل عن | أدنى من | يقلون عن | ما يقل عن | قل عن | قلت عن | لا يصل إلى | أقل تماما من | يقل | تقل | <',
    compared('أقل | أصغر | أدنى'),
  ),
  said(
    { kind: 'compare', operator: '>=', place: 'before' },
    `
    على الأقل | لا يقل | لا تقل | لا يقل عن | لا تقل عن | ما لا يقل عن | بما لا يقل عن | أكبر من أو يساوي | أكثر من أو يساوي | ليس أقل من |
    ابتداء من | بدءا من | لا يقلون عن | بحد أدنى | حد أدنى | أعلى من أو يساوي | >= | ≥
  `,
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'before' },
    `
    على الأكثر | لا يزيد | لا تزيد | لا يزيد عن | لا تزيد عن | لا يزيد على | لا تزيد على | لا يتجاوز | لا تتجاوز | أقل من أو يساوي |
    أصغر من أو يساوي | ليس أكثر من | بحد أقصى | حد أقصى | كحد أقصى | لا يتعدى | لا تتعدى | حتى | <= | ≤
  `,
  ),
  said(
    { kind: 'compare', operator: '=', place: 'before' },
    'يساوي | تساوي | بالضبط | تماما | بالتحديد | مساو ل | مساوية ل | المساوي ل | يعادل | تعادل | قدره | قدرها | =',
  ),
  said(
    { kind: 'compare', operator: '!=', place: 'before' },
    'لا يساوي | لا تساوي | غير مساو ل | مختلف عن | مختلفة عن | يختلف عن | تختلف عن | != | ≠',
  ),
  said(
    { kind: 'compare', operator: '>=', place: 'after' },
    'أو أكثر | فأكثر | وأكثر | أو أعلى | فأعلى | وما فوق | فما فوق | أو أكبر | فأكبر | على الأقل | كحد أدنى | أو أكثر من ذلك | أو بعد ذلك | فصاعدا | زائد',
  ),
  said(
    { kind: 'compare', operator: '<=', place: 'after' },
    'أو أقل | فأقل | وأقل | أو أدنى | وما دون | فما دون | أو أصغر | على الأكثر | كحد أقصى | كأقصى حد | أو قبل ذلك',
  ),
  said({ kind: 'when', operator: '>' }, 'بعد | عقب | بعد تاريخ | بعد عام | بعد سنة | بعد شهر'),
  said(
    { kind: 'when', operator: '>=' },
    'منذ | ابتداء من | بدءا من | اعتبارا من | منذ بداية | منذ عام | منذ سنة | من بداية | من بعد',
  ),
  said({ kind: 'when', operator: '<' }, 'قبل | قبيل | قبل تاريخ | قبل عام | قبل سنة | قبل شهر'),
  said({ kind: 'when', operator: '<=' }, 'حتى | لغاية | إلى غاية | حتى نهاية | حتى تاريخ | حتى عام | لحد'),
  said(
    { kind: 'between' },
    'بين | ما بين | يتراوح بين | تتراوح بين | تراوح بين | يقع بين | تقع بين | في النطاق | في المدى | في الفترة من | في الفترة بين | خلال الفترة من | بين عامي | بين شهري',
  ),
  said(
    { kind: 'joint', of: 'and' },
    'و | & | وكذلك | وأيضا | لكن | ولكن | بالإضافة إلى | إضافة إلى | مع | ثم | كذلك | زائد',
  ),
  said({ kind: 'joint', of: 'or' }, 'أو | أم | إما'),
  said({ kind: 'joint', of: 'to' }, 'إلى | حتى | لغاية | الى'),
  said({ kind: 'same' }, 'نفس | ذات | مثل'),
  said(
    { kind: 'negation' },
    `
    ليس | ليست | ليسوا | لا | لم | لن | غير | بدون | دون | من دون | باستثناء | عدا | ما عدا | ماعدا | فيما عدا | سوى | إلا |
    بخلاف | خلاف | عدا عن | خارج | لا يوجد | لا توجد | ليس لديه | ليس لديها | ليس لديهم | ليس لها | ليس له | لم يكن | لم تكن |
    لم يتم | لم تتم | ما لم | استثن | مع استثناء | بلا | بغض النظر عن | ما عدا ذلك | مستثنيا | مش | مو
  `,
  ),
  said(
    { kind: 'missing' },
    `
    مفقود | مفقودة | المفقودة | المفقود | فارغ | فارغة | الفارغة | خال | خالية | ناقص | ناقصة | الناقصة | غير معروف |
    غير معروفة | غير مسجل | غير مسجلة | غير محدد | غير محددة | بدون قيمة | بلا قيمة | قيم مفقودة | القيم المفقودة | مجهول |
    مجهولة | غير متوفر | غير متوفرة | غير متاح | null
  `,
  ),
  said(
    { kind: 'compared' },
    'قارن | قارن بين | بين | ما بين | مقارنة | المقارنة بين | مقارنة بين | مقابل | مقارنة مع | بالمقارنة مع | مقارنة ب | ضد | versus | vs',
  ),
]
