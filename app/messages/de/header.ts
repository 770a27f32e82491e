import type en from '../en/header.ts'

export default {
  allProducts: 'Alle Produkte',
  categories: 'Kategorien',
  findOrder: 'Bestellung finden',
  homeLink: ({ shop }) => `${shop}, Startseite`,
  main: 'Hauptnavigation',
  menu: 'Menü',
  shopByCategory: 'Kategorien',
  skipToContent: 'Zum Inhalt springen',
} satisfies typeof en
