import { formatList } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { firstOfText, type LinkPlace, shortPlaceTexts } from '../uses.ts'

/** The texts that shops need, and where they're linked. */
export const legalPageMessages = inLanguage({
  title: 'Legal pages',
  intro: (country: string) =>
    `Expected by shoppers in your shop’s country, ${country}, and others that help. Ask a lawyer what yours have to say.`,
  kinds: {
    privacy: 'Privacy policy',
    terms: 'Terms',
    returns: 'Returns and withdrawal',
    shipping: 'Shipping',
    imprint: 'Legal notice',
  },
  states: {
    missing: 'Missing',
    optional: 'Not written',
    empty: 'No text yet',
    draft: 'Draft',
    scheduled: (time: string) => `Scheduled for ${time}`,
    published: 'Published',
  },
  notInFooter: 'Not in the footer or checkout.',
  linkedFrom: (places: readonly LinkPlace[]) => {
    const texts = [...new Set(places.flatMap(shortPlaceTexts))]
    return `Linked from ${firstOfText(texts, texts.length)}.`
  },
  notLinked: 'Nothing links to it.',
  write: 'Write it',
  edit: 'Open',
  link: 'Link in the footer',
  /** After the name of a text, for screen readers. */
  of: (name: string) => `: ${name}`,
  linked: (name: string) => `${name}: linked in the footer and the checkout.`,
  notLinkedYet: 'It’s linked already, or has no published text.',
})

/** The parts of the storefront's footer, each with a link to its editor. */
export const footerPartMessages = inLanguage({
  title: 'The footer',
  intro: 'On every page of the shop. Each part is edited in its own place.',
  others: (parts: readonly string[]) => `${formatList(parts)}: ask a manager or the owner.`,
  parts: {
    menu: ['Menu', 'The entries of the menu called Footer.'],
    help: ['Help', 'The list of help pages, also below the checkout.'],
    shop: ['Shop', 'Your top categories, by themselves.'],
    social: ['Social links', 'The icons of your networks.'],
    contact: ['Contact details', 'Also on the contact page and in emails.'],
    texts: ['Tagline and copyright', 'The line under the logo, and the last line.'],
    logo: ['Logo', 'The words or the picture above every page, too.'],
    withdrawal: ['Withdrawal link', 'Shown while shoppers have days to withdraw.'],
  },
} as const)
