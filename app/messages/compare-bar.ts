import { inLanguage } from './in-language.ts'

export const compareBarMessages = inLanguage({
  cleared: 'Your comparison is empty.',
  bar: 'Your comparison',
  remove: ({ title }: { title: string }) => `Remove ${title} from your comparison`,
  compareCount: ({ count }: { count: number }) => `Compare (${count})`,
  clear: 'Clear all',
  dismiss: 'Hide your comparison',
  dismissed: 'Hidden until you add another product.',
})
