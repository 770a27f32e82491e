import { inLanguage } from './in-language.ts'

export const changeFailureMessages = inLanguage({
  aboutSubject: ({ subject, message }: { subject: string; message: string }) => `${subject}: ${message}`,
  expired: 'We couldn’t connect for a week, so this wasn’t saved. Please try again.',
  outdatedPage: 'That didn’t work. Reload the page and try again.',
})
