import type { shopPageMessages } from '../shop-pages.ts'

export default {
  '/about': ['Über uns', 'Geschichte Unternehmen wer seid ihr'],
  '/contact': ['Kontakt', 'Hilfe Support E-Mail Telefon Kundendienst Frage'],
  '/journal': ['Journal', 'Blog Artikel Neuigkeiten'],
  '/brands': ['Marken', 'Hersteller'],
  '/orders': [
    'Bestellung finden',
    'Sendungsverfolgung Lieferstatus Paket Rückgabe Retoure Umtausch Erstattung Rechnung',
  ],
  '/account': ['Ihr Konto', 'Anmelden Login Passwort Kundenkonto'],
  '/wish-list': ['Merkliste', 'Wunschliste Favoriten'],
  '/compare': ['Vergleich', 'vergleichen'],
  '/cart': ['Warenkorb', 'Kasse'],
} satisfies typeof shopPageMessages
