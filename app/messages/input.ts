import type { InputErrorCode, InputLimits } from '#commerce/editing/input/input-error.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

const characters = (count: number) =>
  pluralEn(count, { one: '1 character', other: `${formatNumber(count)} characters` })

type InputMessages = Record<InputErrorCode, string | ((limits: InputLimits) => string)>

/** By the code of an `InputError`. */
export const inputMessages = inLanguage<InputMessages>({
  missing: 'Please fill this in.',
  duplicate: 'This was sent more than once.',
  'unknown-field': 'There’s no such field.',
  'invalid-characters': 'Remove the special characters we can’t store.',
  'too-long': ({ max = 0 }: InputLimits) => `Use at most ${characters(max)}.`,
  'too-short': ({ min = 0 }: InputLimits) => `Use at least ${characters(min)}.`,
  'too-small': ({ min = 0, digits = 0 }: InputLimits) => `Enter ${formatNumber(min / 10 ** digits)} or more.`,
  'too-large': ({ max = 0, digits = 0 }: InputLimits) => `Enter ${formatNumber(max / 10 ** digits)} or less.`,
  'too-many': ({ max = 0 }: InputLimits) =>
    pluralEn(max, { one: 'Enter only 1 value.', other: `Enter at most ${formatNumber(max)} values.` }),
  'not-a-text': 'Enter text.',
  'not-a-whole-number': 'Enter a whole number, like 12.',
  'not-a-number': 'Enter a number, like 12.5.',
  'not-an-amount': ({ digits = 0 }: InputLimits) => `Enter an amount, like ${(12).toFixed(digits)}.`,
  'not-a-percentage': ({ digits = 0 }: InputLimits) => `Enter a percentage, like ${digits > 0 ? 12.5 : 12}.`,
  'not-a-choice': ({ choices = [] }: InputLimits) => `Choose one of: ${choices.join(', ')}.`,
  'not-a-flag': 'Enter yes or no.',
  'not-a-date': 'Enter a date, like 2026-11-23.',
  'not-a-time': 'Enter a date and time with its offset, like 2026-11-23T09:30:00Z.',
  'not-a-list': 'Enter a list of values.',
  'invalid-slug': 'Use lowercase letters, digits, and hyphens.',
  'invalid-sku': 'Use up to 64 letters, digits, and symbols.',
  'invalid-measure': 'Enter an amount with a unit, like 250 g, 0.75 l or 12 pieces.',
  'invalid-hs-code': 'Enter the 6 to 10 digits of the customs code, like 6109.10.',
  'invalid-barcode': 'Enter all digits of a GTIN (EAN or UPC), like 4006381333931.',
  'invalid-key': 'This form is out of date. Reload the page and try again.',
  'invalid-country': 'There’s no country with this code. Enter one like US or DE.',
  'invalid-color': 'Enter a color, like #1a2b3c.',
  'invalid-link':
    'Enter a page of the shop, like /about, or a link that starts with https://, mailto: or tel:.',
  'invalid-code': 'Use 3 to 32 letters, digits, and hyphens.',
  'file-too-large': ({ max = 0 }: InputLimits) =>
    `This file is too large. The limit is ${formatNumber(max / 1_000_000)} MB.`,
  'too-many-files': ({ max = 0 }: InputLimits) =>
    pluralEn(max, { one: 'Choose only 1 file.', other: `Choose at most ${formatNumber(max)} files.` }),
  'wrong-file-type': 'We can’t read this kind of file.',
  'file-not-stored': 'We couldn’t save your files. Please try again in a moment.',
  'bad-electronic-address':
    'Enter an email address, like name@example.com, or a web address that starts with https://.',
  'bad-email': 'Enter a valid email address, like name@example.com.',
})
