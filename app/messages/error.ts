import { inLanguage } from './in-language.ts'

export const errorMessages = inLanguage({
  goneWrong: 'Something went wrong',
  notFound: 'There’s nothing here. The page may have moved, or the address may have a typo.',
  notFoundTitle: 'Page not found',
  notLoaded: 'We couldn’t load this page, but nothing was lost.',
  reload: 'Reload page',
})
