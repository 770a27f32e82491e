import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const passkeyMessages = inLanguage({
  title: 'Passkeys',
  intro:
    'Sign in with your fingerprint, face or screen lock instead of a code. A passkey stays on your devices. We never see it.',
  none: 'You don’t have a passkey yet.',
  get byEmail(): string {
    return sendsEmails()
      ? 'You can always sign in by email, with or without a passkey.'
      : 'This shop sends no emails, so a passkey is the only way to sign in.'
  },
  manage: 'Manage passkeys',
  add: 'Add a passkey',
  addIntro: 'Your device asks for your fingerprint, face or screen lock. Next time, that’s all you need.',
  create: 'Create a passkey',
  unavailable: 'This browser can’t use passkeys here. They need JavaScript and a current browser.',
  limit: ({ max }: { max: number }) =>
    `You can have up to ${formatNumber(max)} passkeys. Remove one to add another.`,
  created: ({ date }: { date: string }) => `Created ${date}`,
  used: ({ date }: { date: string }) => `last used ${date}`,
  neverUsed: 'not used yet',
  oneDevice: 'Only on the device that created it',
  unnamed: 'Passkey',
  name: 'Name',
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove ${name}`,
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeText: 'This passkey will no longer sign you in, on any device.',
  get removeLast(): string {
    return sendsEmails()
      ? 'This passkey will no longer sign you in. It’s your only one, but you can always sign in by email.'
      : 'This passkey will no longer sign you in. It’s your only one, and this shop sends no emails: once you sign out, you can’t sign in again.'
  },
  added: 'Passkey added. Next time, sign in with one touch.',
  get removed(): string {
    return sendsEmails()
      ? 'Passkey removed. If your device still offers it, delete it in your password manager. You can always sign in by email.'
      : 'Passkey removed. If your device still offers it, delete it in your password manager.'
  },
  offerTitle: 'Next time, sign in with one touch',
  offer: 'A passkey uses your fingerprint, face or screen lock. No code, no email.',
  notNow: 'Not now',
  signIn: 'Sign in with a passkey',
  confirm: 'Confirm with a passkey',
  waiting: 'Waiting for your device…',
  failures: {
    get canceled(): string {
      return sendsEmails()
        ? 'No passkey was used. Try again, or use your email.'
        : 'No passkey was used. Try again.'
    },
    notCreated: 'No passkey was created. Try again whenever you like.',
    exists: 'This device already has a passkey for your account.',
    failed: 'That didn’t work. Check your connection and try again.',
  },
  refusals: {
    expired: 'That took too long. Please try again.',
    get invalid(): string {
      return sendsEmails()
        ? 'We couldn’t verify that passkey. Try again, or use your email.'
        : 'We couldn’t verify that passkey. Try again.'
    },
    get unknown(): string {
      return sendsEmails()
        ? 'That passkey was removed from its account. Use your email instead.'
        : 'That passkey was removed from its account.'
    },
    exists: 'That passkey has already been added.',
  },
  notSignedIn: 'We couldn’t sign you in',
  notConfirmed: 'We couldn’t confirm it’s you',
  tryAgain: 'Try again',
})
