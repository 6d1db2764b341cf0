import { expect, test } from 'vitest'
import { createDecoder } from './decoder.ts'
import { guessEncoding } from './guess-encoding.ts'

// The bytes are Python's: base64.b64encode(text.encode(encoding)).
test.each([
  [
    'gb18030',
    '城市,销售额,日期\n北京,1200,春季\n上海,980,夏季\n',
    's8fK0CzP+srbtu4syNXG2gqxsb6pLDEyMDAstLq8vgrJz7qjLDk4MCzPxLy+Cg==',
  ],
  ['gb18030', '产品名称,价格\n苹果,3\n', 'svrGt8P7s8YsvNu48QrGu7n7LDMK'],
  [
    'big5',
    '景點編號,中文名稱,開放時間\n臺南市,赤崁樓,每日\n高雄市,愛河,全年\n',
    'tLrCSb1zuLkspKSk5aZXutkstn2p8a7JtqEKu0+rbqWrLKiqrnK80yyoQ6TpCrCqtq+lqyy3UqplLKX+pn4K',
  ],
  [
    'shift_jis',
    '商品名,価格,メモ\nりんご,120,赤い\nバナナ,80,黄色い果物\n',
    'j6SVaZa8LIm/imksg4GDggqC6ILxgrIsMTIwLJDUgqIKg2+DaYNpLDgwLImpkEaCoonKlagK',
  ],
  [
    'shift_jis',
    '店舗,売上\n東京本店,100\n大阪支店,200\n',
    'k1iV3CyUhI/jCpOMi56We5NYLDEwMAqR5Y3jjniTWCwyMDAK',
  ],
  [
    'euc-jp',
    '商品名,価格,メモ\nりんご,120,赤い\nバナナ,80,黄色い\n',
    'vqbJysy+LLLBs8ospeGl4gqk6qTzpLQsMTIwLMDWpKQKpdClyqXKLDgwLLKrv6ekpAo=',
  ],
  [
    'euc-kr',
    '도시,인구,비고\n서울,9700000,수도\n부산,3400000,항구 도시\n',
    'tbW9wyzAzrG4LLrxsO0KvK2/7yw5NzAwMDAwLLz2tbUKus676iwzNDAwMDAwLMfXsbggtbW9wwo=',
  ],
  [
    'windows-1251',
    'город,население\nМосква,12600000\nКазань,1250000\n',
    '4+7w7uQs7eDx5evl7ejlCszu8eri4CwxMjYwMDAwMArK4Ofg7fwsMTI1MDAwMAo=',
  ],
  [
    'windows-1250',
    'miasto,uwagi\nŁódź,zażółć gęślą jaźń\nGdańsk,święto książki\n',
    'bWlhc3RvLHV3YWdpCqPzZJ8semG/87PmIGfqnGy5IGphn/EKR2Rh8XNrLJx3aep0byBrc2m5v2tpCg==',
  ],
  [
    'windows-1254',
    'şehir,açıklama\nİstanbul,büyük şehir\nEskişehir,öğrenci şehri\nIğdır,sınır\n',
    '/mVoaXIsYef9a2xhbWEK3XN0YW5idWwsYvx5/Gsg/mVoaXIKRXNraf5laGlyLPbwcmVuY2kg/mVocmkKSfBk/XIsc/1u/XIK',
  ],
  [
    'windows-1252',
    'ville,prix\nOrléans,déjà vu – “cité”\nBesançon,forêt\n',
    'dmlsbGUscHJpeApPcmzpYW5zLGTpauAgdnUgliCTY2l06ZQKQmVzYW7nb24sZm9y6nQK',
  ],
  ['windows-1252', 'Straße;Größe\nKöln;5\nMünchen;6\n', 'U3RyYd9lO0dy9t9lCkv2bG47NQpN/G5jaGVuOzYK'],
  [
    'windows-1252',
    'ciudad,año\nMálaga,niño\nCórdoba,mañana\n',
    'Y2l1ZGFkLGHxbwpN4WxhZ2EsbmnxbwpD83Jkb2JhLG1h8WFuYQo=',
  ],
  [
    'windows-1256',
    'المدينة,السكان\nالقاهرة,9500000\nالرياض,7600000\n',
    'x+Hjz+3kySzH4dPfx+QKx+Hex+XRySw5NTAwMDAwCsfh0e3H1iw3NjAwMDAwCg==',
  ],
  [
    'windows-1252',
    'nom,adresse\nFrançois Lefèvre,12 rue des Écoles\nHélène Noël,3 allée du Maréchal\n',
    'bm9tLGFkcmVzc2UKRnJhbudvaXMgTGVm6HZyZSwxMiBydWUgZGVzIMljb2xlcwpI6WzobmUgTm/rbCwzIGFsbOllIGR1IE1hculjaGFsCg==',
  ],
  [
    'macintosh',
    'nom,adresse\nFrançois Lefèvre,12 rue des Écoles\nHélène Noël,3 allée du Maréchal\n',
    'bm9tLGFkcmVzc2UKRnJhbo1vaXMgTGVmj3ZyZSwxMiBydWUgZGVzIINjb2xlcwpIjmyPbmUgTm+RbCwzIGFsbI5lIGR1IE1hco5jaGFsCg==',
  ],
  [
    'windows-1252',
    'libellé;montant TTC;échéance\nHébergement réseau;1 234,50;février\nÉlectricité;99,00;août\n',
    'bGliZWxs6Tttb250YW50IFRUQzvpY2jpYW5jZQpI6WJlcmdlbWVudCBy6XNlYXU7MSAyMzQsNTA7Zul2cmllcgrJbGVjdHJpY2l06Ts5OSwwMDthb/t0Cg==',
  ],
  [
    'windows-1252',
    'Kunde,Straße,Ort\nJürgen Groß,Gärtnerstraße 5,Würzburg\nKäthe Schäfer,Höhenweg 1,Düsseldorf\n',
    'S3VuZGUsU3RyYd9lLE9ydApK/HJnZW4gR3Jv3yxH5HJ0bmVyc3RyYd9lIDUsV/xyemJ1cmcKS+R0aGUgU2No5GZlcixI9mhlbndlZyAxLET8c3NlbGRvcmYK',
  ],
  [
    'macintosh',
    'Kunde,Straße,Ort\nJürgen Groß,Gärtnerstraße 5,Würzburg\nKäthe Schäfer,Höhenweg 1,Düsseldorf\n',
    'S3VuZGUsU3RyYadlLE9ydApKn3JnZW4gR3JvpyxHinJ0bmVyc3RyYadlIDUsV59yemJ1cmcKS4p0aGUgU2NoimZlcixImmhlbndlZyAxLESfc3NlbGRvcmYK',
  ],
  ['windows-1252', 'Bezeichnung\nKühlschränke\nÖfen\n', 'QmV6ZWljaG51bmcKS/xobHNjaHLkbmtlCtZmZW4K'],
  [
    'windows-1252',
    'producto,categoría\nplátano,frutas y verduras frescas según temporada\njamón ibérico,carnicería\npiñata,decoración\n',
    'cHJvZHVjdG8sY2F0ZWdvcu1hCnBs4XRhbm8sZnJ1dGFzIHkgdmVyZHVyYXMgZnJlc2NhcyBzZWf6biB0ZW1wb3JhZGEKamFt824gaWLpcmljbyxjYXJuaWNlcu1hCnBp8WF0YSxkZWNvcmFjafNuCg==',
  ],
  [
    'windows-1252',
    'nome,endereço,telefone\nJoão Gonçalves,Rua das Conceições,11\nAntônio Araújo,Praça da República,21\n',
    'bm9tZSxlbmRlcmXnbyx0ZWxlZm9uZQpKb+NvIEdvbudhbHZlcyxSdWEgZGFzIENvbmNlaef1ZXMsMTEKQW509G5pbyBBcmH6am8sUHJh52EgZGEgUmVw+mJsaWNhLDIxCg==',
  ],
  [
    'windows-1252',
    'società,attività\nCaffè Pompeì,ristorazione e ospitalità\nUnità locale,sì\n',
    'c29jaWV04CxhdHRpdml04ApDYWZm6CBQb21wZewscmlzdG9yYXppb25lIGUgb3NwaXRhbGl04ApVbml04CBsb2NhbGUsc+wK',
  ],
  [
    'windows-1252',
    'namn,ort\nÅsa Sjöberg,Örebro\nPär Håkansson,Luleå\n',
    'bmFtbixvcnQKxXNhIFNq9mJlcmcs1nJlYnJvClDkciBI5WthbnNzb24sTHVsZeUK',
  ],
  [
    'windows-1250',
    'nazwa,ilość,cena\nMąka pszenna,dwadzieścia,trzy złote\nŚmietana,pięć,osiem złotych\n',
    'bmF6d2EsaWxvnOYsY2VuYQpNuWthIHBzemVubmEsZHdhZHppZZxjaWEsdHJ6eSB6s290ZQqMbWlldGFuYSxwaermLG9zaWVtIHqzb3R5Y2gK',
  ],
  [
    'iso-8859-2',
    'nazwa,ilość,cena\nMąka pszenna,dwadzieścia,trzy złote\nŚmietana,pięć,osiem złotych\n',
    'bmF6d2EsaWxvtuYsY2VuYQpNsWthIHBzemVubmEsZHdhZHppZbZjaWEsdHJ6eSB6s290ZQqmbWlldGFuYSxwaermLG9zaWVtIHqzb3R5Y2gK',
  ],
  [
    'windows-1250',
    'imię,nazwisko\nPaweł,Wójcik\nMałgorzata,Dąbrowska\n',
    'aW1p6ixuYXp3aXNrbwpQYXdlsyxX82pjaWsKTWGzZ29yemF0YSxEuWJyb3dza2EK',
  ],
  [
    'iso-8859-2',
    'imię,nazwisko\nPaweł,Wójcik\nMałgorzata,Dąbrowska\n',
    'aW1p6ixuYXp3aXNrbwpQYXdlsyxX82pjaWsKTWGzZ29yemF0YSxEsWJyb3dza2EK',
  ],
  [
    'windows-1250',
    'jméno,příjmení,obec\nJiří,Dvořák,Hradec Králové\nKateřina,Nováková,Ústí nad Labem\n',
    'am3pbm8scPjtam1lbu0sb2JlYwpKafjtLER2b/jhayxIcmFkZWMgS3LhbG926QpLYXRl+GluYSxOb3bha2924Szac3TtIG5hZCBMYWJlbQo=',
  ],
  [
    'windows-1254',
    'ad,soyad,ilçe\nGülşen,Yıldırım,Beşiktaş\nÖmer,Çağlar,Kadıköy\n',
    'YWQsc295YWQsaWznZQpH/Gz+ZW4sWf1sZP1y/W0sQmX+aWt0Yf4K1m1lcizHYfBsYXIsS2Fk/Wv2eQo=',
  ],
  ['windows-1254', 'ürün,fiyat\nçay,on\nkağıt,beş\n', '/HL8bixmaXlhdArnYXksb24Ka2Hw/XQsYmX+Cg=='],
  [
    'windows-1257',
    'vardas,gatvė\nŽygimantas,Gedimino prospektas\nRūta Jankauskienė,Vilniaus gatvė\n',
    'dmFyZGFzLGdhdHbrCt55Z2ltYW50YXMsR2VkaW1pbm8gcHJvc3Bla3RhcwpS+3RhIEphbmthdXNraWVu6yxWaWxuaWF1cyBnYXR26wo=',
  ],
  [
    'windows-1257',
    'vārds,iela\nJānis Bērziņš,Brīvības iela\nLīga Kalniņa,Čaka iela\n',
    'duJyZHMsaWVsYQpK4m5pcyBC53J6afLwLEJy7nbuYmFzIGllbGEKTO5nYSBLYWxuafJhLMhha2EgaWVsYQo=',
  ],
  [
    'windows-1251',
    'фамилия,должность,оклад\nИванов,инженер,50000\nПетрова,бухгалтер,45000\nЩукин,электрик,\n',
    '9ODs6Ovo/yzk7uvm7e7x8vws7urr4OQKyOLg7e7iLOjt5uXt5fAsNTAwMDAKz+Xy8O7i4Czh8/Xj4Ovy5fAsNDUwMDAK2fPq6O0s/evl6vLw6OosCg==',
  ],
  [
    'koi8-r',
    'фамилия,должность,оклад\nИванов,инженер,50000\nПетрова,бухгалтер,45000\nЩукин,электрик,\n',
    'xsHNyczJ0SzEz8zWzs/T1Ngsz8vMwcQK6dfBzs/XLMnO1sXOxdIsNTAwMDAK8MXU0s/XwSzC1cjHwczUxdIsNDUwMDAK/dXLyc4s3MzFy9TSycssCg==',
  ],
  [
    'iso-8859-5',
    'фамилия,должность,оклад\nИванов,инженер,50000\nПетрова,бухгалтер,45000\nЩукин,электрик,\n',
    '5NDc2NvY7yzU3tvW3d7h4uws3trb0NQKuNLQ3d7SLNjd1tXd1eAsNTAwMDAKv9Xi4N7S0CzR4+XT0Nvi1eAsNDUwMDAKyePa2N0s7dvV2uLg2NosCg==',
  ],
  [
    'ibm866',
    'фамилия,должность,оклад\nИванов,инженер,50000\nПетрова,бухгалтер,45000\nЩукин,электрик,\n',
    '5KCsqKuo7yykrqumra7h4uwsrqqroKQKiKKgra6iLKitpqWtpeAsNTAwMDAKj6Xi4K6ioCyh4+WjoKvipeAsNDUwMDAKmeOqqK0s7aulquLgqKosCg==',
  ],
  [
    'x-mac-cyrillic',
    'фамилия,должность,оклад\nИванов,инженер,50000\nПетрова,бухгалтер,45000\nЩукин,электрик,\n',
    '9ODs6Ovo3yzk7uvm7e7x8vws7urr4OQKiOLg7e7iLOjt5uXt5fAsNTAwMDAKj+Xy8O7i4Czh8/Xj4Ovy5fAsNDUwMDAKmfPq6O0s/evl6vLw6OosCg==',
  ],
  ['windows-1251', 'Товар;Кол-во\nЧай;5\n', '0u7i4PA7yu7rLeLuCtfg6Ts1Cg=='],
  ['koi8-r', 'Товар;Кол-во\nЧай;5\n', '9M/XwdI768/MLdfPCv7Byjs1Cg=='],
  ['ibm866', 'Товар;Кол-во\nЧай;5\n', 'kq6ioOA7iq6rLaKuCpegqTs1Cg=='],
  [
    'windows-1251',
    'прізвище,посада\nШевченко,вчитель\nКоваленко,водій підприємства\n',
    '7/Cz5+Lo+eUs7+7x4OTgCtjl4vfl7eruLOL36PLl6/wKyu7i4Ovl7eruLOLu5LPpIO+z5O/w6Lrs8fLi4Ao=',
  ],
  [
    'koi8-u',
    'прізвище,посада\nШевченко,вчитель\nКоваленко,водій підприємства\n',
    '0NKm2tfJ3cUs0M/TwcTBCvvF197FzsvPLNfeydTFzNgK68/XwczFzsvPLNfPxKbKINCmxNDSyaTN09TXwQo=',
  ],
  [
    'windows-1253',
    'όνομα,διεύθυνση\nΓιώργος Παπαδόπουλος,Οδός Ερμού\nΜαρία Κωνσταντίνου,Λεωφόρος Συγγρού\n',
    '/O3v7OEs5Onl/ej17fPnCsPp/vHj7/Ig0OHw4eT88O/16+/yLM/k/PIgxfHs7/0KzOHx3+Egyvnt8/Th7fTf7e/1LMvl+fb88e/yINP14+Px7/0K',
  ],
  [
    'windows-1255',
    'שם,כתובת\nדוד כהן,רחוב הרצל\nשרה לוי,שדרות רוטשילד\n',
    '+e0s6/rl4foK4+XjIOvk7yz45+XhIOT49uwK+fjkIOzl6Sz54/jl+iD45ej56ezjCg==',
  ],
  [
    'windows-1256',
    'الاسم,العنوان,الهاتف\nمحمد أحمد,شارع النيل,012\nفاطمة علي,حي السلام,011\n',
    'x+HH0+Msx+Ha5ObH5CzH4eXHyt0K483jzyDDzePPLNTH0dogx+Hk7eEsMDEyCt3H2OPJINrh7SzN7SDH4dPhx+MsMDExCg==',
  ],
  [
    'iso-8859-6',
    'الاسم,العنوان,الهاتف\nمحمد أحمد,شارع النيل,012\nفاطمة علي,حي السلام,011\n',
    'x+TH0+Usx+TZ5ujH5izH5OfHyuEK5c3lzyDDzeXPLNTH0dkgx+Tm6uQsMDEyCuHH1+XJINnk6izN6iDH5NPkx+UsMDExCg==',
  ],
  [
    'windows-874',
    'ชื่อ,ที่อยู่\nสมชาย ใจดี,ถนนสุขุมวิท\nมาลี รักไทย,อำเภอเมือง\n',
    'qtfozSy31ejNwtnoCsrBqtLCIOOotNUstrm5ytii2MHH1LcKwdLF1SDD0aHkt8IszdPgwM3gwdfNpwo=',
  ],
  [
    'gb18030',
    '学校名称,地区,学生人数\n第一中学,朝阳,1200\n实验小学,海淀,800\n',
    '0afQo8P7s8YstdjH+CzRp8n6yMvK/Qq12tK71tDRpyyzr9H0LDEyMDAKyrXR6dCh0acsuqO17Sw4MDAK',
  ],
  [
    'gb18030',
    '电影,导演,票房\n流浪地球,郭帆,46亿\n红海行动,林超贤,36亿\n',
    'tefTsCy1vNHdLMaxt78KwffAy7XYx/Isufm3qyw0NtLaCrrsuqPQ0LavLMHWs6zPzSwzNtLaCg==',
  ],
  [
    'gb18030',
    '序号,药品,规格\n1,阿莫西林胶囊,盒\n2,板蓝根颗粒,袋\n',
    '0PK6xSzSqca3LLnmuPEKMSywosSqzvfB1r26xNIsutAKMiyw5cC2uPm/xcGjLLT8Cg==',
  ],
  [
    'big5',
    '學校名稱,地區,學生人數\n第一中學,桃園,1200\n實驗小學,新竹,800\n',
    'vseu1aZXutkspmGwzyy+x6XNpEi8xgqyxKRApKS+xyyu57bpLDEyMDAKuerF56Rwvscst3Omyyw4MDAK',
  ],
  [
    'big5',
    '電影,導演,票房\n海角七號,魏德聖,5億\n賽德克巴萊,魏德聖,8億\n',
    'uXG8diy+ybp0LLK8qdAKrvyopKRDuLksw1G8d7h0LDW79QrBybx3p0qk2rXcLMNRvHe4dCw4u/UK',
  ],
  ['big5', '縣市\n屏東縣\n', 'v6SlqwqrzKpGv6QK'],
  [
    'shift_jis',
    '書籍名,著者,出版社\n吾輩は猫である,夏目漱石,岩波書店\n雪国,川端康成,新潮社\n',
    'j5GQ0Ja8LJKYjtIsj2+UxY7QCozhlHmCzZRMgsWCoILpLInEltqf+ZDOLIrilGePkZNYCpDhjZEskOySW41OkKwskFaSqo7QCg==',
  ],
  [
    'euc-jp',
    '書籍名,著者,出版社\n吾輩は猫である,夏目漱石,岩波書店\n雪国,川端康成,新潮社\n',
    'vfHA0sy+LMP4vNQsvdDIx7zSCrjjx9qkz8etpMekoqTrLLLGzNze+8DQLLTkx8i98cW5CsDjufEswO7DvLmvwK4sv7fErLzSCg==',
  ],
  [
    'shift_jis',
    '都道府県,人口\n神奈川県,920万\n愛知県,750万\n埼玉県,730万\n',
    'k3OTuZV7jKcskGyM+wqQX5PekOyMpyw5MjCWnAqIpJJtjKcsNzUwlpwKjemLyoynLDczMJacCg==',
  ],
  [
    'euc-jp',
    '都道府県,人口\n神奈川県,920万\n愛知県,750万\n埼玉県,730万\n',
    'xdTGu8ncuKksv824/Qq/wMbgwO64qSw5MjDL/AqwpsPOuKksNzUwy/wKuuu2zLipLDczMMv8Cg==',
  ],
  [
    'shift_jis',
    'カテゴリ,商品\nパソコン,ノート\nテレビ,液晶\n',
    'g0qDZYNTg4osj6SVaQqDcINcg1KDkyyDbYFbg2cKg2WDjINyLIl0j7sK',
  ],
  [
    'euc-jp',
    'カテゴリ,商品\nパソコン,ノート\nテレビ,液晶\n',
    'paulxqW0peosvqbJygql0aW9pbOl8yylzqG8pcgKpcal7KXTLLHVvr0K',
  ],
  [
    'euc-kr',
    '학교명,지역,학생수\n제일중학교,강남,1200\n한빛초등학교,서초,800\n',
    'x9Cxs7jtLMH2v6osx9C7/bz2CsGmwM/B38fQsbMssK2zsiwxMjAwCsfRuvvDyrXux9Cxsyy8rcPKLDgwMAo=',
  ],
  [
    'euc-kr',
    '영화,감독,관객\n기생충,봉준호,1000만\n괴물,봉준호,1300만\n',
    'v7XIrSywqLW2LLD8sLQKseK7/cPmLLrAwdjIoywxMDAwuLgKsau5sCy6wMHYyKMsMTMwMLi4Cg==',
  ],
  ['euc-kr', '과일\n포도\n딸기\n', 'sPrAzwrG97W1CrX+seIK'],
] as const)('%s: %s', (encoding, text, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(guessEncoding(bytes)).toBe(encoding)
  expect(createDecoder(encoding)(bytes, true)).toBe(text)
})
