import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const signInMessages = inLanguage({
  title: 'Sign in',
  intro: 'Enter your email address, and we’ll send you a code. You don’t need a password.',
  send: 'Email me a code',
  noEmails:
    'This shop sends no emails, so it can’t send you a code. If you have a passkey, sign in with it. You can order without signing in.',
  guestOrders: 'Ordered as a guest?',
  findOrder: 'Find your order',
  benefits: [
    'Your orders, returns and invoices in one place',
    'Your cart and wish lists on every device',
    'Your addresses at checkout',
  ],
  sentTitle: 'Check your inbox',
  sent: ({ email }: { email: string }) =>
    `We’ve emailed a 6-digit code to ${email}. It’s valid for 10 minutes.`,
  code: 'Code',
  codeNote: 'The email also has a link that signs you in.',
  signIn: 'Sign in',
  nothingCame: 'Nothing after a few minutes? Look in your spam folder, or check the address.',
  sendAgain: 'Send a new code',
  otherAddress: 'Use another address',
  enterCode: 'Enter the 6 digits of the code.',
  wrongCode: ({ attemptsLeft }: { attemptsLeft: number }) =>
    pluralEn(attemptsLeft, {
      one: 'That code isn’t right. You have 1 attempt left.',
      other: `That code isn’t right. You have ${attemptsLeft} attempts left.`,
    }),
  codeNotAsked: 'This browser hasn’t asked for a code in the last ten minutes.',
  codeEnded: 'That code no longer works. Ask for a new one.',
  linkTitle: 'Sign in?',
  linkText: ({ email }: { email: string }) => `You’ll be signed in as ${email} in this browser.`,
  linkEndedTitle: 'This link no longer works',
  linkEnded: 'A link works once, for 10 minutes. Ask for a new one.',
  startAgain: 'Sign in again',
})
