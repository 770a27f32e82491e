import { inLanguage } from './in-language.ts'

export const journalMessages = inLanguage({
  by: ({ author }: { author: string }) => `By ${author}`,
})
