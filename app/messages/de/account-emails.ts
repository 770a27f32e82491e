import type en from '../en/account-emails.ts'

export default {
  signIn: {
    subject: 'Ihr Anmeldecode',
    preview: ({ code }) => `${code} ist Ihr Code. Er gilt 10 Minuten.`,
    heading: 'Ihr Anmeldecode',
    intro: 'Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben. Er gilt 10 Minuten.',
    orLink: 'Oder melden Sie sich auf diesem Gerät an:',
    button: 'Anmelden',
    notYou:
      'Wenn Sie keinen Code angefordert haben, ignorieren Sie diese E-Mail. Ohne den Code kann sich niemand anmelden. Wir fragen Sie nie danach.',
  },
  confirmAccount: {
    subject: 'Bestätigen Sie, dass Sie es sind',
    preview: ({ code }) => `${code} ist Ihr Code. Er gilt 10 Minuten.`,
    heading: 'Bestätigen Sie, dass Sie es sind',
    intro: 'Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben. Er gilt 10 Minuten.',
    notYou:
      'Wenn Sie keinen Code angefordert haben, ist jemand auf einem anderen Gerät in Ihrem Konto angemeldet. Melden Sie sich in Ihrem Konto unter „Geräte“ überall ab. Wir fragen Sie nie nach dem Code.',
  },
} satisfies typeof en
