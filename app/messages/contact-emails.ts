import { inLanguage } from './in-language.ts'

export const contactEmailMessages = inLanguage({
  subject: ({ number }: { number: string }) => `We got your message ${number}`,
  preview: 'We’ll reply to this address.',
  heading: 'We got your message',
  intro: ({ number, time }: { number: string; time: string }) =>
    `Your message ${number} reached us on ${time}. We’ll reply to this address.`,
  view: 'View your message',
  notYou: 'If you didn’t write to us, you don’t need to do anything.',
})
