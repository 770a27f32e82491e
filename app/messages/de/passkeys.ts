import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'
import type { passkeyMessages } from '../passkeys.ts'

export default {
  title: 'Passkeys',
  intro:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre an statt mit einem Code. Ein Passkey bleibt auf Ihren Geräten. Wir sehen ihn nie.',
  none: 'Sie haben noch keinen Passkey.',
  get byEmail(): string {
    return sendsEmails()
      ? 'Per E-Mail können Sie sich immer anmelden, mit und ohne Passkey.'
      : 'Dieser Shop verschickt keine E-Mails. Anmelden können Sie sich deshalb nur mit einem Passkey.'
  },
  manage: 'Passkeys verwalten',
  add: 'Passkey hinzufügen',
  addIntro:
    'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder Displaysperre. Beim nächsten Mal genügt das zum Anmelden.',
  create: 'Passkey erstellen',
  unavailable:
    'Dieser Browser kann hier keine Passkeys verwenden. Sie brauchen JavaScript und einen aktuellen Browser.',
  limit: ({ max }) =>
    `Sie können bis zu ${formatNumber(max)} Passkeys haben. Entfernen Sie einen, um einen neuen hinzuzufügen.`,
  created: ({ date }) => `Erstellt am ${date}`,
  used: ({ date }) => `zuletzt verwendet am ${date}`,
  neverUsed: 'noch nicht verwendet',
  oneDevice: 'Nur auf dem Gerät, auf dem er erstellt wurde',
  unnamed: 'Passkey',
  name: 'Name',
  remove: 'Entfernen',
  removeOf: ({ name }) => `Entfernen: ${name}`,
  removeTitle: ({ name }) => `${name} entfernen?`,
  removeText: 'Mit diesem Passkey ist dann auf keinem Gerät mehr eine Anmeldung möglich.',
  get removeLast(): string {
    return sendsEmails()
      ? 'Mit diesem Passkey ist dann keine Anmeldung mehr möglich. Es ist Ihr einziger, aber per E-Mail können Sie sich immer anmelden.'
      : 'Mit diesem Passkey ist dann keine Anmeldung mehr möglich. Es ist Ihr einziger und dieser Shop verschickt keine E-Mails: Nach dem Abmelden können Sie sich nicht wieder anmelden.'
  },
  added: 'Passkey hinzugefügt. Beim nächsten Mal melden Sie sich mit einer Berührung an.',
  get removed(): string {
    return sendsEmails()
      ? 'Passkey entfernt. Wenn Ihr Gerät ihn noch anbietet, löschen Sie ihn in Ihrem Passwortmanager. Per E-Mail können Sie sich immer anmelden.'
      : 'Passkey entfernt. Wenn Ihr Gerät ihn noch anbietet, löschen Sie ihn in Ihrem Passwortmanager.'
  },
  offerTitle: 'Beim nächsten Mal mit einer Berührung anmelden',
  offer:
    'Ein Passkey verwendet Fingerabdruck, Gesicht oder Displaysperre. Sie brauchen keinen Code und keine E-Mail.',
  notNow: 'Nicht jetzt',
  signIn: 'Mit Passkey anmelden',
  confirm: 'Mit Passkey bestätigen',
  waiting: 'Wir warten auf Ihr Gerät …',
  failures: {
    get canceled(): string {
      return sendsEmails()
        ? 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder nutzen Sie Ihre E-Mail.'
        : 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut.'
    },
    notCreated: 'Es wurde kein Passkey erstellt. Sie können es jederzeit erneut versuchen.',
    exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    failed: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  refusals: {
    expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    get invalid(): string {
      return sendsEmails()
        ? 'Wir konnten diesen Passkey nicht prüfen. Versuchen Sie es erneut oder nutzen Sie Ihre E-Mail.'
        : 'Wir konnten diesen Passkey nicht prüfen. Versuchen Sie es erneut.'
    },
    get unknown(): string {
      return sendsEmails()
        ? 'Dieser Passkey wurde aus seinem Konto entfernt. Nutzen Sie Ihre E-Mail.'
        : 'Dieser Passkey wurde aus seinem Konto entfernt.'
    },
    exists: 'Dieser Passkey wurde schon hinzugefügt.',
  },
  notSignedIn: 'Wir konnten Sie nicht anmelden',
  notConfirmed: 'Das hat nicht geklappt',
  tryAgain: 'Erneut versuchen',
} satisfies typeof passkeyMessages
