/** The parsed JSON-LD of a page. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into any shape
export function jsonLd(html: string): any[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  )
}
