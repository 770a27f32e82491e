export default {
  logoLabel: ({ shop }: { shop: string }) => `${shop}, home`,
  menu: 'Menu',
  shop: 'Shop',
  help: 'Help',
  contact: 'Contact',
}
