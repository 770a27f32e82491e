import type en from '../en/passkeys.ts'
import { formatNumber } from '../format.ts'

export default {
  title: 'Passkeys',
  intro:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre an statt mit einem Code. Ein Passkey bleibt auf Ihren Geräten. Wir sehen ihn nie.',
  none: 'Sie haben noch keinen Passkey.',
  byEmail: 'Per E-Mail können Sie sich immer anmelden, mit und ohne Passkey.',
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
  removeLast:
    'Mit diesem Passkey ist dann keine Anmeldung mehr möglich. Es ist Ihr einziger, aber per E-Mail können Sie sich immer anmelden.',
  added: 'Passkey hinzugefügt. Beim nächsten Mal melden Sie sich mit einer Berührung an.',
  removed:
    'Passkey entfernt. Wenn Ihr Gerät ihn noch anbietet, löschen Sie ihn in Ihrem Passwortmanager. Per E-Mail können Sie sich immer anmelden.',
  offerTitle: 'Beim nächsten Mal mit einer Berührung anmelden',
  offer:
    'Ein Passkey verwendet Fingerabdruck, Gesicht oder Displaysperre. Sie brauchen keinen Code und keine E-Mail.',
  notNow: 'Nicht jetzt',
  signIn: 'Mit Passkey anmelden',
  confirm: 'Mit Passkey bestätigen',
  waiting: 'Wir warten auf Ihr Gerät …',
  failures: {
    canceled: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder nutzen Sie Ihre E-Mail.',
    notCreated: 'Es wurde kein Passkey erstellt. Sie können es jederzeit erneut versuchen.',
    exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    failed: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  refusals: {
    expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    invalid: 'Wir konnten diesen Passkey nicht prüfen. Versuchen Sie es erneut oder nutzen Sie Ihre E-Mail.',
    unknown: 'Dieser Passkey wurde aus seinem Konto entfernt. Nutzen Sie Ihre E-Mail.',
    exists: 'Dieser Passkey wurde schon hinzugefügt.',
  },
  notSignedIn: 'Wir konnten Sie nicht anmelden',
  notConfirmed: 'Das hat nicht geklappt',
  tryAgain: 'Erneut versuchen',
} satisfies typeof en
