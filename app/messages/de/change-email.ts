import type { changeEmailMessages } from '../change-email.ts'
import { sendsEmails } from '../current-emails.ts'

export default {
  title: 'E-Mail-Adresse ändern',
  intro: ({ email }) => `Jetzt ist es ${email}. Ihre Bestellungen bleiben in Ihrem Konto.`,
  newEmail: 'Neue E-Mail-Adresse',
  sendNote: 'Wir senden einen Code dorthin. Bis Sie ihn eingeben, ändert sich nichts.',
  send: 'Code per E-Mail senden',
  ownAddress: 'Das ist schon Ihre Adresse.',
  confirm: 'Adresse ändern',
  codeNote: 'In der E-Mail ist auch ein Link.',
  otherAddress: 'Andere Adresse verwenden',
  taken:
    'Zu dieser Adresse gehört schon ein eigenes Konto. Verwenden Sie eine andere oder löschen Sie zuerst jenes Konto.',
  startAgain: 'Neu beginnen',
  linkTitle: 'E-Mail-Adresse ändern?',
  linkText: ({ email }) => `Sie melden sich ab jetzt mit ${email} an. Ihre anderen Geräte werden abgemeldet.`,
  linkEndedTitle: 'Dieser Link gilt nicht mehr',
  linkEnded:
    'Ein Link gilt einmal und 10 Minuten lang, in einem Browser, der in dem Konto angemeldet ist, das ihn angefordert hat.',
  get changed(): string {
    return sendsEmails()
      ? 'Ihre E-Mail-Adresse ist geändert. Ihre anderen Geräte haben wir abgemeldet und Ihrer alten Adresse Bescheid gegeben.'
      : 'Ihre E-Mail-Adresse ist geändert. Ihre anderen Geräte haben wir abgemeldet.'
  },
  noEmails:
    'Dieser Shop verschickt keine E-Mails, deshalb lässt sich eine neue Adresse nicht bestätigen. Kontaktieren Sie uns, um sie zu ändern.',
  revertTitle: 'Änderung rückgängig machen?',
  revertText: ({ email }) => `Ihr Konto bekommt ${email} zurück. Alle Geräte werden abgemeldet, auch dieses.`,
  revert: 'Änderung rückgängig machen',
  revertedTitle: 'Ihre Adresse ist zurück',
  reverted:
    'Alle Geräte sind abgemeldet. Melden Sie sich mit Ihrer Adresse an und sehen Sie Ihr Konto durch.',
  revertEndedTitle: 'Dieser Link gilt nicht mehr',
  revertEnded: ({ days }) =>
    `Eine Änderung kann einmal und innerhalb von ${days} Tagen rückgängig gemacht werden. Wenn jemand anders Ihr Konto benutzt, schreiben Sie uns.`,
} satisfies typeof changeEmailMessages
