import type { Heard } from '../hears.ts'
import { each } from './forms.ts'
import { highest, lowest, said } from './measures.ts'
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

export const leads: readonly Heard[] = [
  said(
    { kind: 'superlative', direction: 'high' },
    `
    أعلى | الأعلى | أكبر | الأكبر | الكبرى | أفضل | الأفضل | أحسن | الأحسن | أقوى | الأقوى | أضخم | الأضخم | العليا | أقصى |
    الأقصى | القصوى | أعظم | أبرز | الأكثر ارتفاعا | أكثرها | أعلاها | أكبرها | الأنجح | الأكثر ربحا | الأكثر ربحية
  `,
    highest,
  ),
  said(
    { kind: 'superlative', direction: 'low' },
    `
    أدنى | الأدنى | أقل | الأقل | أصغر | الأصغر | الصغرى | الدنيا | أسوأ | الأسوأ | أضعف | الأضعف | أخفض | الأخفض | أقلها |
    أدناها | أصغرها | الأكثر انخفاضا
  `,
    lowest,
  ),
  said(
    { kind: 'superlative', direction: 'high', of: prices },
    'أغلى | الأغلى | أغلاها | الأكثر تكلفة | الأكثر كلفة | الأعلى سعرا | الأغلى سعرا | أغلى سعر | الأعلى تكلفة | أعلى سعرا | أكثر تكلفة',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: prices },
    'أرخص | الأرخص | أرخصها | الأقل تكلفة | الأقل كلفة | الأقل سعرا | الأرخص سعرا | أرخص سعر | أوفر | الأدنى سعرا | أقل تكلفة | أقل سعرا',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: lengths },
    'أطول | الأطول | أطولها | الأطول مدة | أطول مدة | أبعد | الأبعد | أطول مسافة | الأطول زمنا',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: lengths },
    'أقصر | الأقصر | أقصرها | الأقصر مدة | أقصر مدة | أقرب | الأقرب | أقصر مسافة',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: ages },
    'أكبر سنا | الأكبر سنا | أكبر عمرا | الأكبر عمرا | أكبرهم سنا | أكبرهم | الأسن | أكبر سن | أكبر الموظفين سنا',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: ages },
    'أصغر سنا | الأصغر سنا | أصغر عمرا | الأصغر عمرا | أصغرهم سنا | أصغرهم | أصغر سن',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: heights },
    'أطول قامة | الأطول قامة | الأكثر ارتفاعا | الأعلى ارتفاعا | أعلى ارتفاعا | أكثر ارتفاعا | أطول',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: weights },
    'أثقل | الأثقل | الأثقل وزنا | أثقل وزنا | الأكثر وزنا',
  ),
  said({ kind: 'superlative', direction: 'low', of: weights }, 'أخف | الأخف | الأخف وزنا | أخف وزنا'),
  said(
    { kind: 'superlative', direction: 'high', of: warmth },
    'أحر | الأحر | الأكثر حرارة | أدفأ | الأدفأ | أسخن | الأشد حرارة',
  ),
  said({ kind: 'superlative', direction: 'low', of: warmth }, 'أبرد | الأبرد | الأكثر برودة | الأشد برودة'),
  said({ kind: 'superlative', direction: 'high', of: speeds }, 'أسرع | الأسرع | أسرعها'),
  said({ kind: 'superlative', direction: 'low', of: speeds }, 'أبطأ | الأبطأ | أبطؤها'),
  said(
    { kind: 'superlative', direction: 'high', of: people },
    'الأكثر سكانا | أكثر سكانا | الأكثر كثافة سكانية | الأكثر ازدحاما | الأكبر من حيث السكان | الأكثر كثافة | أكثر ازدحاما',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: people },
    'الأقل سكانا | أقل سكانا | الأقل كثافة سكانية | الأقل كثافة',
  ),
  said({ kind: 'superlative', direction: 'high', of: areas }, 'الأوسع | أوسع | الأكبر مساحة | أكبر مساحة'),
  said({ kind: 'superlative', direction: 'low', of: areas }, 'الأصغر مساحة | أصغر مساحة'),
  said(
    { kind: 'superlative', direction: 'high', of: pays },
    'الأعلى أجرا | أعلى أجرا | الأعلى راتبا | أعلى راتبا | الأكثر دخلا | الأعلى دخلا | الأغنى',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: pays },
    'الأقل أجرا | أقل أجرا | الأقل راتبا | أقل راتبا | الأقل دخلا | الأفقر',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: ratings },
    'الأعلى تقييما | أعلى تقييما | الأفضل تقييما | أفضل تقييما | الأكثر تقييما',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: ratings },
    'الأقل تقييما | أقل تقييما | الأسوأ تقييما | الأدنى تقييما',
  ),
  said(
    { kind: 'superlative', direction: 'high', of: times },
    'أحدث | الأحدث | أحدثها | آخر تاريخ | أجدد | الأجدد | آخر موعد | آخر مرة | الأكثر حداثة',
  ),
  said(
    { kind: 'superlative', direction: 'low', of: times },
    'أقدم | الأقدم | أقدمها | أول تاريخ | أبكر | الأبكر | أول مرة',
  ),
  said(
    { kind: 'most', direction: 'high' },
    `
    أكثر | الأكثر | معظم | أغلب | أكبر عدد | أكبر عدد من | أعلى عدد | أعلى عدد من | أكثر عدد | أكثر عدد من | العدد الأكبر |
    العدد الأكبر من | أكثر من غيره | أكثر من غيرها | الأكثر مبيعا | أكثر مبيعا | الأكثر عددا | أكثر عددا | أكبر كمية |
    أكبر كمية من | الأعلى مبيعا | الأكثر من حيث | أكثر من أي | أكثر ما | العدد الأعلى | العدد الأعلى من
  `,
  ),
  said(
    { kind: 'most', direction: 'low' },
    `
    أقل | الأقل | أقل عدد | أقل عدد من | أدنى عدد | أدنى عدد من | أصغر عدد | أصغر عدد من | العدد الأقل | العدد الأقل من |
    الأقل مبيعا | أقل مبيعا | الأقل عددا | أقل كمية | أقل كمية من | أقل من غيره | أقل من غيرها
  `,
  ),
  said(
    { kind: 'frequent', direction: 'high' },
    `
    الأكثر شيوعا | أكثر شيوعا | الأكثر تكرارا | أكثر تكرارا | الأكثر انتشارا | أكثر انتشارا | الأكثر شعبية | أكثر شعبية |
    الأكثر استخداما | أكثر استخداما | الأكثر طلبا | أكثر طلبا | الأكثر رواجا | أشهر | الأشهر | غالبا | الأكثر تداولا | أكثر ما يتكرر | الأشيع
  `,
  ),
  said(
    { kind: 'frequent', direction: 'low' },
    'الأقل شيوعا | أقل شيوعا | الأقل تكرارا | أقل تكرارا | الأندر | أندر | الأقل انتشارا | الأقل شعبية | الأقل استخداما | الأقل طلبا | نادرا',
  ),
  said(
    { kind: 'rank', direction: 'high' },
    'توب | قائمة أفضل | أهم | الأوائل | المتصدر | المتصدرة | في الصدارة | صدارة | top',
  ),
  said({ kind: 'rank', direction: 'low' }, 'المتذيل | في ذيل القائمة | ذيل القائمة'),
  said(
    { kind: 'rank', direction: 'high', position: true },
    'أول | الأول | الأولى | أوائل | في البداية | في بداية القائمة | في أعلى القائمة | أولى',
  ),
  said(
    { kind: 'rank', direction: 'low', position: true },
    'آخر | الأخير | الأخيرة | الأخير في القائمة | في النهاية | في آخر القائمة | في أسفل القائمة | أواخر',
  ),
]

