import type { checkoutMessages } from '../checkout.ts'
import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'

export default {
  title: 'Kasse',
  secure: 'Sichere Kasse',
  backToCart: 'Zurück zum Warenkorb',
  questions: 'Fragen?',
  backToCheckout: 'Zurück zur Kasse',

  signIn: 'Anmelden',
  contact: 'Kontaktdaten',
  get emailNote(): string {
    return sendsEmails()
      ? 'Hierhin senden wir die Bestätigung und alle Neuigkeiten zu Ihrer Bestellung.'
      : 'Für Rückfragen zu Ihrer Bestellung. Dieser Shop verschickt keine E-Mails: Heben Sie die Seite Ihrer Bestellung auf.'
  },
  get emailConfirmedNote(): string {
    return sendsEmails()
      ? 'Bestätigt. Hierhin senden wir die Bestätigung und alle Neuigkeiten zu Ihrer Bestellung.'
      : 'Bestätigt. Dieser Shop verschickt keine E-Mails: Heben Sie die Seite Ihrer Bestellung auf.'
  },
  didYouMean: ({ email }) => `Meinten Sie ${email}?`,

  deliveryAddress: 'Lieferadresse',
  savedAddresses: 'An eine gespeicherte Adresse liefern',
  updateFields: 'Adressfelder aktualisieren',
  select: 'Bitte wählen',
  addCompany: 'Firma hinzufügen',
  phoneNote: 'Nur für Rückfragen zur Lieferung.',

  delivery: 'Versand',
  noPayment: 'Für diese Bestellung können wir noch keine Zahlung annehmen. Bitte schreiben Sie uns.',
  noDelivery:
    'In dieses Land können wir derzeit nicht liefern. Wählen Sie ein anderes oder schreiben Sie uns.',
  updateTotal: 'Gesamtsumme aktualisieren',
  free: 'Kostenlos',

  payment: 'Zahlung',
  testPayment: 'Test',
  transferTo:
    'Bitte überweisen Sie den Betrag nach der Bestellung auf dieses Konto. Geben Sie als Verwendungszweck Ihre Bestellnummer an.',
  paidByGiftCard: 'Ihre Geschenkkarte deckt den gesamten Betrag.',

  review: 'Bestellung prüfen',
  yourOrder: 'Ihre Bestellung',
  editCart: 'Warenkorb ändern',
  notInOrder: 'Nicht in dieser Bestellung',
  codeLabel: 'Rabattcode oder Geschenkkarte',
  apply: 'Einlösen',
  removeCode: ({ code }) => `Code ${code} entfernen`,
  codeApplied: ({ code }) => `${code} wurde eingelöst.`,
  enterCode: 'Geben Sie zuerst einen Code ein.',
  codeRefusals: {
    'unknown-code': 'Dieser Code ist ungültig. Bitte prüfen Sie die Schreibweise.',
    'not-started': 'Dieser Code gilt noch nicht.',
    ended: 'Dieser Code ist abgelaufen.',
    'used-up': 'Dieser Code wurde bereits so oft wie möglich eingelöst.',
    'already-used': 'Sie haben diesen Code bereits eingelöst. Er gilt nur einmal pro Kunde.',
    get 'unconfirmed-email'(): string {
      return sendsEmails()
        ? 'Dieser Code gilt nur einmal pro Kunde. Bestätigen Sie Ihre E-Mail-Adresse, um ihn einzulösen.'
        : 'Dieser Code gilt nur einmal pro Kunde. Dafür braucht es eine bestätigte E-Mail-Adresse und dieser Shop verschickt keine E-Mails. Kontaktieren Sie uns, um ihn einzulösen.'
    },
    'below-minimum':
      'Die Artikel, für die dieser Code gilt, erreichen den Mindestbestellwert nicht. Legen Sie weitere davon in den Warenkorb, um ihn einzulösen.',
    'not-applicable': 'Dieser Code gilt nicht für die Artikel in Ihrem Warenkorb.',
    'too-few-items':
      'Sie brauchen mehr von den Artikeln, für die dieser Code gilt. Legen Sie weitere in den Warenkorb, um ihn einzulösen.',
    'one-code':
      'Pro Bestellung gilt ein Rabattcode, und mit dem eingelösten Code ist Ihr Gesamtbetrag am niedrigsten.',
    'no-savings': 'Mit diesem Code würden Sie nichts sparen, deshalb haben wir ihn nicht eingelöst.',
    'nothing-to-pay': 'Es ist nichts mehr zu bezahlen. Ihr Guthaben auf der Geschenkkarte bleibt erhalten.',
    'empty-gift-card': 'Auf dieser Geschenkkarte ist kein Guthaben mehr.',
    'blocked-gift-card': 'Diese Geschenkkarte ist gesperrt. Schreiben Sie uns, wir helfen Ihnen.',
    'one-gift-card': 'Sie können pro Bestellung eine Geschenkkarte einlösen.',
    'other-currency': 'Diese Geschenkkarte lautet auf eine andere Währung.',
  },

  subtotal: ({ items }) => `Zwischensumme · ${items}`,
  deliveryLine: ({ name }) => `Versand · ${name}`,
  giftCardLine: ({ ending }) => `Geschenkkarte (endet auf ${ending})`,
  balanceDue: 'Zu zahlen',
  newBalanceDue: ({ amount }) => `Zu zahlen: ${amount}.`,
  includedTax: ({ amount, name, rate }) => `Enthält ${amount} ${name} (${rate}).`,

  /** § 312j BGB verlangt „zahlungspflichtig bestellen“ oder eine ebenso eindeutige Beschriftung. */
  pay: ({ amount }) => `Kaufen und ${amount} bezahlen`,
  placeOrder: ({ amount }) => `Zahlungspflichtig bestellen · ${amount}`,
  nothingDue: 'Bestellen · nichts mehr zu zahlen',
  placingOrder: 'Ihre Bestellung wird aufgegeben …',
  saveFailed:
    'Die Verbindung ist gerade gestört. Ihre Eingaben bleiben erhalten und werden mit der nächsten Änderung gespeichert.',
  withdrawalLink: 'So widerrufen Sie',

  changedTitle: 'Es hat sich etwas geändert, Ihre Bestellung ist noch nicht aufgegeben',
  changedMeanwhile: 'Gerade geändert',
  notCharged: 'Es wurde nichts abgebucht.',
  reviewAndConfirm:
    'Es wurde nichts abgebucht. Prüfen Sie Ihre Bestellung und geben Sie sie erneut auf, wenn alles stimmt.',
  changes: {
    noLongerSold: ({ title }) => `${title} ist nicht mehr erhältlich und daher nicht in dieser Bestellung.`,
    soldOut: ({ title }) =>
      `${title} ist gerade ausverkauft. Der Artikel ist nicht in dieser Bestellung, bleibt aber in Ihrem Warenkorb.`,
    fewerLeft: ({ title, count }) => `${title}: nur noch ${formatNumber(count)} Stück verfügbar.`,
    overLimit: ({ title, limit }) =>
      `Von ${title} können Sie höchstens ${formatNumber(limit)} Stück bestellen.`,
    added: ({ title, count }) =>
      `${title} wurde in Ihren Warenkorb gelegt. Menge in dieser Bestellung: ${formatNumber(count)}.`,
    removed: ({ title }) => `${title} ist nicht mehr in Ihrem Warenkorb.`,
    quantityChanged: ({ title, was, now }) =>
      `Die Menge von ${title} hat sich von ${formatNumber(was)} auf ${formatNumber(now)} geändert.`,
    priceChanged: ({ title, was, now }) => `Der Preis von ${title} hat sich von ${was} auf ${now} geändert.`,
    deliveryChanged: ({ method }) =>
      `Die gewählte Versandart ist nicht mehr verfügbar. Wir haben auf ${method} umgestellt.`,
    codeRefused: ({ code, refusal }) => `${code}: ${refusal}`,
    totalChanged: ({ was, now }) => `Die Gesamtsumme hat sich von ${was} auf ${now} geändert.`,
    dueChanged: ({ was, now }) =>
      `Ihre Geschenkkarte deckt jetzt einen anderen Betrag. Der zu zahlende Betrag hat sich von ${was} auf ${now} geändert.`,
  },

  nothingAvailable: 'Zurzeit ist kein Artikel in Ihrem Warenkorb verfügbar. Der Warenkorb bleibt erhalten.',
  alreadyOrdered: ({ number }) => `Ihre Bestellung ${number} ist eingegangen. Ihr Warenkorb ist jetzt leer.`,
  emptyCart: 'Ihr Warenkorb ist leer.',
  viewOrder: 'Zur Bestellung',
  goToCart: 'Zum Warenkorb',

  hold: {
    tooManyPayments: 'Schließen Sie zuerst Ihre anderen Zahlungen ab',
    openPayments: ({ limit }) =>
      `Ihre Bestellung ist noch nicht aufgegeben. Solange Zahlungen offen sind, reservieren wir höchstens ${formatNumber(limit)} Artikel. Schließen Sie eine Zahlung ab, brechen Sie sie ab oder versuchen Sie es später noch einmal.`,
    lastOnes: 'Gerade bezahlen andere die letzten Stücke',
    tryLater: ({ time }) =>
      `Ihre Bestellung ist noch nicht aufgegeben. Versuchen Sie es um ${time} noch einmal, wenn unbezahlte Artikel wieder verfügbar werden. Ihr Warenkorb und Ihre Eingaben bleiben erhalten.`,
    tryNow: 'Bitte bestellen Sie noch einmal',
    lastOnesBefore:
      'Ihre Bestellung ist noch nicht aufgegeben, weil andere gerade die letzten Stücke bezahlten. Jetzt ist genug da.',
    tooMuchUnpaid: 'So viel können wir ohne Zahlung nicht reservieren',
    unpaid: ({ limit }) =>
      `Ihre Bestellung ist noch nicht aufgegeben. Wir reservieren höchstens ${formatNumber(limit)} unbezahlte Artikel.`,
    payNowOrEarlier:
      'Wählen Sie unten eine andere Zahlungsart, oder bezahlen oder stornieren Sie zuerst eine frühere Bestellung.',
    payEarlier: 'Bezahlen oder stornieren Sie eine frühere Bestellung und versuchen Sie es dann noch einmal.',
    unpaidOrder: ({ number }) => `Unbezahlte Bestellung ${number}`,
    get confirmOrPayTitle(): string {
      return sendsEmails()
        ? 'Bestätigen Sie Ihre E-Mail-Adresse oder zahlen Sie sofort'
        : 'Zahlen Sie sofort, um zu bestellen'
    },
    get confirmTitle(): string {
      return sendsEmails()
        ? 'Bestätigen Sie Ihre E-Mail-Adresse'
        : 'So viel können wir ohne Zahlung nicht reservieren'
    },
    unconfirmed: ({ limit }) =>
      sendsEmails()
        ? `Ihre Bestellung ist noch nicht aufgegeben. Bis Sie Ihre E-Mail-Adresse bestätigen, reservieren wir höchstens ${formatNumber(limit)} unbezahlte Artikel, bei knappem Bestand weniger.`
        : `Ihre Bestellung ist noch nicht aufgegeben. Wir reservieren höchstens ${formatNumber(limit)} unbezahlte Artikel, bei knappem Bestand weniger.`,
    get confirmOrPay(): string {
      return sendsEmails()
        ? 'Nach der Bestätigung reservieren wir mehr für Sie. Oder wählen Sie unten eine andere Zahlungsart.'
        : 'Wählen Sie unten eine andere Zahlungsart.'
    },
    get confirm(): string {
      return sendsEmails()
        ? 'Nach der Bestätigung reservieren wir mehr für Sie.'
        : 'Bestellen Sie weniger Artikel oder kontaktieren Sie uns.'
    },
  },
  sendLink: 'Bestätigungslink senden',
  linkSentTitle: 'Prüfen Sie Ihr Postfach',
  linkSent: ({ email }) =>
    `Wir haben einen Link an <email>${email}</email> gesendet. Öffnen Sie ihn, bestätigen Sie Ihre Adresse und kehren Sie dann hierher zurück. Ihre Eingaben bleiben erhalten.`,
} satisfies typeof checkoutMessages
