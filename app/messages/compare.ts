import { inLanguage } from './in-language.ts'

export const compareMessages = inLanguage({
  full: ({ max }: { max: number }) => `You can compare up to ${max} products. Remove one to add another.`,
  added: ({ title, count, max }: { title: string; count: number; max: number }) =>
    `${title} added to your comparison, ${count} of ${max}.`,
  removed: ({ title }: { title: string }) => `${title} removed from your comparison.`,
  addedWithoutScript: 'Added to your comparison.',
  viewComparison: 'View comparison',
})
