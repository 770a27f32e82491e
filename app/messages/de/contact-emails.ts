import type { contactEmailMessages } from '../contact-emails.ts'

export default {
  subject: ({ number }) => `Ihre Nachricht ${number} ist angekommen`,
  preview: 'Wir antworten an diese Adresse.',
  heading: 'Ihre Nachricht ist angekommen',
  intro: ({ number, time }) =>
    `Ihre Nachricht ${number} hat uns am ${time} erreicht. Wir antworten an diese Adresse.`,
  view: 'Nachricht ansehen',
  notYou: 'Wenn Sie uns nicht geschrieben haben, brauchen Sie nichts zu tun.',
} satisfies typeof contactEmailMessages
