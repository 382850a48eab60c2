/** Common profanity and slurs that the packages lack, for `profanity.ts`; `_` is a space. Words that are also names or animals are left out. */
export const MORE_WORDS: readonly string[] = `
fucc fukin shyt beyotch cnut negger nigro fagit hoe thot bellend knobhead minger pillock cripple mongoloid cumdump titty tittys pornstar paedo zoophile
hitler heil_hitler azz queer slag scrotum testicle terrorist erection buttplug ballsack
missgeburt behindert spast tunte verpiss_dich mistkerl drecksau mongo spasti fickdich
batard bicot nique pédale
hijueputa hijoputa chinga chingada chingado putamadre subnormal perra malparido gonorrea sudaca
fodase foder cuzao vagabunda
huj pierdol pierdole pedał spierdalaj wypierdalaj cwel szmata kurwy jebany
пизда бля сука мудак пидор пидорас пидар залупа хер мразь шлюха ебаный нахуй пиздец пиздёж еблан долбоёб чурка хач жид хохол урод хуйня ебать
kut lul kanker tering mongool kutwijf kankerhoer klootzakken
saatana huora neekeri runkkari
jävla jävel blatte fanden kusse bøsse helvede helvete ræv kukk kuksuger luder perker slyna
amk yarrak puşt gavat pezevenk kahpe sikerim sikik ibne göt orospu_çocuğu
كس زب منيوك كسمك شرموطه عرص
کص مادرجنده حرومزاده گاییدن
मादरचोद भोसड़ी चूतिया रंडी हरामी गांड लंड बहनचोद चूत कमीना behenchod bhenchod bhosdike bhosdi randwa
傻屄 屌 混蛋 肏 狗屎 屄 废物 尼瑪 尼玛 婊 去死 支那 操你 滚蛋
くそ クソ 死ね ばか バカ 馬鹿 畜生 きちがい キチガイ ちんぽ チンポ
시발 지랄 미친놈 미친년 썅 존나 니미 꺼져 쓰레기
đụ địt đĩ buồi đéo địt_mẹ
gago tarantado pakshet anjing bangsat kontol memek ngentot bajingan perek jancok
curva muie futute futu_te cacat tigan javra picka pička jebem mamicku píčo kokote buzi köcsög baszd_meg kurvanyad
μαλάκας πούτσα γαμώ μουνί σκατά πουτάνα πούστης καριόλα αρχίδια γαμιέσαι
זונה כוס זין שרמוטה חרא מניאק בן_זונה זבל
หี อีดอก ไอ้สัตว์ กะหรี่ อีเหี้ย
sieg_heil white_power nazi nazis kkk judensau schlitzauge untermensch черномазый негр негры ниггер ниггеры azzhole buthole biotch nyggr nigga niga heroin cocaine
`
  .trim()
  .split('\n')
  .flatMap((line) => line.split(' '))
  .map((word) => word.replace('_', ' '));
