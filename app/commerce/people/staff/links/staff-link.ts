/** How long a link signs in, in milliseconds. */
export const staffLinkLifetime = 24 * 60 * 60_000

export type StaffLinkPurpose = 'owner' | 'invitation'
