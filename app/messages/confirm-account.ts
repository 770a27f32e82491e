import { inLanguage } from './in-language.ts'

export const confirmAccountMessages = inLanguage({
  title: 'Confirm it’s you',
  intro: 'Before this step, we check that it’s really you, in case somebody else is using this device.',
  byEmail: ({ email }: { email: string }) => `We’ll email a 6-digit code to ${email}.`,
  noEmails: 'This shop sends no emails, so it can’t send you a code. Use a passkey, or contact us.',
  confirm: 'Confirm',
  haveCode: 'I have a code',
  tooManyEmails: 'We’ve sent you several codes this hour. Use the latest one, or try again in an hour.',
})
