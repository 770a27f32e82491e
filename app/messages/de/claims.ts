import type { claimMessages } from '../claims.ts'
import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'

export default {
  title: 'Garantiefall melden',
  titleFor: ({ name }) => `Garantiefall melden: ${name}`,
  item: ({ name, number }) => `${name}, aus Bestellung ${number}.`,
  itemUntil: ({ name, number, date }) =>
    `${name}, aus Bestellung ${number}. Die Garantie gilt bis zum ${date}.`,
  description: 'Was ist defekt und seit wann?',
  get whereWeReply(): string {
    return sendsEmails()
      ? 'Wir antworten per E-Mail.'
      : 'Unsere Antwort finden Sie auf der Seite Ihrer Bestellung.'
  },
  submit: 'Garantiefall absenden',
  refusals: {
    'not-delivered': () => 'Diese Bestellung ist noch nicht angekommen.',
    'not-offered': () => 'Wir geben keine eigene Garantie.',
    over: () => 'Die Garantie ist abgelaufen.',
    'unknown-line': () => 'Diesen Artikel haben Sie bereits zurückgeschickt.',
    'too-short': ({ min }) => `Beschreiben Sie das Problem mit mindestens ${min} Zeichen.`,
    'too-many-open': ({ maxOpen }) =>
      `Zu diesem Artikel sind bereits ${maxOpen} Garantiefälle offen. Bitte warten Sie zuerst unsere Antwort darauf ab.`,
    'too-long': ({ max }) => `Bitte schreiben Sie höchstens ${formatNumber(max)} Zeichen.`,
  },
} satisfies typeof claimMessages
