/** The office has no translation yet. */
export const officeLanguage = 'en'

/** Whether a URL belongs to the office, which has scripts and a document of its own. */
export function isOfficePath(pathname: string): boolean {
  return pathname === '/office' || pathname === '/office.data' || pathname.startsWith('/office/')
}
