import { inLanguage } from './in-language.ts'
import { outline } from './outline.ts'

/** Titles and headings of new legal texts. The merchant writes what's below them; facts in braces come from settings and rules. */
export const legalOutlineMessages = inLanguage({
  titles: {
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    returns: 'Returns & Withdrawal',
    shipping: 'Shipping',
    imprint: 'Legal Notice',
  },
  bodies: {
    privacy: outline(
      ['Who we are', '{seller}'],
      ['What we store, and why'],
      ['How long we keep it', '{storage}'],
      ['Cookies', '{cookies}'],
      ['Who else gets your data'],
      ['Your rights'],
      ['Questions', '{email}'],
    ),
    terms: outline(
      ['Who you buy from', '{seller}'],
      ['Orders and contract'],
      ['Prices and taxes', '{taxes}'],
      ['Payment', '{payments}'],
      ['Shipping', '{shipping-terms}'],
      ['Returns and withdrawal', '{return-terms}'],
      ['Warranty', '{warranty-terms}'],
      ['Liability and disputes'],
    ),
    returns: outline(
      ['Returns', '{return-terms}'],
      ['Right of withdrawal', '{withdrawal}'],
      ['How to send something back'],
      ['Refunds'],
      ['Warranty', '{warranty-terms}'],
    ),
    shipping: outline(['Where we ship, and what it costs', '{delivery}'], ['When your order arrives']),
    imprint: outline(
      ['Who runs this shop', '{seller}'],
      ['Contact', '{phone}', '{email}'],
      ['Registration'],
      ['Responsible for the content'],
    ),
  },
})
