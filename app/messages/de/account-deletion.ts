import type { accountDeletionMessages } from '../account-deletion.ts'
import { sendsEmails } from '../current-emails.ts'

export default {
  title: 'Konto löschen',
  intro: ({ date }) =>
    sendsEmails()
      ? `Wir löschen Ihr Konto am ${date}, in 7 Tagen. Bis dahin funktioniert es wie bisher und Sie können es behalten: hier oder mit dem Link, den wir Ihnen per E-Mail schicken.`
      : `Wir löschen Ihr Konto am ${date}, in 7 Tagen. Bis dahin funktioniert es wie bisher und Sie können es hier behalten.`,
  deletedTitle: 'Das löschen wir',
  deleted: [
    'Ihren Namen, Ihre Adressen, Einstellungen und Passkeys',
    'Ihren Warenkorb, Ihre Wunschlisten mit den geteilten Links, Ihren Vergleich und Ihre Benachrichtigungen',
    'Ihren unfertigen Bestellvorgang, Ihre Nachrichten an uns und unsere Kopien der E-Mails an Sie',
  ],
  staysTitle: 'Das bleibt',
  stays: [
    'Bestellungen und Rechnungen, so lange das Gesetz es verlangt. Sie gehören dann zu keinem Konto mehr, auch nicht zu einem neuen. Die Links in ihren E-Mails funktionieren weiter.',
    'Ihre Bewertungen, ohne Ihren Namen',
  ],
  dataFirst: 'Erst Ihre Daten herunterladen',
  delete: 'Mein Konto löschen',
  keep: 'Konto behalten',
  banner: ({ date }) => `Ihr Konto wird am ${date} gelöscht.`,
  keepTitle: 'Konto behalten?',
  keepText: ({ date }) => `Es soll am ${date} gelöscht werden.`,
  canceledTitle: 'Ihr Konto bleibt',
  canceled: 'Wir haben nichts gelöscht.',
  linkEndedTitle: 'Dieser Link funktioniert nicht mehr',
  linkEnded: 'Er wurde schon benutzt, oder alles ist bereits gelöscht.',
  toAccount: 'Zu Ihrem Konto',
  data: {
    keepTitle: 'Daten behalten?',
    keepText: ({ date }) =>
      `Was wir unter Ihrer E-Mail-Adresse gespeichert haben, soll am ${date} gelöscht werden.`,
    keep: 'Daten behalten',
    canceledTitle: 'Ihre Daten bleiben',
    toShop: 'Weiter einkaufen',
  },
} satisfies typeof accountDeletionMessages
