import type { CartResultValues, cartResultMessages } from '../cart-results.ts'
import { formatNumber } from '../format.ts'
import { pluralDe } from './plural.ts'

const limitReached = ({ quantity, limit }: CartResultValues) =>
  `Höchstens ${formatNumber(limit)} pro Bestellung. In Ihrem Warenkorb: ${formatNumber(quantity)}.`

const stockReached = ({ quantity }: CartResultValues) =>
  pluralDe(quantity, {
    one: 'Nur noch 1 Stück verfügbar – es liegt in Ihrem Warenkorb.',
    other: `Nur noch ${formatNumber(quantity)} Stück verfügbar – alle liegen in Ihrem Warenkorb.`,
  })

export default {
  added: ({ title = 'Der Artikel' }) => `${title} liegt in Ihrem Warenkorb.`,
  'added-to-limit': limitReached,
  'added-to-stock': stockReached,
  changed: () => 'Warenkorb aktualisiert.',
  'changed-to-limit': limitReached,
  'changed-to-stock': stockReached,
  removed: ({ title = 'Der Artikel' }) => `${title} wurde entfernt.`,
  restored: ({ title = 'Der Artikel' }) => `${title} ist wieder da.`,
  saved: ({ title = 'Der Artikel' }) => `${title} wurde für später gespeichert.`,
  unsaved: ({ title = 'Der Artikel' }) => `${title} liegt wieder in Ihrem Warenkorb.`,
  'zero-quantity': () => 'Es wurde nichts hinzugefügt. Wählen Sie mindestens 1 Stück.',
  'bad-quantity': () => 'Geben Sie eine ganze Zahl ein, z. B. 1 oder 2.',
  'unknown-sku': () => 'Diesen Artikel führen wir nicht mehr.',
  'not-made': () => 'Diese Kombination gibt es nicht. Bitte wählen Sie eine andere.',
  'sold-out': ({ title = 'Dieser Artikel' }) => `${title} ist ausverkauft.`,
  'at-limit': ({ quantity, limit }) =>
    `Höchstens ${formatNumber(limit)} pro Bestellung. In Ihrem Warenkorb sind bereits ${formatNumber(quantity)}.`,
  'none-left': () => 'Alle verfügbaren Stücke liegen bereits in Ihrem Warenkorb.',
  'lines-full': ({ maxLines }) =>
    `Ihr Warenkorb ist voll. Er fasst bis zu ${formatNumber(maxLines)} verschiedene Artikel. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  'not-in-cart': () => 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  'too-many': () => 'Zu viele Versuche. Bitte versuchen Sie es gleich noch einmal.',
} satisfies typeof cartResultMessages
