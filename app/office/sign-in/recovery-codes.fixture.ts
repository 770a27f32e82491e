/** The recovery codes that a page shows. */
export function recoveryCodesIn(html: string): string[] {
  return [...html.matchAll(/<li>([2-9a-z-]{14})<\/li>/g)].map(([, code]) => code!)
}
