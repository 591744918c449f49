import { fold } from '../../language/words';

const COUNTRIES =
  'afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bahrain|bangladesh|belarus|belgium|bolivia|bosnia and herzegovina|botswana|brazil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|dominican republic|ecuador|egypt|england|estonia|ethiopia|finland|france|georgia|germany|ghana|greece|guatemala|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|ivory coast|jamaica|japan|jordan|kazakhstan|kenya|ksa|kuwait|latvia|lebanon|libya|lithuania|luxembourg|malaysia|malta|mauritania|mauritius|mexico|moldova|mongolia|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nigeria|north macedonia|northern ireland|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|portugal|qatar|romania|russia|rwanda|saudi arabia|kingdom of saudi arabia|scotland|senegal|serbia|singapore|slovakia|slovenia|somalia|south africa|south korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|tunisia|turkey|türkiye|uae|uganda|uk|ukraine|united arab emirates|united kingdom|united states|united states of america|uruguay|us|usa|uzbekistan|venezuela|vietnam|wales|yemen|zambia|zimbabwe|' +
  'السعودية|المملكة العربية السعودية|مصر|جمهورية مصر العربية|الأردن|الإمارات|الإمارات العربية المتحدة|قطر|الكويت|دولة الكويت|دولة قطر|البحرين|مملكة البحرين|عمان|سلطنة عمان|لبنان|سوريا|العراق|فلسطين|اليمن|السودان|ليبيا|تونس|الجزائر|المغرب|موريتانيا|الصومال|تركيا|المملكة المتحدة|بريطانيا|الولايات المتحدة|أمريكا|ألمانيا|فرنسا|كندا|الهند|باكستان|ماليزيا';

const STATES =
  'al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|ab|bc|mb|nb|nl|ns|nt|on|pe|qc|sk|yt|nsw|vic|qld|' +
  'alabama|arizona|california|colorado|connecticut|florida|illinois|indiana|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|missouri|nevada|new jersey|new mexico|north carolina|ohio|oklahoma|ontario|oregon|pennsylvania|quebec|saskatchewan|south carolina|tennessee|texas|utah|virginia|washington|wisconsin|alberta|british columbia|manitoba|new south wales|queensland|maharashtra|karnataka|tamil nadu|kerala|punjab|sindh|bavaria|catalonia';

const CITIES =
  'abu dhabi|accra|addis ababa|adelaide|ajman|al ain|al ahsa|al hofuf|al khobar|aleppo|alexandria|algiers|amman|amsterdam|ankara|antwerp|athens|atlanta|auckland|austin|baghdad|baku|bangalore|bengaluru|bangkok|barcelona|basel|basra|beijing|beirut|belfast|belgrade|bergen|berlin|bilbao|birmingham|bordeaux|boston|bratislava|brisbane|bristol|brussels|bucharest|budapest|buenos aires|cairo|calgary|cambridge|cape town|cardiff|casablanca|charlotte|chennai|chicago|cologne|colombo|copenhagen|cork|dakar|dallas|damascus|dammam|dar es salaam|delhi|denver|detroit|dhahran|dhaka|doha|dubai|dublin|durban|düsseldorf|edinburgh|edmonton|erbil|fes|florence|frankfurt|fujairah|galway|gdansk|geneva|ghent|giza|glasgow|gothenburg|granada|hague|hamburg|hanoi|helsinki|ho chi minh city|houston|hyderabad|irbid|islamabad|istanbul|jakarta|jeddah|johannesburg|jubail|kampala|karachi|kathmandu|khartoum|khobar|kigali|krakow|kuala lumpur|kuwait city|kyiv|lagos|lahore|lausanne|leeds|leicester|leipzig|lille|lima|lisbon|liverpool|london|los angeles|luxor|lyon|madinah|madrid|makkah|malaga|malmö|manama|manchester|manila|mansoura|marrakech|marseille|mecca|medina|melbourne|mexico city|miami|milan|minneapolis|mombasa|montreal|moscow|mumbai|munich|muscat|nairobi|naples|new cairo|new delhi|new york|new york city|newcastle|nice|nottingham|oslo|ottawa|oxford|paris|perth|philadelphia|phoenix|port said|porto|portland|prague|pretoria|pune|rabat|ras al khaimah|riga|rio de janeiro|riyadh|rome|rotterdam|salalah|san diego|san francisco|san jose|santiago|são paulo|sarajevo|seattle|seoul|seville|sfax|shanghai|sharjah|sheffield|sofia|sohar|southampton|stockholm|stuttgart|sydney|tabuk|taif|tallinn|tangier|tanta|tokyo|toronto|toulouse|tripoli|tunis|turin|utrecht|valencia|vancouver|vienna|vilnius|warsaw|wellington|winnipeg|yanbu|zagreb|zurich|' +
  'الرياض|جدة|الدمام|الخبر|الظهران|الجبيل|القطيف|الأحساء|الهفوف|مكة|مكة المكرمة|المدينة المنورة|الطائف|تبوك|أبها|خميس مشيط|حائل|بريدة|عنيزة|نجران|جازان|ينبع|عرعر|سكاكا|الباحة|الخرج|القاهرة|الجيزة|الإسكندرية|المنصورة|طنطا|أسيوط|أسوان|الأقصر|بورسعيد|السويس|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|العين|رأس الخيمة|الفجيرة|الدوحة|الريان|مدينة الكويت|حولي|الفروانية|السالمية|المنامة|المحرق|مسقط|صلالة|صحار|نزوى|بيروت|طرابلس|صيدا|دمشق|حلب|بغداد|البصرة|أربيل|الموصل|إربد|الزرقاء|رام الله|نابلس|غزة|القدس|صنعاء|عدن|الخرطوم|بنغازي|صفاقس|وهران|الدار البيضاء|الرباط|مراكش|طنجة|فاس|إسطنبول|لندن|باريس|برلين';

const EMPLOYMENT_TYPES =
  'remote|hybrid|onsite|on site|full time|part time|contract|contractor|temporary|permanent|self employed|seasonal|apprenticeship|freelance|internship|volunteer|location|عن بعد|دوام كامل|دوام جزئي|عمل حر|عقد مؤقت|تدريب|هجين|حضوري|الموقع';

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const setOf = (list: string) => new Set(list.split('|').map(plain));
const REGIONS = setOf(`${COUNTRIES}|${STATES}`);
const PLACES = setOf(`${COUNTRIES}|${STATES}|${CITIES}`);
const TYPES = setOf(EMPLOYMENT_TYPES);
const AREA = /^(?:greater [a-z ]+|[a-z ]+ (?:area|province|governorate|city|county|district))$/;

/**
 * Whether a text is the name of a city, a country or a type of employment. These often appear next
 * to an employer's name.
 */
export function isPlace(text: string): boolean {
  const name = plain(text);
  return PLACES.has(name) || TYPES.has(name) || AREA.test(name);
}

/** Whether a text names a place and the country or state that it is in ("Sopot, Poland"). */
export function isPlaceInRegion(text: string): boolean {
  const names = text.split(/\s*[,،]\s*/);
  return (
    names.length > 1 &&
    names.length <= 4 &&
    REGIONS.has(plain(names.at(-1) ?? '')) &&
    names.every((name) => plain(name).split(' ').length <= 4)
  );
}
