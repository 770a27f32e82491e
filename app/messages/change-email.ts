import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

export const changeEmailMessages = inLanguage({
  title: 'Change your email address',
  intro: ({ email }: { email: string }) => `It’s ${email} now. Your orders stay in your account.`,
  newEmail: 'New email address',
  sendNote: 'We’ll send a code there. Nothing changes until you enter it.',
  send: 'Email me a code',
  ownAddress: 'That’s your address already.',
  confirm: 'Change address',
  codeNote: 'The email also has a link.',
  otherAddress: 'Use another address',
  taken: 'This address has an account of its own. Use another one, or delete that account first.',
  startAgain: 'Start again',
  linkTitle: 'Change your email address?',
  linkText: ({ email }: { email: string }) =>
    `You’ll sign in with ${email} from now on. Your other devices will be signed out.`,
  linkEndedTitle: 'This link no longer works',
  linkEnded:
    'A link works once, for 10 minutes, in a browser that is signed in to the account that asked for it.',
  get changed(): string {
    return sendsEmails()
      ? 'Your email address is changed. We signed out your other devices, and told your old address.'
      : 'Your email address is changed. We signed out your other devices.'
  },
  noEmails: 'This shop sends no emails, so a new address can’t be confirmed. Contact us to change it.',
  revertTitle: 'Undo the change?',
  revertText: ({ email }: { email: string }) =>
    `Your account gets ${email} back, and all devices are signed out, this one too.`,
  revert: 'Undo the change',
  revertedTitle: 'Your address is back',
  reverted: 'All devices are signed out. Sign in with your address, and look through your account.',
  revertEndedTitle: 'This link no longer works',
  revertEnded: ({ days }: { days: number }) =>
    `A change can be undone once, within ${days} days. If somebody else uses your account, write to us.`,
})
