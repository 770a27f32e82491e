import { inLanguage } from './in-language.ts'

export const footerMessages = inLanguage({
  logoLabel: ({ shop }: { shop: string }) => `${shop}, home`,
  menu: 'Menu',
  shop: 'Shop',
  help: 'Help',
  contact: 'Contact',
})
