import { vocabulary } from './vocabulary.ts'

/** What is covered on the way: of a place it is a size, of a tour it adds up. */
export const distanceWords = vocabulary(`
  distance mileage -entfernung -strecke distance distancia distanza distância odległość dystans расстояние mesafe khoảng_cách jarak दूरी مسافة
  距離 거리 距离
`)

/** How long something took until it came or was done: it is averaged, though time that was worked adds up. */
export const waitingWords = vocabulary(`
  wait waiting response reply handle handling processing turnaround lead service delay lateness late arrival pickup resolution time duration
  -wartezeit -antwortzeit -bearbeitungszeit -dauer verspätung attente réponse traitement retard durée espera respuesta retraso duración attesa risposta
  ritardo durata espera resposta atraso duração czas oczekiwanie opóźnienie ожидание задержка время bekleme süre gecikme thời_gian_chờ menunggu tunggu
  waktu प्रतीक्षा समय انتظار مدة 待ち時間 所要時間 대기 等待 时长 時長 satisfaction happiness nps csat
`)
