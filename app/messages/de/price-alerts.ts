import type { priceAlertMessages } from '../price-alerts.ts'

export default {
  title: 'Preisalarm',
  subscribeTitle: 'Preisalarm einrichten',
  subscribeIntro: ({ list }) =>
    `Wir schreiben Ihnen, sobald etwas auf „${list}“ günstiger wird. Sie können den Preisalarm jederzeit abbestellen.`,
  emailNote: 'Wir verwenden Ihre Adresse nur für den Preisalarm zu dieser Liste.',
  noEmails:
    'Dieser Shop verschickt keine E-Mails, also gibt es keinen Preisalarm. Ihre Liste zeigt immer die heutigen Preise.',
  subscribe: 'Preisalarm einrichten',
  backToList: 'Zurück zur Liste',
  confirmationSent: 'Bitte bestätigen Sie Ihre Adresse über den Link in unserer E-Mail.',
  alreadySubscribed: 'Sie haben für diese Liste bereits einen Preisalarm.',
  refusals: {
    'no-email': 'Geben Sie Ihre E-Mail-Adresse ein.',
    'bad-email': 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. name@example.com.',
    'unknown-list': 'Diese Liste gibt es nicht.',
  },
  confirmTitle: 'Preisalarm einschalten?',
  confirmIntro:
    'Wir schreiben Ihnen, sobald etwas auf Ihrer Merkliste günstiger wird. In jeder E-Mail finden Sie einen Link zum Abbestellen.',
  confirm: 'Preisalarm einschalten',
  confirmedTitle: 'Ihr Preisalarm ist eingeschaltet',
  confirmed: 'Wir schreiben Ihnen, sobald etwas auf Ihrer Merkliste günstiger wird.',
  unsubscribe: 'Abbestellen',
  unsubscribeTitle: 'Preisalarm abbestellen?',
  unsubscribeIntro: 'Sie erhalten dann keine E-Mails mehr, wenn etwas auf Ihrer Merkliste günstiger wird.',
  unsubscribedTitle: 'Preisalarm abbestellt',
  unsubscribed: 'Sie erhalten keinen Preisalarm mehr. Ihre E-Mail-Adresse haben wir gelöscht.',
} satisfies typeof priceAlertMessages
