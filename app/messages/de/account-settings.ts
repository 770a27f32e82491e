import type { accountSettingsMessages } from '../account-settings.ts'
import { sendsEmails } from '../current-emails.ts'

export default {
  email: 'E-Mail-Adresse',
  you: 'Über Sie',
  name: 'Name',
  nameNote: 'Damit begrüßen wir Sie und füllen die Kasse aus.',
  language: 'Sprache der E-Mails',
  languageNote: 'Die Seiten bleiben in der Sprache des Shops.',
  emails: 'E-Mails, die Sie bekommen',
  kinds: {
    'price-dropped': {
      label: 'Preisalarme',
      note: 'Wenn etwas auf einer Wunschliste mit Preisalarm günstiger wird.',
    },
    'back-in-stock': {
      label: 'Wieder da',
      note: 'Wenn etwas wieder verfügbar ist, nach dem Sie gefragt haben.',
    },
  },
  get always(): string {
    return sendsEmails()
      ? 'E-Mails zu Ihren Bestellungen und zur Sicherheit Ihres Kontos kommen immer an.'
      : 'Dieser Shop verschickt zurzeit keine E-Mails.'
  },
  save: 'Einstellungen speichern',
  saved: 'Ihre Einstellungen sind gespeichert.',
} satisfies typeof accountSettingsMessages
