import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const claimMessages = inLanguage({
  title: 'Make a warranty claim',
  titleFor: ({ name }: { name: string }) => `Make a warranty claim: ${name}`,
  item: ({ name, number }: { name: string; number: string }) => `${name}, from order ${number}.`,
  itemUntil: ({ name, number, date }: { name: string; number: string; date: string }) =>
    `${name}, from order ${number}. Under warranty until ${date}.`,
  description: 'What’s wrong, and when did it start?',
  get whereWeReply(): string {
    return sendsEmails() ? 'We’ll reply by email.' : 'You’ll find our reply on the page of your order.'
  },
  submit: 'Submit claim',
  refusals: {
    'not-delivered': (): string => 'This order hasn’t arrived yet.',
    'not-offered': (): string => 'We don’t offer a warranty of our own.',
    over: (): string => 'The warranty has expired.',
    'unknown-line': (): string => 'You’ve already returned this item.',
    'too-short': ({ min }: { min: number }) => `Describe the problem in at least ${min} characters.`,
    'too-many-open': ({ maxOpen }: { maxOpen: number }) =>
      `You already have ${maxOpen} open claims for this item. Please wait for our reply to those first.`,
    'too-long': ({ max }: { max: number }) => `Keep your description under ${formatNumber(max)} characters.`,
  },
})
