import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

export const accountDeletionMessages = inLanguage({
  title: 'Delete your account',
  intro: ({ date }: { date: string }) =>
    sendsEmails()
      ? `We’ll delete your account on ${date}, 7 days from now. Until then it works as before, and you can keep it: here, or with the link we’ll email you.`
      : `We’ll delete your account on ${date}, 7 days from now. Until then it works as before, and you can keep it here.`,
  deletedTitle: 'What we delete',
  deleted: [
    'Your name, addresses, settings and passkeys',
    'Your cart, wish lists and the links you shared, comparison and alerts',
    'Your unfinished checkout, your messages to us, and our copies of the emails we sent you',
  ],
  staysTitle: 'What stays',
  stays: [
    'Orders and invoices, as long as the law requires. They won’t belong to any account, even if you sign up again. The links in their emails keep working.',
    'Reviews you wrote, without your name',
  ],
  dataFirst: 'Download your data first',
  delete: 'Delete my account',
  keep: 'Keep my account',
  banner: ({ date }: { date: string }) => `Your account will be deleted on ${date}.`,
  keepTitle: 'Keep your account?',
  keepText: ({ date }: { date: string }) => `It’s set to be deleted on ${date}.`,
  canceledTitle: 'Your account stays',
  canceled: 'Nothing was deleted.',
  linkEndedTitle: 'This link no longer works',
  linkEnded: 'It was used before, or everything has been deleted.',
  toAccount: 'Go to your account',
  /** For somebody without an account. */
  data: {
    keepTitle: 'Keep your data?',
    keepText: ({ date }: { date: string }) =>
      `What we store under your email address is set to be deleted on ${date}.`,
    keep: 'Keep my data',
    canceledTitle: 'Your data stays',
    toShop: 'Continue shopping',
  },
})
