import type { Language } from '@auger/contract'

/** Characters that the two written forms of Chinese do not share, the simplified one first. */
const pairs =
  '与與 专專 业業 东東 两兩 严嚴 个個 为為 举舉 么麼 书書 买買 亚亞 产產 仅僅 从從 们們 价價 众眾 优優 会會 传傳 伦倫 体體 儿兒 兰蘭 关關 内內 写寫 况況 减減 ' +
  '击擊 创創 删刪 别別 办辦 务務 动動 势勢 区區 医醫 华華 协協 单單 卖賣 历歷 压壓 参參 发發 变變 号號 吗嗎 员員 围圍 国國 图圖 场場 块塊 处處 备備 复複 头頭 ' +
  '奖獎 学學 宝寶 实實 宽寬 对對 导導 将將 属屬 岁歲 岗崗 币幣 师師 带帶 帮幫 广廣 庆慶 库庫 应應 异異 张張 归歸 当當 录錄 态態 总總 户戶 执執 择擇 拥擁 挣掙 ' +
  '换換 据據 数數 断斷 无無 旧舊 时時 显顯 暂暫 术術 机機 杂雜 条條 来來 极極 标標 检檢 汇匯 汉漢 没沒 测測 济濟 浏瀏 润潤 涨漲 温溫 湿濕 满滿 点點 烦煩 热熱 ' +
  '状狀 献獻 环環 现現 电電 画畫 盘盤 码碼 离離 种種 积積 称稱 笔筆 筛篩 简簡 类類 紧緊 红紅 约約 级級 纬緯 纽紐 线線 组組 终終 经經 结結 绘繪 给給 统統 绩績 ' +
  '绪緒 续續 绿綠 编編 缩縮 罗羅 职職 联聯 舱艙 苹蘋 获獲 营營 蓝藍 装裝 见見 视視 览覽 计計 订訂 让讓 记記 许許 设設 访訪 评評 识識 诉訴 诊診 试試 话話 询詢 ' +
  '该該 语語 误誤 请請 读讀 课課 谁誰 谢謝 贡貢 财財 败敗 账帳 货貨 购購 贵貴 贷貸 费費 资資 赚賺 赛賽 趋趨 车車 转轉 轻輕 载載 较較 辆輛 输輸 达達 过過 运運 ' +
  '还還 这這 进進 远遠 连連 迟遲 选選 释釋 钟鐘 钱錢 铺鋪 销銷 错錯 长長 门門 问問 间間 队隊 韩韓 页頁 项項 顺順 顾顧 预預 频頻 题題 颜顏 额額 风風 飞飛 饭飯 ' +
  '饮飲 馆館 验驗 黄黃 龄齡 欢歡 欧歐 开開 强強 闭閉 丽麗 义義 乐樂 乔喬 习習 乡鄉 亏虧 亿億 万萬 仓倉 仪儀 伟偉 伤傷 侧側 债債 储儲 兴興 养養 军軍 农農 决決 ' +
  '净淨 凤鳳 凭憑 刘劉 则則 刚剛 剂劑 剧劇 劳勞 励勵 卢盧 卫衛 厂廠 厅廳 双雙 听聽 启啟 吴吳 团團 园園 圆圓 坏壞 坚堅 坛壇 墙牆 壮壯 声聲 壳殼 够夠 夺奪 妇婦 ' +
  '孙孫 宁寧 审審 宪憲 宾賓 寻尋 寿壽 届屆 层層 岛島 峡峽 废廢 弃棄 弹彈 彻徹 径徑 忆憶 怀懷 恶惡 惊驚 惯慣 戏戲 战戰 护護 报報 担擔 拟擬 损損 摄攝 敌敵 晓曉 ' +
  '权權 杨楊 构構 枪槍 树樹 样樣 桥橋 梦夢 楼樓 残殘 毕畢 气氣 汤湯 沟溝 泽澤 洁潔 浅淺 浓濃 涛濤 渐漸 湾灣 灭滅 灯燈 灵靈 炉爐 炼煉 烟煙 爱愛 牵牽 独獨 狭狹 ' +
  '猎獵 猪豬 玛瑪 疗療 盐鹽 监監 盖蓋 矿礦 础礎 确確 礼禮 穷窮 竞競 签簽 粮糧 纤纖 纪紀 纯純 纲綱 纳納 纷紛 纸紙 纹紋 细細 织織 绍紹 绝絕 维維 综綜 网網 罚罰 ' +
  '肤膚 肿腫 胜勝 脑腦 脚腳 脸臉 艺藝 节節 苏蘇 药藥 莱萊 萨薩 虽雖 虾蝦 补補 袜襪 规規 觉覺 触觸 誉譽 议議 讯訊 讲講 证證 诗詩 详詳 说說 调調 谈談 贝貝 负負 ' +
  '责責 贤賢 质質 贸貿 贴貼 赏賞 赖賴 赵趙 轨軌 轮輪 软軟 轴軸 辑輯 辞辭 边邊 违違 适適 递遞 邮郵 邻鄰 郑鄭 酱醬 针針 钢鋼 铁鐵 铜銅 银銀 链鏈 锅鍋 镇鎮 镜鏡 ' +
  '闻聞 阅閱 阳陽 阴陰 阵陣 阶階 际際 陆陸 陈陳 险險 随隨 难難 雾霧 静靜 须須 领領 饼餅 马馬 驾駕 骑騎 驻駐 鱼魚 鲁魯 鲜鮮 鸟鳥 鸡雞 鸭鴨 鹅鵝 麦麥 齐齊 齿齒 ' +
  '龙龍 龟龜 荐薦 县縣 厌厭 厉厲 临臨 丧喪 丰豐 争爭 亩畝 亲親 倾傾 冯馮 勋勳 ' +
  '丝絲 侣侶 党黨 兽獸 册冊 卧臥 厨廚 叶葉 吨噸 响響 坝壩 妆妝 妈媽 婴嬰 宠寵 寝寢 屿嶼 帜幟 帧幀 庄莊 庙廟 恒恆 愿願 扑撲 抢搶 拨撥 挡擋 挥揮 晋晉 杀殺 档檔 滩灘 潜潛 濒瀕 烧燒 狱獄 猫貓 盗盜 硕碩 碱鹼 祸禍 窃竊 筑築 篮籃 练練 络絡 绰綽 绵綿 ' +
  '缴繳 脉脈 脏臟 胀脹 胆膽 舰艦 荣榮 虚虛 虫蟲 衔銜 袭襲 观觀 认認 训訓 论論 诈詐 词詞 译譯 谋謀 谱譜 贯貫 赔賠 赞贊 赠贈 赢贏 踪蹤 轿轎 辅輔 辖轄 锋鋒 锦錦 键鍵 顶頂 飓颶 饰飾 馈饋 驳駁 驶駛 栖棲 挂掛 仑侖 '

