/** Glyphs of one Han character differ between countries; each has a typeface of its own. */
export type HanRegion = 'jp' | 'kr' | 'sc' | 'tc' | 'hk'

interface TextScript {
  pattern: RegExp
  family: string
  /** BCP 47: the language that most texts in this script are in, for a voice that reads it aloud. */
  language?: string
}

const han = String.raw`\p{scx=Han}\u3000-\u303f\u3200-\u33ff\uff00-\uffef`

const textScripts: readonly TextScript[] = [
  script('Latin', 'sans'),
  script('Greek', 'sans', 'el'),
  script('Cyrillic', 'sans'),
  script('Armenian', 'sans-armenian', 'hy'),
  script('Georgian', 'sans-georgian', 'ka'),
  script('Arabic', 'sans-arabic', 'ar'),
  script('Hebrew', 'sans-hebrew', 'he'),
  script('Devanagari', 'sans-devanagari', 'hi'),
  script('Bengali', 'sans-bengali', 'bn'),
  script('Gurmukhi', 'sans-gurmukhi', 'pa'),
  script('Gujarati', 'sans-gujarati', 'gu'),
  script('Oriya', 'sans-oriya', 'or'),
  script('Tamil', 'sans-tamil', 'ta'),
  script('Telugu', 'sans-telugu', 'te'),
  script('Kannada', 'sans-kannada', 'kn'),
  script('Malayalam', 'sans-malayalam', 'ml'),
  script('Sinhala', 'sans-sinhala', 'si'),
  script('Thai', 'sans-thai', 'th'),
  script('Lao', 'sans-lao', 'lo'),
  script('Khmer', 'sans-khmer', 'km'),
  script('Myanmar', 'sans-myanmar', 'my'),
  script('Tibetan', 'serif-tibetan', 'bo'),
  script('Ethiopic', 'sans-ethiopic', 'am'),
  script('Thaana', 'sans-thaana', 'dv'),
]

const hanLanguages = { jp: 'ja', kr: 'ko', sc: 'zh-Hans', tc: 'zh-Hant', hk: 'zh-Hant-HK' } as const

const isHan = new RegExp(`[${han}\\p{scx=Kana}\\p{scx=Hira}\\p{scx=Hang}\\p{scx=Bopo}]`, 'u')
const isEmoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Emoji_Modifier}/u

function script(name: string, family: string, language?: string): TextScript {
  return { pattern: new RegExp(`\\p{scx=${name}}`, 'u'), family, ...(language && { language }) }
}

/** The region whose forms of Han characters a text takes: by its own letters, or else by its country. */
export function hanRegion(text: string, country = ''): HanRegion {
  if (/[\p{Script=Hira}\p{Script=Kana}]/u.test(text)) return 'jp'
  if (/\p{Script=Hang}/u.test(text)) return 'kr'
  if (/\p{Script=Bopo}/u.test(text)) return 'tc'
  return hanRegions[country] ?? 'sc'
}

const hanRegions: Partial<Record<string, HanRegion>> = {
  JP: 'jp',
  KR: 'kr',
  KP: 'kr',
  TW: 'tc',
  HK: 'hk',
  MO: 'hk',
}

/** The Noto families to try for a grapheme cluster, best first. */
export function notoFamilies(cluster: string, region: HanRegion): string[] {
  if (isEmoji.test(cluster)) return ['emoji']
  const families = textScripts.filter(({ pattern }) => pattern.test(cluster)).map(({ family }) => family)
  if (isHan.test(cluster)) {
    const regions = [region, 'hk', 'tc', 'jp', 'sc', 'kr']
    families.push(...new Set(regions.map(one => `sans-${one}`)))
  }
  return families
}

export function isNotoFamily(name: string): boolean {
  const regions = Object.keys(hanLanguages).map(region => `sans-${region}`)
  return ['emoji', ...regions].includes(name) || textScripts.some(({ family }) => family === name)
}

/** The language to read a text aloud in, by the script of most of its letters; undefined if they don't tell. */
export function spokenLanguage(text: string, region: HanRegion): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const isMost = (pattern: RegExp) => letters.filter(one => pattern.test(one)).length > letters.length / 2
  if (isMost(isHan)) return hanLanguages[region]
  return textScripts.find(({ pattern }) => isMost(pattern))?.language
}

/** The language that gives Han characters the forms of a country in a browser; undefined for a text without any. */
export function hanLanguage(text: string, country: string): string | undefined {
  return isHan.test(text) ? hanLanguages[hanRegion(text, country)] : undefined
}

/** Whether a cluster is a picture in color by default. Digits and "©" are text. */
export function isPicture(cluster: string): boolean {
  return isEmoji.test(cluster)
}
