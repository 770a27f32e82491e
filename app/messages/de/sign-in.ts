import type { signInMessages } from '../sign-in.ts'
import { pluralDe } from './plural.ts'

export default {
  title: 'Anmelden',
  intro: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code. Sie brauchen kein Passwort.',
  send: 'Code per E-Mail senden',
  noEmails:
    'Dieser Shop verschickt keine E-Mails und kann Ihnen deshalb keinen Code senden. Wenn Sie einen Passkey haben, melden Sie sich damit an. Bestellen können Sie auch ohne Anmeldung.',
  guestOrders: 'Als Gast bestellt?',
  findOrder: 'Bestellung finden',
  benefits: [
    'Ihre Bestellungen, Rücksendungen und Rechnungen an einem Ort',
    'Ihr Warenkorb und Ihre Wunschlisten auf allen Geräten',
    'Ihre Adressen an der Kasse',
  ],
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: ({ email }) => `Wir haben einen sechsstelligen Code an ${email} gesendet. Er gilt 10 Minuten.`,
  code: 'Code',
  codeNote: 'In der E-Mail ist auch ein Link, der Sie anmeldet.',
  signIn: 'Anmelden',
  nothingCame:
    'Nach einigen Minuten ist nichts angekommen? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse.',
  sendAgain: 'Neuen Code senden',
  otherAddress: 'Andere Adresse verwenden',
  enterCode: 'Geben Sie die 6 Ziffern des Codes ein.',
  wrongCode: ({ attemptsLeft }) =>
    pluralDe(attemptsLeft, {
      one: 'Dieser Code stimmt nicht. Sie haben noch 1 Versuch.',
      other: `Dieser Code stimmt nicht. Sie haben noch ${attemptsLeft} Versuche.`,
    }),
  codeNotAsked: 'Dieser Browser hat in den letzten zehn Minuten keinen Code angefordert.',
  codeEnded: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  linkTitle: 'Anmelden?',
  linkText: ({ email }) => `Sie werden in diesem Browser als ${email} angemeldet.`,
  linkEndedTitle: 'Dieser Link gilt nicht mehr',
  linkEnded: 'Ein Link gilt einmal und 10 Minuten lang. Fordern Sie einen neuen an.',
  startAgain: 'Erneut anmelden',
} satisfies typeof signInMessages
