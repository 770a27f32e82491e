import { inLanguage } from '../in-language.ts'

/** The name of the first owner until they enter theirs. */
export const firstOwnerName = 'Owner'

/** Texts of the page with everybody who works in the shop. */
export const officeStaffMessages = inLanguage({
  title: 'Staff',
  list: 'People who work in the shop',
  invited: (email: string) => `Invited: ${email}`,
  notSecured: 'no passkey or app yet',
  lastUsed: (at: string) => `last here ${at}`,
  notHere: 'signed out',
  you: 'You',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  setRole: 'Change role',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  inviteAgain: 'Email a new link',
  newLink: 'Create a new link',
  reset: 'Reset sign-in',
  resetOf: (name: string) => `Reset sign-in of ${name}`,
  resetSays: (name: string) =>
    `For somebody who lost their phone, or whose phone somebody else has. ${name} is signed out everywhere, and their passkeys, app and recovery codes stop working. This can’t be undone.`,
  resetEmail: (email: string) =>
    `We email a link to ${email}. It works once, within 24 hours, and leads to a new passkey or app.`,
  resetChanged: (date: string) =>
    `This address was changed on ${date}. Ask them in person whether it’s theirs before you send it a link.`,
  resetByLink:
    'You get a link to pass on, because this shop has no mail server. It works once, within 24 hours, and leads to a new passkey or app.',
  resetButton: (email: string) => `Reset and email ${email}`,
  wasReset: (name: string, email: string) =>
    `Reset the sign-in of ${name}. A new link is on its way to ${email}.`,
  noOtherOwner: 'Nobody else could sign in as an owner. Wait until another owner has signed in.',
  back: 'Cancel',
  inviteTitle: 'Invite somebody',
  inviteSays: 'They get an email with a link that works once, within 24 hours.',
  inviteByLink:
    'You get a link to pass on, because this shop has no mail server. It works once, within 24 hours.',
  inviteLink: 'Invite and show the link',
  linkTitle: 'Link into the office',
  passOn: (email: string) =>
    `This shop has no mail server, so nothing was emailed. Pass this link on to ${email} yourself.`,
  linkOnce:
    'Copy it now: it isn’t shown again. It works once, within 24 hours, for the first person who opens it.',
  linkGone: 'A link is shown once. If it got lost, create a new one.',
  done: 'Back to staff',
  name: 'Name',
  email: 'Email',
  invite: 'Send invitation',
  sent: (email: string) => `Invitation sent to ${email}.`,
  taken: 'Somebody on your staff has this name or address.',
  roleChanged: (name: string, role: string) => `${name}: ${role}.`,
  removed: (name: string) => `Removed ${name} and signed them out.`,
  changedReason: 'Changed a role',
  removedReason: 'Removed somebody from the staff',
  lastOwner: 'The shop needs an owner. Make somebody else an owner first.',
  gone: 'They’re no longer on the staff, or have a way to sign in already.',
  rolesTitle: 'Permissions by role',
  roles: {
    owner: 'Everything, staff and payment settings included.',
    manager: 'Everything but staff and payment settings.',
    packer: 'Orders: read, pack and ship. Stock: count and change.',
    editor: 'Products: everything. Stock and changes: read.',
  },
})
