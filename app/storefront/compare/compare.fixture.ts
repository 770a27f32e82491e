/** Would run as a script if printed unescaped. */
export const hostileText = '"><script>alert(1)</script>'

/** Four products, as in the cookie. */
export const fourComparedSlugs = 'water-pot.school-bag.product.office-bag'

/** The titles of the compared products in column order. */
export async function readColumnTitles(response: Response): Promise<string[]> {
  const html = await response.text()
  return [...html.matchAll(/<th scope="col">.*?<a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title!)
}

export const summarizeResponse = ({ status, headers }: Response) => ({
  status,
  location: headers.get('location'),
  cookie: headers.get('set-cookie')?.split(';')[0],
})
