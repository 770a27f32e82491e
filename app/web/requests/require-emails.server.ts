import { redirect } from 'react-router'
import { sendsEmails } from '#messages/current-emails.ts'

/** In a shop that sends no emails, throws a redirect to the page of the form, which says so. */
export function requireEmails(page: string): void {
  if (!sendsEmails()) throw redirect(page, 303)
}
