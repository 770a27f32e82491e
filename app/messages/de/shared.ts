import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'
import type { sharedMessages } from '../shared.ts'
import { pluralDe } from './plural.ts'

export default {
  addToCart: 'In den Warenkorb',
  addToWishList: 'Auf die Merkliste',
  backToProduct: 'Zurück zum Produkt',
  brands: 'Marken',
  cart: 'Warenkorb',
  checkOut: 'Zur Kasse',
  chooseQuantity: 'Wählen Sie mindestens 1 Stück.',
  close: 'Schließen',
  color: 'Farbe',
  compare: 'Vergleichen',
  continueShopping: 'Weiter einkaufen',
  email: 'E-Mail-Adresse',
  enterEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  goHome: 'Zur Startseite',
  goToShop: 'Zum Shop',
  home: 'Startseite',
  inStock: 'Auf Lager',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. name@example.com.',
  itemCount: ({ count }) => `${formatNumber(count)} Artikel`,
  get notifyMe(): string {
    return sendsEmails() ? 'Bei Verfügbarkeit benachrichtigen' : 'Nach der Verfügbarkeit fragen'
  },
  oneMoment: 'Einen Moment bitte …',
  onlyLeft: ({ count }) => `Nur noch ${formatNumber(count)} verfügbar`,
  optional: '(optional)',
  productCount: ({ count }) =>
    pluralDe(count, { one: '1 Produkt', other: `${formatNumber(count)} Produkte` }),
  quantity: 'Menge',
  remove: 'Entfernen',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
  search: 'Suchen',
  shop: 'Shop',
  soldOut: 'Ausverkauft',
  tooManyAttempts: ({ seconds }) => {
    const minutes = Math.ceil(seconds / 60)
    const wait =
      seconds < 60
        ? pluralDe(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })
        : pluralDe(minutes, { one: '1 Minute', other: `${minutes} Minuten` })
    return `Zu viele Versuche. Bitte versuchen Sie es in ${wait} erneut.`
  },
  undo: 'Rückgängig machen',
  wishList: 'Merkliste',
} satisfies typeof sharedMessages
