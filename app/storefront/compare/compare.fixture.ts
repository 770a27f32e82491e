/** What a form brings along that would be a script if it were printed as it came. */
export const hostile = '"><script>alert(1)</script>'

/** Four products, as the cookie keeps them. */
export const four = 'water-pot.school-bag.product.office-bag'

/** The names of the compared products in the order of their columns. */
export async function columns(answer: Response): Promise<string[]> {
  const html = await answer.text()
  return [...html.matchAll(/<th scope="col">.*?<a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title!)
}

/** Where an answer leads, and what it lets the browser keep. */
export const outcome = ({ status, headers }: Response) => ({
  status,
  location: headers.get('location'),
  cookie: headers.get('set-cookie')?.split(';')[0],
})
