import { inLanguage } from './in-language.ts'

export const emailConfirmationMessages = inLanguage({
  title: 'Confirm your email',
  onlyIfYou:
    'Only confirm if you entered this email address at our checkout. If you didn’t, close this page.',
  confirm: 'Confirm email',
  confirmed: 'Your email is confirmed',
  goBack: 'Go back to checkout in the browser where you started, and place your order.',
  goToCheckout: 'Go to checkout',
})
