import { inLanguage } from './in-language.ts'

export const accountEmailMessages = inLanguage({
  signIn: {
    subject: 'Your sign-in code',
    preview: ({ code }: { code: string }) => `${code} is your code. It’s valid for 10 minutes.`,
    heading: 'Your sign-in code',
    intro: 'Enter this code in the browser where you asked for it. It’s valid for 10 minutes.',
    orLink: 'Or sign in on this device:',
    button: 'Sign in',
    notYou:
      'If you didn’t ask for a code, ignore this email. Nobody can sign in without it. We’ll never ask you for the code.',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    preview: ({ code }: { code: string }) => `${code} is your code. It’s valid for 10 minutes.`,
    heading: 'Confirm your new email address',
    intro:
      'Somebody, hopefully you, wants to use this address for their account. Enter this code in the browser where you asked for it. It’s valid for 10 minutes.',
    orLink: 'Or confirm it here, in a browser where you’re signed in:',
    button: 'Confirm this address',
    notYou:
      'If it wasn’t you, ignore this email, and don’t give anyone the code: the account isn’t yours. We’ll never ask you for it.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    preview: ({ days }: { days: number }) => `If it wasn’t you, you can undo it for ${days} days.`,
    heading: 'Your email address was changed',
    intro: ({ days }: { days: number }) =>
      `Your account now has another email address, and this one no longer signs in to it. If you changed it, there’s nothing to do. If it wasn’t you, undo the change within ${days} days:`,
    button: 'Undo the change',
    effect: 'Your account gets this address back, and all devices are signed out.',
  },
  confirmAccount: {
    subject: 'Confirm it’s you',
    preview: ({ code }: { code: string }) => `${code} is your code. It’s valid for 10 minutes.`,
    heading: 'Confirm it’s you',
    intro: 'Enter this code in the browser where you asked for it. It’s valid for 10 minutes.',
    notYou:
      'If you didn’t ask for a code, somebody is signed in to your account on another device. Sign out everywhere under “Devices” in your account. We’ll never ask you for the code.',
  },
  deletion: {
    subject: 'Your account will be deleted',
    preview: ({ date }: { date: string }) => `On ${date}. You can keep it until then.`,
    heading: 'Your account will be deleted',
    intro: ({ date }: { date: string }) =>
      `You asked us to delete your account. We’ll delete it on ${date}, with your addresses, cart and wish lists.`,
    orKeep: 'Changed your mind? You don’t need to sign in to keep it.',
    button: 'Keep my account',
    notYou:
      'If you didn’t ask for this, keep your account, then sign in and choose “Sign out everywhere” under “Devices”.',
  },
  deleted: {
    subject: 'Your account has been deleted',
    preview: 'Thank you for shopping with us.',
    heading: 'Your account has been deleted',
    intro: 'Your addresses, cart, wish lists and alerts went with it, and all devices are signed out.',
    orders:
      'We keep your orders and invoices as long as the law requires. They no longer belong to any account, and the links in their emails still work.',
    goodbye: 'You can order as a guest any time. Thank you for shopping with us.',
  },
  dataDeletion: {
    subject: 'Your data will be deleted',
    preview: ({ date }: { date: string }) => `On ${date}. You can stop that until then.`,
    heading: 'Your data will be deleted',
    intro: ({ date }: { date: string }) =>
      `You asked us to delete what we store under this email address. On ${date} we’ll delete your messages to us, your alerts, and our copies of the emails we sent you. We keep orders and invoices as long as the law requires.`,
    orKeep: 'Changed your mind? One click keeps everything as it is.',
    button: 'Keep my data',
    notYou: 'If you didn’t ask for this, keep your data and let us know.',
  },
  dataDeleted: {
    subject: 'Your data has been deleted',
    preview: 'Thank you for shopping with us.',
    heading: 'Your data has been deleted',
    intro:
      'We’ve deleted your messages to us, your alerts, and our copies of the emails we sent you. Reviews you wrote no longer have your name.',
    orders:
      'We keep your orders and invoices as long as the law requires. The links in their emails still work.',
    goodbye: 'You can order again any time. Thank you for shopping with us.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    preview: 'If it wasn’t you, remove it now.',
    text: ({ name }: { name: string }) => `You can now sign in with this passkey: ${name}.`,
    notYou:
      'If it wasn’t you, sign in by email, remove the passkey, and sign out everywhere. Then check who else can read your email.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    preview: 'You can still sign in by email.',
    text: ({ name }: { name: string }) =>
      `This passkey no longer signs in: ${name}. You can always sign in by email.`,
    notYou:
      'If it wasn’t you, sign in by email and sign out everywhere. Then check who else can read your email.',
  },
  staffInvitation: {
    subject: ({ shop }: { shop: string }) => `Join the team of ${shop}`,
    preview: 'This link works once, within 24 hours.',
    intro: ({ inviter, shop }: { inviter: string; shop: string }) =>
      `${inviter} invites you to work in the office of ${shop}. The link works once, within 24 hours. You’ll then set up a passkey or an app for codes: there is no password.`,
    button: 'Open the office',
    notExpected: 'If you didn’t expect this, ignore this email. Nobody can use the link without it.',
  },
  staffReset: {
    subject: ({ shop }: { shop: string }) => `Set up your sign-in at ${shop} again`,
    preview: 'This link works once, within 24 hours.',
    intro: ({ inviter, shop }: { inviter: string; shop: string }) =>
      `${inviter} has reset your sign-in to the office of ${shop}. You’re signed out, and your passkeys, app and recovery codes no longer work. Set up a new passkey or app with this link. It works once, within 24 hours.`,
    button: 'Open the office',
    notExpected:
      'If you didn’t expect this, ask your team before you use the link. Don’t forward this email.',
  },
  staffSecurity: {
    preview: 'If it wasn’t you, act now.',
    subject: ({ subject, shop }: { subject: string; shop: string }) => `${subject} (office of ${shop})`,
    events: {
      'passkey-added': {
        subject: 'New passkey',
        text: ({ name }: { name: string }) => `You can now sign in to the office with this passkey: ${name}.`,
      },
      'passkey-removed': {
        subject: 'Passkey removed',
        text: ({ name }: { name: string }) => `This passkey no longer signs you in to the office: ${name}.`,
      },
      'app-added': {
        subject: 'New authenticator app',
        text: (): string => 'You can now sign in to the office with codes from an authenticator app.',
      },
      'app-removed': {
        subject: 'Authenticator app removed',
        text: (): string =>
          'The codes of your authenticator app and your recovery codes no longer sign you in to the office.',
      },
      'recovery-codes': {
        subject: 'New recovery codes',
        text: (): string => 'Your account in the office has new recovery codes. The old ones no longer work.',
      },
      'email-requested': {
        subject: 'Confirm your email',
        text: (): string => 'Somebody asked to sign in to the office with this address. Was it you?',
      },
      'email-changed': {
        subject: 'Your email address was changed',
        text: ({ name }: { name: string }) =>
          `You now sign in to the office with ${name} and a code. We won’t write to this address again.`,
      },
      'wrong-codes': {
        subject: 'Many wrong codes',
        text: (): string =>
          'Somebody entered many wrong codes with your email address, and nobody got in with them. Codes from your app may not work for a while. Passkeys and recovery codes do.',
      },
    },
    button: 'Check your account',
    requested: {
      preview: 'Nothing changes unless you confirm it.',
      notYou: 'If it wasn’t you, ignore this email. Nothing changes.',
    },
    useAddress: 'Use this address',
    takeBack: 'It wasn’t me: take it back',
    notYou:
      'If it wasn’t you, remove what you don’t know from your account and sign out all other devices. If you can’t sign in, ask an owner of the shop for help.',
  },
  unnamedPasskey: 'without a name',
  viewPasskeys: 'View your passkeys',
})
