import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

export const accountSettingsMessages = inLanguage({
  email: 'Email address',
  you: 'About you',
  name: 'Name',
  nameNote: 'We greet you with it, and fill it in at checkout.',
  language: 'Language of emails',
  languageNote: 'Pages stay in the language of the shop.',
  emails: 'Emails you get',
  kinds: {
    'price-dropped': {
      label: 'Price alerts',
      note: 'When something on a wish list with alerts costs less.',
    },
    'back-in-stock': {
      label: 'Back in stock',
      note: 'When something you asked about is available again.',
    },
  },
  get always(): string {
    return sendsEmails()
      ? 'Emails about your orders and the safety of your account always arrive.'
      : 'This shop sends no emails at the moment.'
  },
  save: 'Save settings',
  saved: 'Your settings are saved.',
})
