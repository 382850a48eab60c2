/** For tests: names that children have. */

/** By the script they are written in. */
const NAMES = {
  Latin: `Zoë|Łukasz|Þórunn|Ægir|Søren|Åsa|Ñusta|Núria Gal·la|Chloé|François|Jürgen|Weiß|Maëlys|Inês|João|Conceição|Özge|İlker|Şeyma|Çağrı|Dvořák
    |Božena|Šárka|Ľubica|Žofia|Győző|Örs|Ștefan|Ioana-Maria|Māra|Ķirils|Grzegorz|Šarūnas|Õie|Tõnu|Aoife|Caoimhe|Siân|Ffion|Mairéad Ní Dhomhnaill
    |O’Brien|O'Connor|D’Angelo|D'Arcy|N’Golo|Jean-Luc|Anne-Sophie|Mary Ann|Sam Jr.|J.R.|Ph. D.|Nguyễn Thị Ánh|Đặng Hữu Phước|Kaʻiulani|‘Alohi|'Aulani
    |Ngũgĩ|Ọláyínká|Adébáyọ̀|Ẹniọlá|Chukwuemeka|Kɔkuvi|Ɛfua|Xʼunei|Māhina|Tāne|Kahurangi Te Ao|Qʼanil|Ixchel|Nayeli|Xóchitl|Ñancúpil
    |Gülşen Əliyeva|Ayşegül|Ümit|Aýna|O‘g‘iloy|Gʻulom|Marie-Ève|van der Berg|de la Cruz|al-Karim|ʿAlī|Bo|Li`,
  Cyrillic:
    "Алёна|Ёлка|Її|Ґалаґан|Єва|Святослав|Ћирило|Љубица|Џорџе|Ѓорѓи|Ќиро|Ўладзімір|Дар’я|Мар'яна|Өнөр|Үмүт|Әлия|Нұрсұлтан|Ҡыҙыл|Йыван",
  Greek: 'Ἀλέξανδρος|Ελένη|Άννα-Μαρία|Ζωή|Θεόδωρος|Φοίβη',
  Armenian: 'Անահիտ|Գրիգոր|Աննա֊Մարիա|Վարդուհի',
  Georgian: 'ნინო|გიორგი|თამარ|ქეთევან',
  Hebrew: "שָׂרָה|נעמי|ג׳ורג׳|צ'רלי|בן־ציון|אביגיל|יוֹסֵף|זאב",
  Arabic: 'محمّد|عائشة|عبد الله|أُمّ كلثوم|فاطمة الزهراء|نور‌الدین|می‌نا|زهرا|گلناز|پروین|چنگیز|ڤيكتور|ٱلرَّحْمَن|ژاله|ئاسۆ|ھێمن',
  Syriac: 'ܡܪܝܡ|ܐܦܪܝܡ',
  Ethiopic: 'ኃይሌ|ሰላም|አበበ|ጸሐይ',
  Devanagari: 'अनन्या|कृष्ण|श्री|ऋषि|ज्ञानेश्वर|लक्ष्मी|क्‍षितिज|आराध्य शर्मा',
  Bengali: 'অনন্যা|শ্রাবণী|ঋতু|রবীন্দ্র',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ|ਸਿਮਰਨ',
  Gujarati: 'કૃપા|જ્યોતિ',
  Odia: 'ଶ୍ରୀୟା|ଜଗନ୍ନାଥ',
  Tamil: 'தமிழ்ச்செல்வி|கார்த்திக்|ஸ்ரீ',
  Telugu: 'శ్రీదేవి|కృష్ణ',
  Kannada: 'ಶ್ರೀಧರ್|ಲಕ್ಷ್ಮಿ',
  Malayalam: 'ശ്രീ|കൃഷ്ണൻ|രാമന്‍|ചന്ദ്രൻ',
  Sinhala: 'ශ්‍රී|කුමාර',
  Thai: 'สมหญิง|กฤษณ์|น้ำฝน',
  Lao: 'ຄຳ|ສົມພອນ',
  Khmer: 'សុខា|ច័ន្ទ|ស្រីមុំ',
  Myanmar: 'အောင်ဆန်း|သီရိ|နှင်း',
  Chinese: '小明|欧阳娜娜|玛丽·居里|張偉|李娜|𠮷田',
  Japanese: 'さくら|ユウキ|佐々木 蓮|マリア・ルイサ|渡邊|ひな|ジョー',
  Korean: '민준|김 서연|하늘|독고 영재',
  Mongolian: 'ᠪᠣᠯᠣᠷ|Болормаа',
  Other: 'ᏍᏏᏉᏯ|ᐊᕐᓇᖅ|ߡߎߛߊ|ⵜⵉⵏⵀⵉⵏⴰⵏ|𞤀𞤣𞤢𞤥|ꯃꯅꯤ|އައިޝަތު|ᜋᜌᜓᜋᜒ|ꦱꦫꦶ',
} as const;

export const REAL_NAMES: readonly { script: string; name: string }[] = Object.entries(NAMES).flatMap(([script, names]) =>
  names
    .split('|')
    .map((name) => name.trim())
    .map((name) => ({ script, name })),
);
