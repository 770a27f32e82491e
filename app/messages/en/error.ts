export default {
  goneWrong: 'Something went wrong',
  goneWrongOnOurSide: 'Something went wrong on our side',
  notFound: 'There’s nothing here. The page may have moved, or the address may have a typo.',
  notFoundTitle: 'Page not found',
  notLoaded: 'We couldn’t load this page, but nothing was lost.',
  notRendered: 'We couldn’t load this page, but nothing was lost. Please try again in a moment.',
  quoteNumber: 'If it happens again, send us this number: <id></id>',
  reload: 'Reload page',
}
