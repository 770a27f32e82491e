/** A breadcrumb for search engines: schema.org's BreadcrumbList. The page itself comes last. */
export function breadcrumbList(
  origin: string,
  trail: readonly { name: string; to: string }[],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + to,
    })),
  }
}
