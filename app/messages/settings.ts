import type { SettingKey } from '#commerce/running/settings/setting-definitions.ts'

/** The settings for merchants. */
export const settingTexts: Record<SettingKey, { label: string; help: string }> = {
  shopName: { label: 'Shop name', help: 'In page titles, emails and invoices.' },
  logoText: {
    label: 'Logo text',
    help: 'The logo on every page and in emails, unless the theme has a picture.',
  },
  tagline: { label: 'Tagline', help: 'One line under the logo in the footer.' },
  description: { label: 'Description', help: 'The shop’s description in search results.' },
  copyright: { label: 'Copyright', help: 'The last line of the footer.' },
  phone: { label: 'Phone', help: 'Shown in the footer and in emails.' },
  email: {
    label: 'Email',
    help: 'Shown in the footer. Emails are sent from it, and replies go to it.',
  },
  address: { label: 'Address', help: 'The shop’s postal address, in the footer, in emails and on invoices.' },
  country: { label: 'Country', help: 'Two letters, such as US or DE. Checkout suggests it.' },
  timeZone: {
    label: 'Time zone',
    help: 'Such as America/New_York. Delivery estimates count days in it.',
  },
  currency: {
    label: 'Currency',
    help: 'Three letters, such as USD or JPY. Choose it before you enter prices: it’s fixed after the first order.',
  },
  language: { label: 'Language', help: 'The language of screens, emails and documents.' },
  returnAddress: {
    label: 'Return address',
    help: 'Where shoppers send returns. Defaults to the shop’s address.',
  },
  invoiceSeller: { label: 'Seller on invoices', help: 'Name and address of the business, line by line.' },
  taxId: { label: 'Tax ID', help: 'Shown on invoices, for example VAT ID DE123456789.' },
  shippingText: {
    label: 'Shipping terms',
    help: 'After methods and prices, on product pages and in the cart.',
  },
  returnsText: { label: 'Return terms', help: 'After the return window, on product pages.' },
  warrantyText: { label: 'Warranty terms', help: 'After the warranty in years, on product pages.' },
  handlingDays: {
    label: 'Handling days',
    help: 'Business days until you ship an order. Delivery estimates include them.',
  },
  returnDays: {
    label: 'Return window in days',
    help: 'How long after delivery shoppers can start a return. 0 for no returns.',
  },
  warrantyYears: {
    label: 'Warranty in years',
    help: 'How long after delivery shoppers can make a claim. 0 for no warranty.',
  },
  withdrawalDays: {
    label: 'Withdrawal in days',
    help: 'How long after delivery consumers can withdraw from the contract. 0 if no law gives them that right.',
  },
  answerDays: {
    label: 'Days to answer',
    help: 'How soon you answer requests for returns and warranty claims. Later ones are marked as late.',
  },
  lowestPrice: {
    label: 'Show the lowest price before a reduction',
    help: 'Beside reduced prices: the lowest of the 30 days before. Shops in the EU must show it.',
  },
  pricesIncludeTax: { label: 'Prices include tax', help: 'If not, checkout adds the tax.' },
  paymentMinutes: {
    label: 'Minutes to pay online',
    help: 'How long an order waits for an online payment: 15 minutes at most while open payments hold more of an item than is left. Shoppers are reminded halfway.',
  },
  transferDays: { label: 'Days to pay by bank transfer', help: 'How long an order waits for the transfer.' },
  unpaidUnits: {
    label: 'Unpaid items',
    help: 'How many items one shopper’s unpaid orders may hold. Other limits are multiples of it.',
  },
  quantityLimit: { label: 'Quantity limit', help: 'The maximum quantity of one product per order.' },
  lowStock: { label: 'Low stock', help: 'With this many or fewer in stock, shoppers see “Only 3 left”.' },
  lowStockDays: {
    label: 'Days of stock',
    help: 'The stock list warns when something will be gone within so many days.',
  },
  pageSizes: { label: 'Page sizes', help: 'Choices on listings, separated by commas.' },
  pageSize: { label: 'Page size', help: 'How many products a listing shows. One of the page sizes.' },
  carouselSize: { label: 'Products in the carousel', help: 'The maximum number under New Arrivals.' },
  carouselIntervalMs: { label: 'Carousel interval', help: 'Milliseconds until the next product.' },
  defaultProduct: {
    label: 'Default product',
    help: 'The product at /productDetails, by the last part of its address.',
  },
  searchPlaceholder: { label: 'Search hint', help: 'Shown in the empty search box.' },
  securityContacts: {
    label: 'Security contacts',
    help: 'Email addresses, phone numbers or https addresses for security.txt.',
  },
  securityPolicy: { label: 'Security policy', help: 'The https address of your policy, for security.txt.' },
  securityLanguages: {
    label: 'Security languages',
    help: 'Language codes such as en, de, for security.txt.',
  },
  reviewApproval: {
    label: 'Approve reviews',
    help: 'Yes to approve each review before shoppers see it; otherwise reviews are published at once.',
  },
  logoPicture: {
    label: 'Logo',
    help: 'A picture in place of the logo text, best with a transparent background. It’s shown up to 180 pixels wide and 40 high; twice that is sharp.',
  },
  accentColor: {
    label: 'Accent color',
    help: 'Of buttons and focus, such as #1d3fd1. Leave empty for black buttons.',
  },
  typeface: { label: 'Typeface', help: 'All but Instrument Sans are on shoppers’ devices already.' },
  cornerRadius: { label: 'Corners', help: 'Of buttons, fields, pictures and boxes.' },
  density: { label: 'Density', help: 'Compact shows more on a screen.' },
  emailAccentColor: {
    label: 'Accent color in emails',
    help: 'Of buttons, such as #1d3fd1. Leave empty to use the theme’s.',
  },
  backupDaily: { label: 'Back up every day', help: 'on or off.' },
  backupHour: {
    label: 'Hour of the backup',
    help: 'From 0 to 23, in the shop’s time zone.',
  },
  backupDays: {
    label: 'Days to keep',
    help: 'How many days’ newest backups the shop keeps. The first of each of the last four weeks stays, too.',
  },
  demoNotice: { label: 'Demo notice', help: 'The bar above every page of a demo shop.' },
  testPayments: { label: 'Test payments', help: 'For demo shops only: no money moves.' },
}
