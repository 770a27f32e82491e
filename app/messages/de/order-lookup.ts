import type { orderLookupMessages } from '../order-lookup.ts'

export default {
  title: 'Bestellung finden',
  intro:
    'Geben Sie Ihre Bestellnummer und die E-Mail-Adresse ein, mit der Sie bestellt haben. Wir senden Ihnen einen Link zu Ihrer Bestellung.',
  invalidNumber: 'Das ist keine Bestellnummer. Sie sieht aus wie T-7KQ4-M2XA.',
  send: 'Link per E-Mail senden',
  noEmails:
    'Dieser Shop verschickt keine E-Mails und kann Ihnen den Link zu Ihrer Bestellung deshalb nicht senden. Öffnen Sie den Link der Seite, die Sie nach dem Bestellen gesehen haben, oder kontaktieren Sie uns mit Ihrer Bestellnummer.',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: 'Wenn Nummer und Adresse zusammenpassen, haben wir Ihnen gerade einen Link zu Ihrer Bestellung gesendet.',
  nothingCame:
    'Nach einigen Minuten ist nichts angekommen? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie mit dieser Adresse bestellt haben.',
  again: 'Andere Nummer oder Adresse versuchen',
} satisfies typeof orderLookupMessages
