import type { footerMessages } from '../footer.ts'

export default {
  logoLabel: ({ shop }) => `${shop}, Startseite`,
  menu: 'Menü',
  shop: 'Shop',
  help: 'Hilfe',
  contact: 'Kontakt',
} satisfies typeof footerMessages
