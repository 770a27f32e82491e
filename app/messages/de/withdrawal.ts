import { sendsEmails } from '../current-emails.ts'
import type { withdrawalMessages } from '../withdrawal.ts'

export default {
  title: 'Vertrag widerrufen',
  get intro(): string {
    return sendsEmails()
      ? 'Hier können Sie den Vertrag zu einer Bestellung widerrufen. Gründe müssen Sie nicht angeben. Sie können Ihre Erklärung vor dem Absenden prüfen und erhalten sofort eine Eingangsbestätigung per E-Mail.'
      : 'Hier können Sie den Vertrag zu einer Bestellung widerrufen. Gründe müssen Sie nicht angeben. Sie können Ihre Erklärung vor dem Absenden prüfen und sehen sofort eine Eingangsbestätigung zum Drucken oder Speichern.'
  },
  edit: 'Bearbeiten',
  name: 'Ihr Name',
  get emailNote(): string {
    return sendsEmails()
      ? 'Die Adresse, mit der Sie bestellt haben. Dorthin senden wir die Eingangsbestätigung.'
      : 'Die Adresse, mit der Sie bestellt haben.'
  },
  comment: 'Welche Artikel?',
  commentNote: 'Nur wenn Sie einen Teil der Bestellung widerrufen.',
  continue: 'Weiter',
  missingName: 'Geben Sie Ihren Namen ein.',
  confirm: 'Widerruf bestätigen',
  confirmIntro:
    'Ihre Erklärung: „Ich widerrufe den Vertrag zu dieser Bestellung.“ Sie wird erst gesendet, wenn Sie sie bestätigen.',
  facts: { name: 'Name', orderNumber: 'Bestellnummer', items: 'Artikel' },
  wholeOrder: 'Die gesamte Bestellung',
  receiptTitle: ({ number }) => `Widerruf ${number}`,
  receiptHeading: 'Eingangsbestätigung Ihres Widerrufs',
  received: ({ number, time, email }) =>
    sendsEmails()
      ? `Ihr Widerruf ${number} ist am ${time} bei uns eingegangen. Die Eingangsbestätigung senden wir an ${email}.`
      : `Ihr Widerruf ${number} ist am ${time} bei uns eingegangen.`,
  get keepReceipt(): string {
    return sendsEmails()
      ? 'Drucken oder speichern Sie diese Seite für Ihre Unterlagen. Zur Rücksendung und zur Erstattung melden wir uns per E-Mail.'
      : 'Drucken oder speichern Sie diese Seite: Sie ist Ihre Eingangsbestätigung. Zur Rücksendung und zur Erstattung melden wir uns bei Ihnen.'
  },
  inputSaved: 'Ihre Eingaben sind noch da. Sie können den Vertrag auch schriftlich widerrufen.',
} satisfies typeof withdrawalMessages
