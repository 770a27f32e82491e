import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

/** Texts about the pictures of texts, banners and entries. */
export const officePictureMessages = inLanguage({
  title: 'Pictures',
  intro: 'Pictures for texts, banners and journal entries, the newest first.',
  upload: 'Upload pictures',
  files: 'Picture files',
  add: 'Upload',
  added: (count: number) => (count === 1 ? 'Picture added.' : `${count} pictures added.`),
  choose: 'Choose pictures first.',
  unreadable: (name: string) => `${name} can’t be read. Use JPEG, PNG, WebP or AVIF.`,
  none: 'The shop has no pictures yet.',
  newest: 'Newest',
  size: (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`,
  markdown: 'Markdown',
  markdownOf: (number: number) => `Markdown of picture ${number}`,
  line: (hash: string) => `![description](picture:${hash})`,
  dialog: {
    title: 'Choose a picture',
    upload: 'Upload a picture',
    uploading: 'Uploading…',
    failed: 'That didn’t work. Check your connection and choose it again.',
    existing: 'Or choose one of the shop’s',
    more: 'Show more',
    shown: (count: number) => (count === 1 ? '1 more picture.' : `${formatNumber(count)} more pictures.`),
    option: (number: number) => `Picture ${number}`,
    alt: 'Description',
    altHint: 'For people who can’t see it, and for search engines.',
    altMissing: 'Describe the picture, or say that it’s only decoration.',
    missing: 'Upload or choose a picture first.',
    decorative: 'Only decoration',
    add: 'Use picture',
  },
  field: {
    choose: 'Choose a picture',
    change: 'Change picture',
    remove: 'No picture',
    hash: 'Picture',
    /** Without JavaScript. */
    upload: 'Upload pictures and copy the name of one, the letters after “picture:”',
  },
})
