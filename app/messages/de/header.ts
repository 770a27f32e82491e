import type { headerMessages } from '../header.ts'

export default {
  account: 'Konto',
  allProducts: 'Alle Produkte',
  categories: 'Kategorien',
  homeLink: ({ shop }) => `${shop}, Startseite`,
  main: 'Hauptnavigation',
  menu: 'Menü',
  shopByCategory: 'Kategorien',
  signedIn: 'Konto, angemeldet',
  skipToContent: 'Zum Inhalt springen',
} satisfies typeof headerMessages