const than = ['من', 'عن', 'من أي']

export const comparatives: readonly Heard[] = [
  said(
    { kind: 'comparative', direction: 'high' },
    'أكثر | أكبر | أعلى | أفضل | الأكثر | الأكبر | الأعلى | أضخم | أقوى | يزيد | تزيد',
  ),
  said({ kind: 'comparative', direction: 'low' }, 'أقل | أصغر | أدنى | أسوأ | الأقل | الأصغر | أضعف'),
  said({ kind: 'comparative', direction: 'high', of: ages }, 'أكبر سنا | أكبر عمرا | الأكبر سنا'),
  said({ kind: 'comparative', direction: 'low', of: ages }, 'أصغر سنا | أصغر عمرا | الأصغر سنا'),
  said({ kind: 'comparative', direction: 'high', of: lengths }, 'أطول | أبعد | الأطول'),
  said({ kind: 'comparative', direction: 'low', of: lengths }, 'أقصر | أقرب | الأقصر'),
  said({ kind: 'comparative', direction: 'high', of: heights }, 'أطول | أطول قامة | أكثر ارتفاعا'),
  said({ kind: 'comparative', direction: 'high', of: weights }, 'أثقل | الأثقل'),
  said({ kind: 'comparative', direction: 'low', of: weights }, 'أخف | الأخف'),
  said({ kind: 'comparative', direction: 'high', of: prices }, 'أغلى | الأغلى | أكثر تكلفة'),
  said({ kind: 'comparative', direction: 'low', of: prices }, 'أرخص | الأرخص | أقل تكلفة'),
  said({ kind: 'comparative', direction: 'low', of: times }, 'أبكر | أقدم | قبل الآخر | أولا'),
  said({ kind: 'comparative', direction: 'high', of: times }, 'أحدث | بعد الآخر | أجدد'),
  said(
    { kind: 'difference' },
    `
    الفرق | الفرق بين | فرق | الفارق | الفارق بين | الفرق في | ما الفرق بين | بكم يزيد | بكم تزيد | بكم يقل | بكم تقل |
    كم يزيد | كم تزيد | كم يقل | كم تقل | بكم أكثر | بكم أقل | الفجوة | الفجوة بين | كم الفرق | كم الفرق بين | كم الفارق بين |
    الاختلاف بين | حاصل طرح
  `,
  ),
  said(
    { kind: 'difference', of: ages },
    'فرق السن | فرق العمر | فارق السن | الفرق في العمر | بكم سنة يكبر | كم يكبر',
  ),
  said({ kind: 'difference', of: heights }, 'فرق الطول | فرق الارتفاع'),
  said({ kind: 'difference', of: lengths }, 'فرق المدة | فرق المسافة'),
  said(
    { kind: 'contains' },
    `
    يحتوي على | تحتوي على | يحتوي | تحتوي | يتضمن | تتضمن | يتضمن كلمة | تتضمن كلمة | فيه كلمة | فيها كلمة | بكلمة | كلمة |
    عبارة | حرف | نص | يحتوي على كلمة | تحتوي على كلمة | المحتوي على | المتضمن | يشمل كلمة | السلسلة
  `,
  ),
  said(
    { kind: 'share' },
    `
    نسبة | النسبة | النسبة المئوية | نسبة مئوية | النسبة المئوية ل | كم نسبة | ما نسبة | ما هي نسبة | ما النسبة المئوية |
    حصة | الحصة | حصة من | في المئة | في المائة | بالمئة | بالمائة | كم في المئة من | كم بالمئة من | نسبة من | جزء من | % |
    كنسبة مئوية | كم تمثل | كم يمثل
  `,
  ),
  said(
    { kind: 'beside', offset: 1 },
    'التالي | التالية | التالي بعد | يلي | تلي | يأتي بعد | تأتي بعد | مباشرة بعد | بعد مباشرة | اللاحق | اللاحقة',
  ),
  said(
    { kind: 'beside', offset: -1 },
    'السابق | السابقة | يسبق | تسبق | يأتي قبل | تأتي قبل | مباشرة قبل | قبل مباشرة | السابق ل',
  ),
  said({ kind: 'beside', offset: 1, plain: true }, 'تحت | أسفل'),
  said({ kind: 'beside', offset: -1, plain: true }, 'فوق'),
]

/** أكثر من, أكثر عن */
export const compared = (words: string): readonly string[] => each(words, than.join('|'))
