/**
 * Terms that espeak-ng reads wrongly in English, and Latin terms that it reads wrongly in Arabic,
 * which it speaks with the sounds of English too. One term per line:
 *
 *     as it is written | as it would be spelled to sound right | the sounds
 *
 * To add one, copy a line. Put hyphens between letters that are named one by one (`A-W-S`). The
 * sounds are what `espeak-ng -v en-us -q --ipa "A-W-S"` prints; a test compares them with what both
 * builds of espeak-ng really say, and shows them if they differ. It refuses a term that espeak-ng
 * reads right by itself, and one that is listed twice.
 *
 * Terms with a small letter in them are found in any case, others only as they are written here.
 *
 * SQL has no line: espeak-ng says S-Q-L, as the standard and the makers of MySQL and PostgreSQL do,
 * and as people say it in Arabic.
 */
export const ENGLISH_TERMS = `
  .NET         | dot net            | dˈɑːt nˈɛt
  ASP.NET      | A-S-P dot net      | ˈeɪˈɛspˈiː dˈɑːt nˈɛt
  C#           | C sharp            | sˈiː ʃˈɑːɹp
  CI/CD        | C-I C-D            | sˈiːaɪ sˈiːdˈiː
  TCP/IP       | T-C-P I-P          | tˈiːsˈiːpˈiː aɪpˈiː
  UI/UX        | U-I U-X            | jˈuːaɪ jˈuːˈɛks
  A/B          | A-B                | ˈeɪbˈiː
  24/7         | 24 7               | twˈɛnti fˈɔːɹ sˈɛvən
  and/or       | and or             | ænd ɔːɹ
  Kubernetes   | koober netteez     | kˈuːbɚ nˈɛɾiːz
  PostgreSQL   | postgress Q-L      | pˈoʊstɡɹɛs kjˈuːˈɛl
  Postgres     | postgress          | pˈoʊstɡɹɛs
  Redis        | reddiss            | ɹˈɛdɪs
  Scala        | skahla             | skˈɑːlə
  SonarQube    | sonar cube         | sˈoʊnɑːɹ kjˈuːb
  SaaS         | sass               | sˈæs
  VoIP         | voyp               | vˈɔɪp
  Zapier       | zappier            | zˈæpɪɚ
  Revit        | revvit             | ɹˈɛvɪt
  CATIA        | cateea             | kˈæɾiːə
  BIM          | bim                | bˈɪm
  ISO          | eyeso              | ˈaɪsoʊ
  HACCP        | hassip             | hˈæsɪp
  ASME         | azmee              | ˈæzmiː
  GAAP         | gap                | ɡˈæp
  IFRS         | I-F-R-S            | aɪˈɛfˈɑːɹɹˈɛs
  ACCA         | A-C-C-A            | ˈeɪsˈiːsˈiːˈeɪ
  ACLS         | A-C-L-S            | ˈeɪsˈiːˈɛlˈɛs
  ATLS         | A-T-L-S            | ˈeɪtˈiːˈɛlˈɛs
  ATPL         | A-T-P-L            | ˈeɪtˈiːpˈiːˈɛl
  CIPD         | C-I-P-D            | sˈiːaɪpˈiːdˈiː
  CISSP        | C-I-S-S-P          | sˈiːaɪˈɛsˈɛspˈiː
  IATF         | I-A-T-F            | aɪˈeɪtˈiːˈɛf
  ICDL         | I-C-D-L            | aɪsˈiːdˈiːˈɛl
  ISTQB        | I-S-T-Q-B          | aɪˈɛstˈiːkjˈuːbˈiː
  SSIS         | S-S-I-S            | ˈɛsˈɛsaɪˈɛs
  Ph.D.        | P-H-D              | pˈiːˈeɪtʃdˈiː
  Mr.          | mister             | mˈɪstɚ
  Mrs.         | missus             | mˈɪsəs
  Dr.          | doctor             | dˈɑːktɚ
  Prof.        | professor          | pɹəfˈɛsɚ
  Sr.          | senior             | sˈiːnjɚ
  Jr.          | junior             | dʒˈuːnjɚ
  vs.          | versus             | vˈɜːsᵻz
  approx.      | approximately      | ɐpɹˈɑːksɪmətli
  km           | kilometers         | kɪlˈɑːmɪɾɚz
  hrs          | hours              | ˈaʊɚz
`;
