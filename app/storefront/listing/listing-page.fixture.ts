import type { BuiltShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'

/** The content of a listing page, parsed from its HTML. */
export async function readListingPage(shop: BuiltShop, url: string) {
  const html = await loadHtml(shop, url)
  const main = htmlBetween(html, '<main', '</main>')
  const facets = main
    .split('<fieldset')
    .slice(1)
    .map(part => part.slice(0, part.indexOf('</fieldset>')))
    .map(fieldset => ({
      title: elementTexts(fieldset, 'legend')[0]!,
      values: elementTexts(fieldset, 'label').filter(label => !/^(From|to) \$/.test(label)),
      counts: [...fieldset.matchAll(/<span id="[^"]+">([\d,]+)/g)].map(([, count]) => count),
    }))
  return {
    html,
    main,
    facets,
    title: elementTexts(html, 'title')[0],
    heading: elementTexts(main, 'h1')[0],
    trail: elementTexts(htmlBetween(main, '<nav aria-label="Breadcrumb"', '</nav>'), 'li'),
    count: elementTexts(main, 'span aria-live="polite"')[0],
    names: elementTexts(main, 'h2'),
    urls: linkUrls(main),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  }
}
