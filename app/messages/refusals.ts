import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

/** Seconds, or minutes from one minute on. */
const wait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60
    ? pluralEn(seconds, { one: '1 second', other: `${seconds} seconds` })
    : pluralEn(minutes, { one: '1 minute', other: `${minutes} minutes` })
}

export const refusalMessages = inLanguage({
  tooManyPages: ({ seconds }: { seconds: number }) =>
    `You’ve opened too many pages too quickly. Try again in ${wait(seconds)}.`,
  unreadableForm: 'Something’s wrong with this form. Go back, reload the page, and try again.',
  onlyForms: 'Please use the form on our site for this.',
  requests: {
    method: 'This address doesn’t accept that kind of request.',
    'cross-site': 'This form was sent from another site. Please use the form on our site.',
    'not-a-form': 'We can’t read this kind of data. Please use the form on our site.',
    'unknown-length': 'This form arrived incomplete. Reload the page and send it again.',
    'too-large': 'That’s more than this form can hold. Shorten your text and send it again.',
    'too-slow': 'Your form took too long to arrive. Check your connection and send it again.',
    unreadable: 'Something’s wrong with this form. Go back, reload the page, and try again.',
    'files-too-large': 'These files are too large. Send fewer or smaller ones.',
    busy: 'We’re very busy right now. Try again in a moment.',
  },
  pageUnavailable: 'We can’t show this page right now. Please try again in a moment.',
  tryAgainSoon: 'Please try again in a moment.',
  nothingLost: 'We’ve kept everything you typed.',
  chooseFilesAgain: 'Choose your files again:',
  sendAgain: 'Send again',
  reloadPage: 'Reload the page',
  goToCart: 'Go to your cart',
  opening: 'The shop is starting up. Try again in a moment.',
  notAPage: 'There’s no page at this address.',
  failed: ({ id }: { id: string }) => `Something went wrong on our side. Reference: ${id}`,
})
