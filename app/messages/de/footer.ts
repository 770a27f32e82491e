import type en from '../en/footer.ts'

export default {
  logoLabel: ({ shop }) => `${shop}, Startseite`,
  menu: 'Menü',
  shop: 'Shop',
  help: 'Hilfe',
  contact: 'Kontakt',
} satisfies typeof en
