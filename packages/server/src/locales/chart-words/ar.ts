import { heard, type Heard } from '../hears.ts'

export const ar: readonly Heard[] = [
  heard(
    { kind: 'chart', chart: 'pie' },
    'مخطط دائري | رسم بياني دائري | رسم دائري | المخطط الدائري | في مخطط دائري | كمخطط دائري',
  ),
  heard(
    { kind: 'chart', chart: 'stacked-bar' },
    'مكدس | أعمدة مكدسة | مخطط أعمدة مكدسة | رسم أعمدة مكدس | متراكم',
  ),
  heard({ kind: 'chart', chart: 'grouped-bar' }, 'أعمدة مجمعة | مخطط أعمدة مجمعة | أعمدة متجاورة'),
  heard(
    { kind: 'chart', chart: 'scatter' },
    'مخطط التشتت | مخطط تشتت | مخطط مبعثر | رسم مبعثر | مخطط الانتشار | مخطط انتشار',
  ),
  heard({ kind: 'chart', chart: 'histogram' }, 'مدرج تكراري | المدرج التكراري | هيستوغرام'),
  heard({ kind: 'chart', chart: 'area' }, 'مخطط مساحي | رسم مساحي'),
  heard({ kind: 'chart', chart: 'box' }, 'مخطط صندوقي | رسم صندوقي'),
  heard({ kind: 'chart', chart: 'heat-map' }, 'خريطة حرارية | الخريطة الحرارية'),
  heard({ kind: 'chart', chart: 'number' }, 'كرقم | رقم واحد'),
  heard(
    { kind: 'chart', chart: 'none' },
    'بدون رسم بياني | بدون مخطط | بلا رسم | فقط الرقم | الرقم فقط | الجدول فقط | فقط الجدول',
  ),
  heard(
    { kind: 'suggest', chart: 'scatter' },
    'العلاقة | العلاقة بين | علاقة | ارتباط | الارتباط | الارتباط بين',
  ),
  heard(
    { kind: 'suggest', chart: 'line' },
    'اتجاه | الاتجاه | تطور | التغير | تغير | عبر الزمن | مع مرور الوقت | تغيرات',
  ),
  heard({ kind: 'suggest', chart: 'pie' }, 'نسبة | النسبة | النسب | حصة | الحصة | النسبة المئوية | نسب'),
  heard({ kind: 'suggest', chart: 'bar' }, 'مقارنة | قارن | المقارنة | المقارنة بين | مقارنة بين'),
  heard({ kind: 'suggest', chart: 'histogram' }, 'توزيع | التوزيع'),
  heard({ kind: 'axis', axis: 'x' }, 'المحور x | محور x | المحور السيني | المحور الأفقي'),
  heard({ kind: 'axis', axis: 'y' }, 'المحور y | محور y | المحور الصادي | المحور الرأسي'),
  heard({ kind: 'bin' }, 'فترة | فترات | مجالات'),
  heard(
    { kind: 'grain', grain: 'weekday' },
    'يوم الأسبوع | أيام الأسبوع | حسب يوم الأسبوع | لكل يوم من أيام الأسبوع | حسب أيام الأسبوع',
  ),
  heard({ kind: 'grain', grain: 'hour' }, 'لكل ساعة | كل ساعة | حسب الساعة | ساعة اليوم | ساعات اليوم'),
]
