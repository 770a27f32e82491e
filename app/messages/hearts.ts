import { inLanguage } from './in-language.ts'

export const heartMessages = inLanguage({
  savedTo: ({ title, list }: { title: string; list: string }) => `${title} saved to “${list}”.`,
  removed: ({ title }: { title: string }) => `${title} removed from your wish list.`,
  viewList: 'View list',
})
