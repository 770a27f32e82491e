export default {
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
  confirmAccount: {
    subject: 'Confirm it’s you',
    preview: ({ code }: { code: string }) => `${code} is your code. It’s valid for 10 minutes.`,
    heading: 'Confirm it’s you',
    intro: 'Enter this code in the browser where you asked for it. It’s valid for 10 minutes.',
    notYou:
      'If you didn’t ask for a code, somebody is signed in to your account on another device. Sign out everywhere under “Devices” in your account. We’ll never ask you for the code.',
  },
}
