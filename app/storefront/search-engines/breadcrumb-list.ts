import type { BreadcrumbList, WithContext } from 'schema-dts'

/** A breadcrumb for search engines: schema.org's BreadcrumbList. The page itself comes last and needs no address. */
export function breadcrumbList(
  origin: string,
  trail: readonly { name: string; to: string }[],
  title: string,
): WithContext<BreadcrumbList> {
  const items = [...trail.map(({ name, to }) => ({ name, item: origin + to })), { name: title }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}
