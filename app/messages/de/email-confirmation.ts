import type { emailConfirmationMessages } from '../email-confirmation.ts'

export default {
  title: 'E-Mail-Adresse bestätigen',
  onlyIfYou:
    'Bestätigen Sie nur, wenn Sie diese E-Mail-Adresse bei einer Bestellung in unserem Shop eingegeben haben. Andernfalls schließen Sie diese Seite.',
  confirm: 'E-Mail-Adresse bestätigen',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt',
  goBack:
    'Kehren Sie in dem Browser, in dem Sie begonnen haben, zur Kasse zurück und geben Sie Ihre Bestellung auf.',
  goToCheckout: 'Zur Kasse',
} satisfies typeof emailConfirmationMessages
