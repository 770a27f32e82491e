import type { confirmAccountMessages } from '../confirm-account.ts'

export default {
  title: 'Bestätigen Sie, dass Sie es sind',
  intro:
    'Vor diesem Schritt prüfen wir, ob Sie es wirklich sind: Jemand anders könnte dieses Gerät benutzen.',
  byEmail: ({ email }) => `Wir senden einen sechsstelligen Code an ${email}.`,
  noEmails:
    'Dieser Shop verschickt keine E-Mails und kann Ihnen deshalb keinen Code senden. Nutzen Sie einen Passkey oder kontaktieren Sie uns.',
  confirm: 'Bestätigen',
  haveCode: 'Ich habe einen Code',
  tooManyEmails:
    'Wir haben Ihnen in dieser Stunde schon mehrere Codes gesendet. Verwenden Sie den neuesten oder versuchen Sie es in einer Stunde noch einmal.',
} satisfies typeof confirmAccountMessages
