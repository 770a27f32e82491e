import de from './de/picture-viewer.ts'
import en from './en/picture-viewer.ts'
import { inLanguage } from './in-language.ts'

export const pictureViewerMessages = inLanguage({ en, de })
