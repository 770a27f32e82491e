import type { DocumentContent } from '../document-content.ts'
import { sampleContent } from './sample-content.fixture.ts'

/** A name and a product in each script. */
export const textsInScripts = [
  ['Žofie Nováková-Żółć', 'Nguyễn Thị Bích Ngọc'],
  ['Ελένη Παπαδοπούλου', 'Τσάντα ώμου'],
  ['Олександра Ґудзь', 'Рюкзак «Їжачок»'],
  ['محمد عبد الله', 'حقيبة ظهر SKU-12 (أسود)'],
  ['יעל כהן־לוי', 'שלום ABC 12-34 עולם'],
  ['प्रियंका शर्मा', 'क्षत्रिय हस्तनिर्मित थैला'],
  ['মোহাম্মদ রফিকুল', 'শ্রমিকের হস্তশিল্প'],
  ['கோவிந்தராஜன்', 'கைத்தறி பை ஸ்ரீ'],
  ['ณัฐพล ศรีสุวรรณ์', 'กระเป๋าเป้กันน้ำ'],
  ['王小明', '防水双肩背包（黑色）'],
  ['山田 花子', '防水リュック「直角」'],
  ['김민준', '방수 백팩'],
  ['ශ්‍රී ලංකා', 'අත්කම් බෑගය'],
  ['សុខ សុភាព', 'កាបូបស្ពាយ'],
  ['ნინო ბერიძე', 'ტყავის ჩანთა'],
  ['Անահիտ Հակոբյան', 'Կաշվե պայուսակ'],
  ['မောင်မောင်', 'လက်လုပ်အိတ်'],
  ['ລາວ', 'ກະເປົາ'],
  ['አበበ ቢቂላ', 'ቦርሳ'],
  ['འབྲུག', 'ཁུག་མ'],
  ['ދިވެހި', 'ދަބަސް'],
  ['ગુજરાતી શ્રી', 'ਪੰਜਾਬੀ ਸ੍ਰੀ'],
  ['తెలుగు శ్రీ', 'ಕನ್ನಡ ಶ್ರೀ'],
  ['മലയാളം ശ്രീ', 'ଓଡ଼ିଆ ଶ୍ରୀ'],
  ['Pat 😀', 'Family 👨‍👩‍👧‍👦 🇩🇪 👍🏽'],
] as const

/** An invoice in all of them. */
export const contentInScripts: DocumentContent = {
  ...sampleContent,
  buyer: textsInScripts.map(([name]) => name),
  lines: textsInScripts.map(([, title]) => ({ ...sampleContent.lines[0]!, title })),
}