/** Those whose simplified form is a character of the other too. */
const loose = '后後 里裡 余餘 占佔 周週 准準 于於 并並 范範 几幾 厘釐 冲衝 着著 布佈 划劃'

/** Forms that only Japanese uses. */
const japanese = new Set(
  '駅売図円広変経済検験県実発総価単歳働込圧気対戦団応仮択沢続読糸営齢様拡権帰黒囲塩渋従縦焼畳剰拝仏払辺毎歩徴鉄転軽銭関頼録緑縁絵継荘薬覚観訳険隠雑霊顕駆騒髪麺黙歴収両乗伝効勧厳圏増壊専巻帯廃弁弾恵戻戸抜拠挙挿捜掲揺摂撃暁桜楽歓満滞瀬犠獣産稲穂粋縄聴脳臓芸蔵蛍覧説譲豊遅郎釈鉱鋳閲陥隣顔駄髄鶏',
)

const split = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)])

const onlySimplified = new Set(split(pairs).map(([simple]) => simple))
const onlyTraditional = new Set(
  split(`${pairs} ${loose}`)
    .map(([, full]) => full)
    .filter((character) => character !== '著'),
)
const toSimplified = new Map(split(`${pairs} ${loose}`).map(([simple, full]) => [full, simple]))

export const simplifiedOf = (text: string): string =>
  [...text].map((character) => toSimplified.get(character) ?? character).join('')

export function chineseOf(text: string): Language {
  let balance = 0
  for (const character of text) {
    if (onlySimplified.has(character)) balance++
    if (onlyTraditional.has(character)) balance--
  }
  return balance < 0 ? 'ZH-TW' : 'ZH-CN'
}

export function hasJapaneseForms(text: string): boolean {
  return [...text].some((character) => japanese.has(character))
}
