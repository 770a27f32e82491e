import { inLanguage } from './in-language.ts'

export const unexpectedFailureMessages = inLanguage({
  goneWrongOnOurSide: 'Something went wrong on our side',
  notRendered: 'We couldn’t load this page, but nothing was lost. Please try again in a moment.',
  quoteNumber: 'If it happens again, send us this number: <id></id>',
})
